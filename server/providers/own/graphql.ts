import { builder } from '#server/graphql/builder.ts';
import { editedVersion, versionFields } from '#server/graphql/expectedVersion.ts';
import { connectionType, queryOfRows } from '#server/graphql/lists.ts';
import { byId, connectionOf, costOfRows, readListPage } from '#server/graphql/paging.ts';
import { changedNode, deletedPayload } from '#server/graphql/payloads.ts';
import { mayReadOwnProviders, maySubmitProviders } from '../access.ts';
import { formOf, providerField, providerIdField } from '../form/providerInput.ts';
import { Provider, ProviderPayload } from '../record/graphql.ts';
import { ownProviders, showWritten } from '../record/own.ts';
import { ProviderStatus } from '../record/statusType.ts';
import { resubmitProvider, submitProvider } from './submitProvider.ts';
import { withdrawProvider } from './withdrawProvider.ts';

const WithdrawProviderPayload = deletedPayload('WithdrawProviderPayload', 'Provider');

const MAX_ROWS = 100;
const PAGE_ROWS = 25;

const OwnProviderConnection = connectionType(
  Provider,
  { name: 'OwnProvider', of: 'Own providers', row: 'An own provider' },
  ({ where }: { where: object }, context) => context.db.prisma.provider.count({ where }),
);

builder.queryField('ownProviders', (t) =>
  t.connection(
    {
      type: Provider,
      authScopes: mayReadOwnProviders,
      description: "The caller's providers, newest first. Tokens need `providers:read`. Errors: BAD_USER_INPUT.",
      args: {
        statuses: t.arg({
          type: [ProviderStatus],
          description: 'Only providers in one of these states; null: in any state.',
        }),
      },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, { statuses, ...paging }, context, info) => {
        const page = readListPage(paging, MAX_ROWS, PAGE_ROWS);
        const asked = byId(page, 'desc');
        const where = { ...ownProviders(context), ...(statuses && { status: { in: [...statuses] } }) };
        const rows = await context.db.prisma.provider.findMany({
          ...queryOfRows('Provider', context, info),
          ...asked,
          where: { ...where, ...asked.where },
        });
        return { ...connectionOf(rows, page), where } as never;
      },
    },
    OwnProviderConnection,
  ),
);

builder.mutationFields((t) => ({
  submitProvider: t.fieldWithInput({
    type: ProviderPayload,
    errors: {},
    authScopes: maySubmitProviders,
    description:
      'Submits a provider for moderation: its status is WAITING. Tokens need `providers:write`. Errors: BAD_USER_INPUT, CONFLICT ' +
      '(KEY_REUSED, or LIMIT_REACHED: too many of yours are WAITING) in `FormErrors`; FORBIDDEN (your email is not confirmed).',
    input: {
      provider: providerField(t.input),
      idempotencyKey: t.input.string({
        description:
          'A key chosen by the caller, up to 100 characters: a second call with the same key and form returns ' +
          'the provider of the first call. With another form, it is an error with the reason KEY_REUSED. Each ' +
          'partner and each user has separate keys; a key is stored as long as its provider, and can be used ' +
          'again after the provider is deleted.',
      }),
    },
    resolve: async (_, { input: { provider, idempotencyKey } }, context) => ({
      id: await submitProvider(context, formOf(provider), idempotencyKey),
    }),
  }),
  resubmitProvider: t.fieldWithInput({
    type: ProviderPayload,
    errors: {},
    authScopes: maySubmitProviders,
    description:
      'Submits a corrected version of your own provider that is WAITING or SENT_BACK; its status becomes ' +
      'WAITING. Tokens need `providers:write`. Errors: BAD_USER_INPUT, CONFLICT (WRONG_STATUS: it is ' +
      'APPROVED, REJECTED or SUSPENDED) in `FormErrors`; NOT_FOUND, CONFLICT (NEWER_VERSION, LOCKED) of the ' +
      'response.',
    input: { id: providerIdField(t.input), ...versionFields(t.input), provider: providerField(t.input) },
    resolve: (_, { input }, context) =>
      changedNode('Provider', input.id, async (id) => {
        await resubmitProvider(context, { ...formOf(input.provider), id, version: editedVersion(input) });
        showWritten(context, id);
      }),
  }),
  withdrawProvider: t.fieldWithInput({
    type: WithdrawProviderPayload,
    authScopes: maySubmitProviders,
    description:
      'Withdraws your own provider that is WAITING or SENT_BACK: it is deleted with its data, except for its history. A ' +
      'second call of the same caller has the same result. Tokens need `providers:write`. Errors: NOT_FOUND, FORBIDDEN ' +
      '(an editor), CONFLICT (WRONG_STATUS: it is APPROVED, REJECTED or SUSPENDED; NEWER_VERSION; LOCKED).',
    input: { id: providerIdField(t.input), ...versionFields(t.input) },
    resolve: (_, { input }, context) =>
      changedNode('Provider', input.id, (id) => withdrawProvider(context, { id, version: editedVersion(input) })),
  }),
}));
