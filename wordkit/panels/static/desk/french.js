// Small French turns of phrase that the desk's sentences share.
import { t } from "../page.js";

/** many(3, "{n} texte", "{n} textes"): zero is singular in French. */
export const many = (n, one, more, values = {}) => t(n > 1 ? more : one, { n, ...values });

/** « d’Anna », « de Malo », « de Hiboux »: the h of some names is not mute. */
export const of = (name) => t(/^(?!hib|héron)[aeiouyhâàéèêëîïôöûüœ]/i.test(name) ? "d’{name}" : "de {name}", { name });
