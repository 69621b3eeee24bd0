import { stdnum } from 'stdnum';

interface Validator {
  validate: (value: string) => { isValid: boolean };
}

/** Whether a number breaks the checksum of its country's tax registration. False where there is none to hold it to. */
export function taxNumberIsDoubtful(countryCode: string, shortName: string, taxNumber: string): boolean {
  const country = (stdnum as unknown as Record<string, Record<string, Validator> | undefined>)[countryCode];
  const validator = country?.[shortName.toLowerCase().replace(/[^a-z]/g, '')];
  // the library takes dots for a mistake in some countries; people write them
  return validator ? !validator.validate(taxNumber.replace(/[\s.]/g, '')).isValid : false;
}
