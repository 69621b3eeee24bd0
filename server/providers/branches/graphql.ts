import { displayPhone, phoneUrl } from '#server/contacts/phones/phone.ts';
import type { ProviderBranch } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { REST_ID } from '#server/graphql/paging.ts';
import { PlaceRef } from '#server/places/graphql.ts';
import { BRANCH_TEXTS } from '#shared/providerForm.ts';

export type BranchRow = Pick<ProviderBranch, 'id' | 'addressId' | 'name' | 'phone' | 'hours'> & {
  updatedAt: Date | string;
};

export const Branch = builder.objectRef<BranchRow>('Branch').implement({
  description:
    'A place of a provider with its name, phone and hours. Searches find the provider at this place: with the services entered for it, or if there are none, with all services of the provider.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    place: t.field({
      type: PlaceRef,
      description: 'The place of the branch.',
      resolve: ({ addressId }, _, { gazetteer }) => gazetteer.get(addressId)!,
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: `${BRANCH_TEXTS.name.about} Null when there is none.`,
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'The phone in E.164, with an extension as in `+541145678900;ext=12`; null when there is none.',
    }),
    phoneText: t.string({
      nullable: true,
      description: 'The phone in the format of its country.',
      resolve: ({ phone }) => phone && displayPhone(phone),
    }),
    phoneUrl: t.field({
      type: 'URL',
      nullable: true,
      description: 'A `tel:` link for the phone. Null without a phone, and for a number of an unknown country.',
      resolve: ({ phone }) => phone && phoneUrl(phone),
    }),
    hours: t.exposeString('hours', {
      nullable: true,
      description: `${BRANCH_TEXTS.hours.about} Such as \`${BRANCH_TEXTS.hours.example}\`. Null when unknown.`,
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
  }),
});
