import { builder } from '../graphql/builder.ts';
import { ContactType } from './contact.ts';

const ITEM_ID = "The database id as text; a new item's begins with 'n'. Items that are left out are deleted.";

const ContactInput = builder.inputType('ContactInput', {
  fields: (t) => ({
    id: t.string({ required: true, description: ITEM_ID }),
    contactType: t.field({ type: ContactType, description: 'Required.' }),
    contactValue: t.string({ required: true, description: 'An e-mail, or 6 to 15 digits with an optional leading +.' }),
  }),
});

const ProviderServiceInput = builder.inputType('ProviderServiceInput', {
  fields: (t) => ({
    id: t.string({ required: true, description: ITEM_ID }),
    serviceId: t.int({ description: 'The database id of the service. Required.' }),
    addressId: t.int({ description: 'The database id of the place. Required.' }),
  }),
});

/** The whole form of a provider. */
export const ProviderInput = builder.inputType('ProviderInput', {
  fields: (t) => ({
    businessName: t.string({ required: true }),
    commercialName: t.string(),
    websiteUrl: t.string({ description: 'http(s)://host.tld[/path]' }),
    taxTypeId: t.int({ description: 'The database id of the tax type.' }),
    taxNumber: t.string(),
    description: t.string({ description: 'Up to 5,000 characters.' }),
    addressId: t.int({ description: "The database id of the provider's city. Required." }),
    contacts: t.field({ type: [ContactInput], required: true, description: 'The whole list.' }),
    services: t.field({ type: [ProviderServiceInput], required: true, description: 'The whole list, at least one.' }),
  }),
});
