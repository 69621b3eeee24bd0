import { ContactType } from '#server/contacts/contact.ts';
import { CredentialKind } from '#server/credentials/credentialType.ts';
import { builder } from '#server/graphql/builder.ts';
import { chosenId, databaseIdOf } from '#server/graphql/globalId.ts';
import { BusinessRole, LaneRhythm } from '#server/lanes/laneType.ts';
import { BRANCH_TEXTS, MOST, PROVIDER_TEXTS } from '#shared/providerForm.ts';
import { textInputs } from '../texts/graphql.ts';
import type { ProviderForm } from './parseProviderForm.ts';

const ITEM_ID =
  "The database id of a stored item. A new item, or one whose id is below 0 in a `ProviderForm`, has a text that begins with 'n'. Omitted items are deleted.";

const ContactInput = builder.inputType('ContactInput', {
  description: 'A contact of a provider, in a form.',
  fields: (t) => ({
    id: t.id({ required: true, description: ITEM_ID }),
    contactType: t.field({ type: ContactType, required: true, description: 'The type of contact.' }),
    contactValue: t.string({
      required: true,
      description:
        'An email, or a phone number: without a country code, it is read as a number of the country of the ' +
        "provider's city. 6 to 15 digits.",
    }),
  }),
});

const ProviderServiceInput = builder.inputType('ProviderServiceInput', {
  description: 'A service that a provider offers at a place, in a form.',
  fields: (t) => ({
    id: t.id({ required: true, description: ITEM_ID }),
    serviceId: t.id({ required: true, description: 'The id of the service.' }),
    placeId: t.id({ required: true, description: 'The id of the place.' }),
  }),
});

const BranchInput = builder.inputType('BranchInput', {
  description: 'A site of a provider, in a form.',
  fields: (t) => ({
    id: t.id({ required: true, description: ITEM_ID }),
    placeId: t.id({ required: true, description: "The id of the branch's place." }),
    ...textInputs(t, BRANCH_TEXTS),
  }),
});

const LaneInput = builder.inputType('LaneInput', {
  description: 'A route that a provider drives, in a form.',
  fields: (t) => ({
    id: t.id({ required: true, description: ITEM_ID }),
    fromId: t.id({ required: true, description: 'The id of the start of the route: a city, region or country.' }),
    toId: t.id({ required: true, description: 'The id of the end of the route.' }),
    bothWays: t.boolean({ description: 'Whether the return trip is offered, too; null counts as false.' }),
    serviceId: t.id({ description: 'The id of the only service on the route; null: any service of the provider.' }),
    rhythm: t.field({ type: LaneRhythm, description: 'The frequency of the route; null: on demand.' }),
  }),
});

const CredentialInput = builder.inputType('CredentialInput', {
  description: 'A registration number of a provider, in a form.',
  fields: (t) => ({
    id: t.id({ required: true, description: ITEM_ID }),
    kind: t.field({ type: CredentialKind, required: true, description: 'The register.' }),
    number: t.string({ required: true, description: 'The number; spaces, dots and hyphens are omitted.' }),
    validUntil: t.field({
      type: 'Date',
      description: 'The last day on which the credential is valid; null: it has no end.',
    }),
  }),
});

const ProviderInput = builder.inputType('ProviderInput', {
  description:
    'The complete form of a provider. `commercialName`, `description`, `taxNumber`, `taxTypeId` and ' +
    '`websiteUrl` are cleared if they are null or omitted; all other fields, including those of later ' +
    'releases, stay unchanged.',
  fields: (t) => ({
    ...textInputs(t, PROVIDER_TEXTS),
    taxTypeId: t.id({ description: 'The id of the tax type; null: none.' }),
    placeId: t.id({ required: true, description: "The id of the provider's city." }),
    contacts: t.field({
      type: [ContactInput],
      required: true,
      description: `The complete list of contacts, at most ${MOST.contacts}.`,
    }),
    services: t.field({
      type: [ProviderServiceInput],
      required: true,
      description: `The complete list of services: at least one, and at most ${MOST.services}.`,
    }),
    branches: t.field({
      type: [BranchInput],
      description: `The complete list of branches, at most ${MOST.branches}; null: the branches are unchanged.`,
    }),
    roles: t.field({ type: [BusinessRole], description: 'The complete list of roles; null: the roles are unchanged.' }),
    lanes: t.field({
      type: [LaneInput],
      description: `The complete list of lanes, at most ${MOST.lanes}; null: the lanes are unchanged.`,
    }),
    credentials: t.field({
      type: [CredentialInput],
      description: `The complete list of credentials, at most ${MOST.credentials}; null: the credentials are unchanged.`,
    }),
  }),
});

type Fields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>;

// Fields that the inputs of several mutations have in common.
export const providerField = (t: Fields) =>
  t.field({ type: ProviderInput, required: true, description: 'The complete form.' });
export const providerIdField = (t: Fields) => t.id({ required: true, description: 'The id of the provider.' });
export const imageField = (t: Fields) =>
  t.field({ type: 'Upload', required: true, description: 'The image file: JPEG, PNG or WebP, at most 10 MB.' });

/** The form for the verbs: a blank place or service has no id. */
export function formOf({
  taxTypeId,
  placeId,
  contacts,
  services,
  branches,
  lanes,
  credentials,
  ...rest
}: typeof ProviderInput.$inferInput): ProviderForm {
  const place = (id: string | number) => chosenId(id, 'Place');
  return {
    ...rest,
    taxTypeId: taxTypeId == null ? null : databaseIdOf(taxTypeId, 'TaxType'),
    placeId: place(placeId),
    contacts: contacts.map((contact) => ({ ...contact, id: String(contact.id) })),
    services: services.map(({ id, serviceId, placeId }) => ({
      id: String(id),
      serviceId: chosenId(serviceId, 'Service'),
      placeId: place(placeId),
    })),
    ...(branches && {
      branches: branches.map(({ id, placeId, ...branch }) => ({ ...branch, id: String(id), placeId: place(placeId) })),
    }),
    ...(lanes && {
      lanes: lanes.map(({ id, fromId, toId, serviceId, ...lane }) => ({
        ...{ ...lane, id: String(id), fromId: place(fromId), toId: place(toId) },
        serviceId: serviceId == null ? null : databaseIdOf(serviceId, 'Service'),
      })),
    }),
    ...(credentials && { credentials: credentials.map((item) => ({ ...item, id: String(item.id) })) }),
  };
}
