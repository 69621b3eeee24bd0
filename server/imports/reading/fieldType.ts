import { builder } from '#server/graphql/builder.ts';
import { enumName } from '#server/rest/schema.ts';
import { PROVIDER_TEXTS, type ProviderText } from '#shared/providerForm.ts';
import { TARGETS, type Target } from './targets.ts';

const ABOUT: Record<Exclude<Target, ProviderText>, string> = {
  id: 'The database id of a provider in Rumbo.',
  reference: 'Its number in the register.',
  taxType: 'The type of its tax number.',
  city: 'Its city, or a whole address; several columns are tried in turn.',
  cityId: 'The database id of its city in Rumbo.',
  region: 'The state or province of the city.',
  postalCode: 'The postal code of its address.',
  country: 'The country of the city.',
  latitude: 'The latitude of its address, or its position.',
  longitude: 'The longitude of its address.',
  contacts: "Contacts in the format of Rumbo's exports.",
  services: 'The names of its services, in one or several columns.',
  roles: "Its roles in a transport, in the format of Rumbo's exports.",
  lanes: "Its lanes, in the format of Rumbo's exports.",
  credentials: "Its credentials, in the format of Rumbo's exports.",
  email: 'An email address; several columns are read.',
  phone: 'A phone number of an unknown kind; several columns are read.',
  mobilePhone: 'A mobile phone number; several columns are read.',
  whatsapp: 'A WhatsApp number; several columns are read.',
  address: 'An address that names the city, for rows whose city is empty.',
  areaCode: 'The area code of the phone numbers in the columns next to it.',
};

const isText = (target: Target): target is ProviderText => target in PROVIDER_TEXTS;

/** The fields that a column of a file can be mapped to. */
export const ProviderImportField = builder.enumType('ProviderImportField', {
  description: 'The content of a column of an imported file.',
  values: Object.fromEntries(
    TARGETS.map((target) => [
      enumName(target),
      { value: target, description: isText(target) ? PROVIDER_TEXTS[target].about : ABOUT[target] },
    ]),
  ) as Record<string, { value: Target; description: string }>,
});
