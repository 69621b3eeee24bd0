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
  contacts: 'Contacts as an export of Rumbo has them.',
  services: 'The names of its services, in one or several columns.',
  roles: 'Its roles in a transport, as an export of Rumbo has them.',
  lanes: 'Its lanes, as an export of Rumbo has them.',
  email: 'An email address; several columns are read.',
  phone: 'A phone number of an unknown kind; several columns are read.',
  mobilePhone: 'A mobile phone number; several columns are read.',
  whatsapp: 'A WhatsApp number; several columns are read.',
};

const isText = (target: Target): target is ProviderText => target in PROVIDER_TEXTS;

/** The fields that a column of a file can be read as. */
export const ProviderImportField = builder.enumType('ProviderImportField', {
  description: 'The content of a column of an imported file.',
  values: Object.fromEntries(
    TARGETS.map((target) => [
      enumName(target),
      { value: target, description: isText(target) ? PROVIDER_TEXTS[target].about : ABOUT[target] },
    ]),
  ) as Record<string, { value: Target; description: string }>,
});
