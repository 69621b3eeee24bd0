import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Whether a number is a mobile one, as far as its country's plan tells; else it counts as a land line. */
export function phoneType(value: string, countryCode: string): 'mobilePhone' | 'landPhone' {
  const type = parsePhoneNumberFromString(value, countryCode as CountryCode)?.getType();
  return type === 'MOBILE' ? 'mobilePhone' : 'landPhone';
}
