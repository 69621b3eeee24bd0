import { ContactType } from '#server/contacts/contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { BusinessRole, LaneRhythm } from '#server/lanes/laneType.ts';
import { BRANCH_TEXTS, MOST, PROVIDER_TEXTS } from '#shared/providerForm.ts';
import { textInputs } from '../texts/graphql.ts';

const ITEM_ID = "The database id as text; for a new item a text that begins with 'n'. Omitted items are deleted.";

const ContactInput = builder.inputType('ContactInput', {
  description: 'A way to reach a provider, in a form.',
  fields: (t) => ({
    id: t.string({ required: true, description: ITEM_ID }),
    contactType: t.field({ type: ContactType, description: 'The type of contact. Required.' }),
    contactValue: t.string({
      required: true,
      description:
        "An email, or a phone number: without a country code it is read as a number of the address's country. 6 to 15 digits.",
    }),
  }),
});

const ProviderServiceInput = builder.inputType('ProviderServiceInput', {
  description: 'A service that a provider offers at a place, in a form.',
  fields: (t) => ({
    id: t.string({ required: true, description: ITEM_ID }),
    serviceId: t.int({ description: 'The database id of the service. Required.' }),
    addressId: t.int({ description: 'The database id of the place. Required.' }),
  }),
});

const BranchInput = builder.inputType('BranchInput', {
  description: 'A site of a provider, in a form.',
  fields: (t) => ({
    id: t.string({ required: true, description: ITEM_ID }),
    addressId: t.int({ description: 'The database id of its place. Required.' }),
    ...textInputs(t, BRANCH_TEXTS),
  }),
});

const LaneInput = builder.inputType('LaneInput', {
  description: 'A route that a provider drives, in a form.',
  fields: (t) => ({
    id: t.string({ required: true, description: ITEM_ID }),
    fromId: t.int({ description: 'The database id of its start, a city, region or country. Required.' }),
    toId: t.int({ description: 'The database id of its end. Required.' }),
    bothWays: t.boolean({ description: 'Whether the way back is offered, too; null: it is not.' }),
    serviceId: t.int({ description: 'The database id of the only service on it; null: any service of the provider.' }),
    rhythm: t.field({ type: LaneRhythm, description: 'Its frequency; null: on demand.' }),
  }),
});

export const ProviderInput = builder.inputType('ProviderInput', {
  description: 'The complete form of a provider. Omitted fields are cleared.',
  fields: (t) => ({
    ...textInputs(t, PROVIDER_TEXTS),
    taxTypeId: t.int({ description: 'The database id of the tax type; null: none.' }),
    addressId: t.int({ description: "The database id of the provider's city. Required." }),
    contacts: t.field({ type: [ContactInput], required: true, description: 'The complete list, up to 200.' }),
    services: t.field({
      type: [ProviderServiceInput],
      required: true,
      description: 'The complete list, from 1 to 200.',
    }),
    branches: t.field({
      type: [BranchInput],
      description: `The complete list, up to ${MOST.branches}; null: the branches are unchanged.`,
    }),
    roles: t.field({ type: [BusinessRole], description: 'The complete list; null: the roles are unchanged.' }),
    lanes: t.field({
      type: [LaneInput],
      description: `The complete list, up to ${MOST.lanes}; null: the lanes are unchanged.`,
    }),
  }),
});
