import { fold } from '#shared/fold.ts';

/** Legal forms at the end of a name: as `duplicates.name_key` of the server, which finds possible duplicates. */
const legalForms =
  /( (s de r ?l( de c ?v)?|s a p i( de c ?v)?|s ?a de c ?v|de c ?v|s ?r ?l|s ?a ?s|s ?a ?c|s ?a ?a|s ?p ?a|s ?a|ltda|lda|ltd|limited|limitada|l ?l ?c|inc|incorporated|corp|corporation|e ?i ?r ?l|eireli|m ?e|epp|co|company|cia|compania|companhia))$/;

function nameKey(name: string): string {
  let key = ` ${fold(name)}`;
  // "Andes y Cia SRL" has two; a name that is nothing else keeps them
  for (let shorter = key.replace(legalForms, ''); shorter !== key && shorter.trim() !== ''; ) {
    key = shorter;
    shorter = key.replace(legalForms, '');
  }
  return key.replaceAll(' ', '');
}

/** With or without country and area codes it is the same phone; an extension is no part of it. */
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

/** A value as it is compared between two businesses: without case, accents, punctuation and legal form. */
export function comparedKey(field: string, text: string): string {
  return (byField[field] ?? fold)(text);
}
