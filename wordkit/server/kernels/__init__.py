"""The processes behind the pages: forked from one that has everything imported, made ahead, freed when left."""
