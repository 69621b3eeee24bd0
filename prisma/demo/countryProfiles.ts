import type { DemoLanguage } from './demoTypes.ts';

/** The share of each country in the providers; all other countries share the remainder. */
export const countryWeights: Readonly<Record<string, number>> = {
  AR: 0.24,
  BR: 0.2,
  MX: 0.18,
  CO: 0.08,
  CL: 0.06,
  PE: 0.06,
  US: 0.06,
  UY: 0.02,
  PY: 0.02,
  BO: 0.02,
  EC: 0.02,
  VE: 0.015,
  GT: 0.01,
  CR: 0.01,
  PA: 0.01,
  DO: 0.01,
};

export const otherCountriesWeight = 0.02;

const englishSpeaking = new Set(
  'US CA BZ JM BS TT GY BB AG DM GD KN LC VC KY VG VI TC AI MS BM FK SR AW CW SX BQ GL HT GP MQ GF PM BL MF'.split(' '),
);

export function mainLanguage(countryCode: string): DemoLanguage {
  if (countryCode === 'BR') return 'pt';
  return englishSpeaking.has(countryCode) ? 'en' : 'es';
}

/** Legal forms by country, the most common first, as the first ones are picked more often. */
const legalForms: Readonly<Record<string, readonly string[]>> = {
  AR: ['S.R.L.', 'S.A.', 'S.A.S.'],
  BR: ['Ltda', 'EIRELI', 'S.A.', 'ME'],
  MX: ['S.A. de C.V.', 'S. de R.L. de C.V.', 'S.A.P.I. de C.V.'],
  CO: ['S.A.S.', 'Ltda.', 'S.A.'],
  CL: ['SpA', 'Ltda.', 'S.A.', 'E.I.R.L.'],
  PE: ['S.A.C.', 'E.I.R.L.', 'S.R.L.'],
  US: ['LLC', 'Inc.', 'Corp.', 'Co.'],
  UY: ['S.A.', 'S.R.L.', 'S.A.S.'],
  PY: ['S.A.', 'S.R.L.', 'E.A.S.'],
  BO: ['S.R.L.', 'S.A.'],
  EC: ['Cía. Ltda.', 'S.A.', 'S.A.S.'],
  VE: ['C.A.', 'S.R.L.'],
  GT: ['S.A.'],
  CR: ['S.A.', 'S.R.L.'],
  PA: ['S.A.', 'Corp.'],
  DO: ['S.R.L.', 'S.A.S.'],
  HN: ['S. de R.L.', 'S.A. de C.V.'],
  SV: ['S.A. de C.V.'],
  CU: ['S.R.L.'],
  PR: ['LLC', 'Inc.', 'Corp.'],
  CA: ['Ltd.', 'Inc.', 'Corp.'],
};

const legalFormsByLanguage: Readonly<Record<DemoLanguage, readonly string[]>> = {
  en: ['Ltd.', 'Limited'],
  es: ['S.A.'],
  pt: ['Ltda'],
};

export function legalFormsOf(countryCode: string): readonly string[] {
  return legalForms[countryCode] ?? legalFormsByLanguage[mainLanguage(countryCode)];
}
