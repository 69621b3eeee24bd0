import { fold } from '#shared/fold.ts';

/** Legal forms at the end of a name, as in `duplicates.name_key` of the server, which finds possible duplicates. */
const legalForms =
  /( (s de r ?l( de c ?v)?|s a p i( de c ?v)?|s ?a de c ?v|de c ?v|s ?r ?l|s ?a ?s|s ?a ?c|s ?a ?a|s ?p ?a|s ?a|ltda|lda|ltd|limited|limitada|l ?l ?c|inc|incorporated|corp|corporation|e ?i ?r ?l|eireli|m ?e|epp|co|company|cia|compania|companhia))$/;

function nameKey(name: string): string {
  let key = ` ${fold(name)}`;
  // "Andes y Cia SRL" has two legal forms; a name that consists only of legal forms keeps them
  for (let shorter = key.replace(legalForms, ''); shorter !== key && shorter.trim() !== ''; ) {
    key = shorter;
    shorter = key.replace(legalForms, '');
  }
  return key.replaceAll(' ', '');
}

/** A key that is the same for a phone with or without country and area codes; an extension is ignored. */
function phoneKey(phone: string): string {
  const digits = (phone.split(';')[0] ?? '').replace(/\D/g, '');
  return digits.length >= 8 ? digits.slice(-8) : digits;
}

function siteKey(url: string): string {
  return url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}

const byField: Partial<Record<string, (text: string) => string>> = {
  businessName: nameKey,
  commercialName: nameKey,
  websiteUrl: siteKey,
  taxNumber: (text) => fold(text).replaceAll(' ', ''),
  contacts: (text) => (text.includes('@') ? text.trim().toLowerCase() : phoneKey(text)),
};

/** The normalized form of a value for comparing businesses: without case, accents, punctuation and legal form. */
export function comparedKey(field: string, text: string): string {
  return (byField[field] ?? fold)(text);
}
