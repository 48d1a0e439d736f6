// The part of speech spelt out, as nature_in_full of wordkit.words.text does it.

const WORDS = {
  adj: "adjectif", adv: "adverbe", art: "article", conj: "conjonction", dém: "démonstratif", dét: "déterminant",
  et: "et", f: "féminin", i: "intransitif", impers: "impersonnel", ind: "indirect", indéf: "indéfini",
  interj: "interjection", intr: "intransitif", inv: "invariable", loc: "locution", m: "masculin", n: "nom",
  num: "numéral", onomat: "onomatopée", ou: "ou", p: "pronominal", part: "participe", pl: "pluriel",
  poss: "possessif", pr: "pronominal", pron: "pronom", préf: "préfixe", prép: "préposition", sing: "singulier",
  suff: "suffixe", t: "transitif", tr: "transitif", v: "verbe",
};
// What follows « locution » agrees with it.
const LOCUTION_WORDS = {
  ...WORDS,
  adj: "adjectivale", adv: "adverbiale", conj: "conjonctive", interj: "interjective", n: "nominale", nom: "nominale",
  prép: "prépositive", pron: "pronominale", v: "verbale", verb: "verbale",
};

/** « n.m. » → « nom masculin »; one that we do not know stays as it is. */
export function natureInFull(nature) {
  const full = [];
  for (const part of nature.normalize("NFC").toLowerCase().match(/[^\s.,/]+/g) ?? []) {
    const known = full.includes("locution") ? LOCUTION_WORDS : WORDS;
    if (!Object.hasOwn(known, part)) return nature;
    full.push(known[part]);
  }
  return full.join(" ");
}
