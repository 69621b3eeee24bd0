import { builder } from '#server/graphql/builder.ts';
import { editedVersion, versionFields } from '#server/graphql/expectedVersion.ts';
import { connectionType } from '#server/graphql/lists.ts';
import { byId, connectionOf, costOfRows, readListPage } from '#server/graphql/paging.ts';
import { changeById, savedPayload } from '#server/graphql/payloads.ts';
import { mayReadOwnProviders, maySubmitProviders } from '../access.ts';
import { formOf, providerField, providerIdField } from '../form/providerInput.ts';
import { ProviderImage } from '../record/graphql.ts';
import { pathOf, REASON_SELECT, reasonOf, storedFields } from '../record/statusType.ts';
import { ownProviders, resubmitProvider, submitProvider } from './submitProvider.ts';

const MAX_ROWS = 100;
const PAGE_ROWS = 25;

export const OwnProvider = builder.prismaObject('Provider', {
  variant: 'OwnProvider',
  description: "A provider as its owners see it: the partner's programs, or the people linked to it.",
  fields: (t) => ({
    reason: t.string({
      nullable: true,
      description: 'Why it was sent back, rejected or suspended; null when it was not, or nothing was said.',
      select: REASON_SELECT,
      resolve: reasonOf,
    }),
    ...storedFields(t as never),
    image: t.relation('image', { type: ProviderImage, nullable: true, description: 'Null when there is none.' }),
    path: t.string({
      nullable: true,
      description: 'The path of its page on this site; null while it is not approved.',
      select: { id: true, businessName: true, status: true },
      resolve: pathOf,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was submitted.' }),
  }),
});

const OwnProviderConnection = connectionType(
  OwnProvider,
  { name: 'OwnProviderConnection', edge: 'OwnProviderEdge', of: 'Own providers', row: 'An own provider' },
  (_, context) => context.db.prisma.provider.count({ where: ownProviders(context) }),
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

builder.queryField('ownProvider', (t) =>
  t.prismaField({
    type: OwnProvider,
    nullable: true,
    authScopes: mayReadOwnProviders,
    description: "One of the caller's providers, in any state; null for others. Tokens need `providers:read`.",
    args: { databaseId: t.arg.int({ required: true, description: "The provider's database id." }) },
    resolve: (query, _, { databaseId: id }, context) =>
      context.db.prisma.provider.findFirst({ ...query, where: { id, ...ownProviders(context) } }),
  }),
);

export const OwnProviderPayload = savedPayload('OwnProviderPayload', 'The provider after the change.', 'provider', {
  type: OwnProvider,
  description: 'The submitted provider.',
});

builder.mutationFields((t) => ({
  submitProvider: t.fieldWithInput({
    type: OwnProviderPayload,
    errors: {},
    authScopes: maySubmitProviders,
    description: 'Submits a provider for moderation. Tokens need `providers:write`. Errors: ' + 'BAD_USER_INPUT.',
    input: {
      provider: providerField(t.input),
      idempotencyKey: t.input.string({
        description:
          'Chosen by the caller, up to 100 characters: a second call with it returns the provider of the first.',
      }),
    },
    resolve: async (_, { input: { provider, idempotencyKey } }, context) => ({
      id: await submitProvider(context, formOf(provider), idempotencyKey),
    }),
  }),
  resubmitProvider: t.fieldWithInput({
    type: OwnProviderPayload,
    errors: {},
    authScopes: maySubmitProviders,
    description:
      'Submits a corrected version of your own provider that is pending or needs changes. Tokens need `providers:write`. Errors: ' +
      'BAD_USER_INPUT, NOT_FOUND, CONFLICT (it is approved, rejected or suspended, or there is a newer version).',
    input: { id: providerIdField(t.input), ...versionFields(t.input), provider: providerField(t.input) },
    resolve: (_, { input }, context) =>
      changeById(input.id, 'Provider', (id) =>
        resubmitProvider(context, { ...formOf(input.provider), id, version: editedVersion(input) }),
      ),
  }),
}));
