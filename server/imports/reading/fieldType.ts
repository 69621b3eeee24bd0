import { builder } from '#server/graphql/builder.ts';
import { enumName } from '#server/rest/schema.ts';
import { PROVIDER_TEXTS, type ProviderText } from '#shared/providerForm.ts';
import { TARGETS, type Target } from './targets.ts';

const ABOUT: Record<Exclude<Target, ProviderText>, string> = {
  id: 'The database id of a provider in Rumbo.',
  reference: 'The number of the provider in the register.',
  taxType: 'The type of the tax number.',
  city: 'The city, or a whole address; several columns are tried in turn.',
  cityId: 'The database id of the city in Rumbo.',
  region: 'The state or province of the city.',
  postalCode: 'The postal code of the address.',
  country: 'The country of the city.',
  latitude: 'The latitude of the address, or its full position.',
  longitude: 'The longitude of the address.',
  contacts: "Contacts in the format of Rumbo's exports.",
  services: 'The names of the services, in one or several columns.',
  roles: "The roles of the business in a transport, in the format of Rumbo's exports.",
  lanes: "The lanes of the provider, in the format of Rumbo's exports.",
  credentials: "The credentials of the provider, in the format of Rumbo's exports.",
  email: 'An email address; several columns can be mapped to it.',
  phone: 'A phone number of an unknown kind; several columns can be mapped to it.',
  mobilePhone: 'A mobile phone number; several columns can be mapped to it.',
  whatsapp: 'A WhatsApp number; several columns can be mapped to it.',
  address: 'An address that names the city, for rows whose city is empty.',
  areaCode: 'The area code of the phone numbers in adjacent columns.',
};

const isText = (target: Target): target is ProviderText => target in PROVIDER_TEXTS;

/** The fields that a column of a file can be mapped to. */
export const ProviderImportField = builder.enumType('ProviderImportField', {
  description: 'The field to which a column of an imported file is mapped.',
  values: Object.fromEntries(
    TARGETS.map((target) => [
      enumName(target),
      { value: target, description: isText(target) ? PROVIDER_TEXTS[target].about : ABOUT[target] },
    ]),
  ) as Record<string, { value: Target; description: string }>,
});
