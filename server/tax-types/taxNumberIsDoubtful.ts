import { stdnum } from 'stdnum';

interface Validator {
  validate: (value: string) => { isValid: boolean };
}

/** Whether a number fails the checksum of its country's tax registration. False when there is no checksum. */
export function taxNumberIsDoubtful(countryCode: string, shortName: string, taxNumber: string): boolean {
  const country = (stdnum as unknown as Record<string, Record<string, Validator> | undefined>)[countryCode];
  const validator = country?.[shortName.toLowerCase().replace(/[^a-z]/g, '')];
  // the library rejects dots in some countries, where people use them
  return validator ? !validator.validate(taxNumber.replace(/[\s.]/g, '')).isValid : false;
}
