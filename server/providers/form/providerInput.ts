import { ContactType } from '#server/contacts/contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { PROVIDER_TEXTS } from '#shared/providerForm.ts';
import { textInputs } from '../texts/graphql.ts';

const ITEM_ID = "The database id as text; a new item's begins with 'n'. Items that are left out are deleted.";

const ContactInput = builder.inputType('ContactInput', {
  description: 'A way to reach a provider, as the form has it.',
  fields: (t) => ({
    id: t.string({ required: true, description: ITEM_ID }),
    contactType: t.field({ type: ContactType, description: 'Of which kind it is. Required.' }),
    contactValue: t.string({
      required: true,
      description:
        'An e-mail, or a phone number: without a country code it is of the country of the address. 6 to 15 digits.',
    }),
  }),
});

const ProviderServiceInput = builder.inputType('ProviderServiceInput', {
  description: 'A service that a provider offers at a place, as the form has it.',
  fields: (t) => ({
    id: t.string({ required: true, description: ITEM_ID }),
    serviceId: t.int({ description: 'The database id of the service. Required.' }),
    addressId: t.int({ description: 'The database id of the place. Required.' }),
  }),
});

export const ProviderInput = builder.inputType('ProviderInput', {
  description: 'The whole form of a provider: what is left out is emptied.',
  fields: (t) => ({
    ...textInputs(t, PROVIDER_TEXTS),
    taxTypeId: t.int({ description: 'The database id of the tax type; null: there is none.' }),
    addressId: t.int({ description: "The database id of the provider's city. Required." }),
    contacts: t.field({ type: [ContactInput], required: true, description: 'The whole list, up to 200.' }),
    services: t.field({ type: [ProviderServiceInput], required: true, description: 'The whole list, from 1 to 200.' }),
  }),
});
