import { Contact } from '#server/contacts/contact.ts';
import { contactTypeName } from '#server/contacts/contactType.ts';
import { builder } from '#server/graphql/builder.ts';
import { byId, connectionOf, readListPage } from '#server/graphql/listPage.ts';
import { costOfRows } from '#server/graphql/paging.ts';
import { Address } from '#server/places/graphql.ts';
import { ProviderService } from '#server/services/providerService.ts';
import { PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';
import { mayReadOwnProviders, maySubmitProviders } from '../access.ts';
import { ProviderInput } from '../form/providerInput.ts';
import { ProviderStatus, reasonOf, STATUS_SELECT, statusOf } from '../record/status.ts';
import { textFields } from '../texts/graphql.ts';
import { ownProviders } from './owner.ts';
import { resubmitProvider } from './resubmitProvider.ts';
import { submitProvider } from './submitProvider.ts';

const MAX_ROWS = 100;
const PAGE_ROWS = 25;

const OwnProvider = builder.prismaObject('Provider', {
  variant: 'OwnProvider',
  description: "A provider as its owner sees it: a partner's programs, or the people who are linked to it.",
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id in REST answers.' }),
    status: t.field({
      type: ProviderStatus,
      description: 'Where it is on its way into the directory.',
      select: STATUS_SELECT,
      resolve: statusOf,
    }),
    reason: t.string({
      nullable: true,
      description: 'Why it was sent back or rejected; null when it was not, or nothing was said.',
      select: STATUS_SELECT,
      resolve: reasonOf,
    }),
    version: t.exposeInt('version', { description: 'Grows with each save; sent back with the next one.' }),
    ...textFields(t, PROVIDER_TEXT_NAMES),
    taxTypeId: t.exposeInt('taxTypeId', { nullable: true, description: 'Database id; null when there is none.' }),
    address: t.field({
      type: Address,
      description: 'The city of the provider.',
      select: { addressId: true },
      resolve: ({ addressId }, _, { gazetteer }) => gazetteer.get(addressId)!,
    }),
    contacts: t.field({
      type: [Contact],
      description: 'Ways to reach it.',
      complexity: { multiplier: 3 },
      select: { contacts: { orderBy: { id: 'asc' } } },
      resolve: ({ contacts }) =>
        contacts.map((contact) => ({ ...contact, contactType: contactTypeName(contact.contactType) })),
    }),
    providerServices: t.field({
      type: [ProviderService],
      description: 'What it offers, and where.',
      complexity: { multiplier: 3 },
      select: { services: { orderBy: { id: 'asc' }, include: { service: true } } },
      resolve: ({ services }) => services,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent in.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last saved or decided about.' }),
  }),
});

const OwnProviderConnection = builder.connectionObject(
  {
    type: OwnProvider,
    name: 'OwnProviderConnection',
    description: 'Own providers, page by page.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many there are on all pages.',
        resolve: (_, __, context) => context.db.prisma.provider.count({ where: ownProviders(context) }),
      }),
    }),
  },
  { name: 'OwnProviderEdge', description: 'An own provider in a list.' },
);

builder.queryField('ownProviders', (t) =>
  t.connection(
    {
      type: OwnProvider,
      authScopes: mayReadOwnProviders,
      description:
        "The caller's providers in any state, newest first. Tokens need `providers:read`. Errors: BAD_USER_INPUT.",
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, paging, context) => {
        const page = readListPage(paging, MAX_ROWS, PAGE_ROWS);
        const asked = byId(page, 'desc');
        const rows = await context.db.prisma.provider.findMany({
          ...asked,
          where: { ...ownProviders(context), ...asked.where },
        });
        return connectionOf(rows, page) as never;
      },
    },
    OwnProviderConnection,
  ),
);

const OwnProviderPayload = builder.objectRef<{ id: number }>('OwnProviderPayload').implement({
  description: 'The provider as it is now.',
  fields: (t) => ({
    provider: t.prismaField({
      type: OwnProvider,
      description: 'The provider that was sent in.',
      resolve: (query, { id }, _, { db }) => db.prisma.provider.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

builder.mutationFields((t) => ({
  submitProvider: t.field({
    type: OwnProviderPayload,
    authScopes: maySubmitProviders,
    description:
      'Sends in a provider, which waits for moderation like any other. Tokens need `providers:write`. Errors: ' +
      'BAD_USER_INPUT.',
    args: {
      input: t.arg({ type: ProviderInput, required: true, description: 'The whole form.' }),
      idempotencyKey: t.arg.string({
        description: 'Chosen by the caller, up to 100 characters: sent again, it answers the provider it made.',
      }),
    },
    resolve: async (_, { input, idempotencyKey }, context) => ({
      id: await submitProvider(context, input, idempotencyKey),
    }),
  }),
  resubmitProvider: t.field({
    type: OwnProviderPayload,
    authScopes: maySubmitProviders,
    description:
      'Sends in an own provider again that waits or was sent back, corrected. Tokens need `providers:write`. Errors: ' +
      'BAD_USER_INPUT, NOT_FOUND, CONFLICT (it is approved or rejected, or somebody saved a newer version).',
    args: {
      databaseId: t.arg.int({ required: true, description: "The provider's database id." }),
      version: t.arg.int({ description: 'The version that was edited; without it the last save wins.' }),
      input: t.arg({ type: ProviderInput, required: true, description: 'The whole form.' }),
    },
    resolve: async (_, { databaseId: id, version, input }, context) => {
      await resubmitProvider(context, { ...input, id, version });
      return { id };
    },
  }),
}));
