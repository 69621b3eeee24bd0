import { inEachLanguage, LANGUAGES, type Language } from '#shared/language.ts';

type NameField = `name${Capitalize<Language>}`;

/** A row with a name in each language. */
export type Named = Record<NameField, string>;

/** The names of the columns with the names, by language. */
export const NAME_FIELDS = inEachLanguage(
  (language) => `name${language.replace(/^./, (letter) => letter.toUpperCase())}` as NameField,
);

export const NAME_COLUMNS = LANGUAGES.map((language) => `name_${language}`);

/** The same columns in SQL, as fields of `Named`; `read` converts each name. */
export const namesInSql = (read: (column: string) => string = (column) => column): string =>
  Object.entries(NAME_FIELDS)
    .map(([language, field]) => `${read(`name_${language}`)} as "${field}"`)
    .join(', ');

/** The name of a service, category or subcategory: in English if an older release stored none in the language. */
export const nameIn = (language: Language, row: Named): string => row[NAME_FIELDS[language]] || row.nameEn;

/** The columns of a row with these names. */
export const namedIn = (names: Record<Language, string>) =>
  Object.fromEntries(LANGUAGES.map((language) => [NAME_FIELDS[language], names[language]])) as Named;
