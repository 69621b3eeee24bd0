import type { PrismaModelTypes, prismaModelName } from '@pothos/plugin-prisma';
import { Contact } from '#server/contacts/contact.ts';
import { contactTypeName } from '#server/contacts/contactType.ts';
import { DeclaredCredential } from '#server/credentials/credentialType.ts';
import { ProviderImage } from '#server/files/graphql.ts';
import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { BusinessRole, Lane } from '#server/lanes/laneType.ts';
import { PlaceRef } from '#server/places/graphql.ts';
import { ProviderService } from '#server/services/providerService.ts';
import { MOST, PROVIDER_TEXT_NAMES, type ProviderText } from '#shared/providerForm.ts';
import { Branch } from '../branches/graphql.ts';
import { textFields } from '../texts/graphql.ts';
import { cardOf, readField, type Shown } from './visible.ts';

type Types = (typeof builder)['$inferSchemaTypes'];
type Model = PrismaModelTypes & Types['PrismaTypes']['Provider'];
type Shape = Model['Shape'] & { [prismaModelName]?: 'Provider' };
/** The field builder of the types of a provider. */
export type ProviderFields = PothosSchemaTypes.PrismaObjectFieldBuilder<Types, Model, Shape>;

/** The public fields of a provider's form, with some of the texts. */
export function formFields(t: ProviderFields, texts: readonly ProviderText[]) {
  return {
    ...textFields(t, texts, (provider: Shown, name, context) => readField(provider, name, context)),
    place: t.field({
      type: PlaceRef,
      description: 'The city of the provider.',
      resolve: ({ addressId }, _, { gazetteer }) => gazetteer.get(addressId)!,
    }),
    contacts: t.field({
      type: [Contact],
      description: `The contacts of the provider, at most ${MOST.contacts}.`,
      complexity: { multiplier: 3 },
      resolve: (provider, _, context) => cardOf(provider)?.contacts ?? contactsOf(provider, context),
    }),
    providerServices: t.field({
      type: [ProviderService],
      description: `The services of the provider and their places, at most ${MOST.services}.`,
      complexity: { multiplier: 3 },
      resolve: (provider, _, context) => readField(provider, 'services', context),
    }),
    branches: t.field({
      type: [Branch],
      description: `The branches of the provider, at most ${MOST.branches}.`,
      complexity: { multiplier: 3 },
      resolve: (provider, _, context) => readField(provider, 'branches', context),
    }),
    roles: t.field({
      type: [BusinessRole],
      description: 'The roles in a transport that the provider declares.',
      resolve: (provider, _, context) => readField(provider, 'roles', context),
    }),
    lanes: t.field({
      type: [Lane],
      description: `The routes that the provider drives, at most ${MOST.lanes}.`,
      complexity: { multiplier: 3 },
      resolve: (provider, _, context) => readField(provider, 'lanes', context),
    }),
  };
}

async function contactsOf(provider: Shown, context: Context) {
  const contacts = await readField(provider, 'contacts', context);
  return contacts.map((contact) => ({ ...contact, contactType: contactTypeName(contact.contactType) }));
}

/** The credentials with the fields of the form, for staff and owners. */
export const declaredField = (t: ProviderFields) =>
  t.field({
    type: [DeclaredCredential],
    description: `The credentials that the provider declares, checked or not; at most ${MOST.credentials}.`,
    complexity: { multiplier: 3 },
    resolve: (provider, _, context) => readField(provider, 'credentials', context),
  });

export const imageField = (t: ProviderFields) =>
  t.field({
    type: ProviderImage,
    nullable: true,
    description: 'The image of the provider, approved or not; null when there is none.',
    resolve: (provider, _, context) => readField(provider, 'image', context),
  });

export const ProviderForm = builder.prismaObject('Provider', {
  variant: 'ProviderForm',
  description:
    "The values of a provider's form. New items of a pending edit have ids below 0: send them back as new ones, such as 'n1' for -1.",
  fields: (t) => ({
    ...formFields(t as never, PROVIDER_TEXT_NAMES),
    credentials: declaredField(t as never),
    taxTypeDatabaseId: t.exposeInt('taxTypeId', {
      nullable: true,
      description: 'The id of the tax type; null when there is none.',
    }),
    image: imageField(t as never),
  }),
});
