/** The reader of a text, as reported by the browser. */
export interface Reader {
  /** The ISO 3166-1 alpha-2 code of the country. */
  country: string | null;
  /** The ISO 639-1 code of the language. */
  spoken: string | null;
}

/** An unknown reader, such as a program or the author of a file. */
export const UNKNOWN_READER: Reader = { country: null, spoken: null };

const countries = (codes: string) => new Set(codes.split(' '));

/** The countries of the Americas where most people speak these languages. */
const SPEAKING: Record<string, ReadonlySet<string>> = {
  es: countries('AR BO CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'),
  pt: countries('BR'),
  en: countries('US CA JM TT BS BB BZ GY AG DM GD KN LC VC VI PR'),
  fr: countries('CA HT GF GP MQ BL MF PM'),
};

/** Whether the inhabitants of a country speak the reader's language. */
export function speaks(countryCode: string, { spoken }: Reader): boolean {
  return spoken !== null && (SPEAKING[spoken]?.has(countryCode) ?? false);
}
