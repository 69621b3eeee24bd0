import { formVariables, type RestRequest } from '#server/rest/route.ts';
import { LANGUAGES } from '#shared/language.ts';
import { NAME_FIELDS } from './nameIn.ts';

const translated = ({ body }: RestRequest) => LANGUAGES.filter((language) => body[NAME_FIELDS[language]] != null);

/** The variables of the form. REST has a separate field for the name in each language. */
export function variables(request: RestRequest) {
  const names: string[] = Object.values(NAME_FIELDS);
  const form = Object.fromEntries(Object.entries(request.body).filter(([field]) => !names.includes(field)));
  const translations = translated(request).map((language) => ({ language, name: request.body[NAME_FIELDS[language]] }));
  return formVariables('service')({ ...request, body: { ...form, translations } });
}

/** The REST field of a translation with an error. */
export const nameField = ([part, at]: readonly string[], request: RestRequest) =>
  part === 'translations' ? NAME_FIELDS[translated(request)[Number(at)]!] : undefined;
