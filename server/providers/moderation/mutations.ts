import { bySize } from '#server/graphql/accessDirective.ts';
import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { editedVersion, versionFields } from '#server/graphql/expectedVersion.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { changedNode } from '#server/graphql/payloads.ts';
import { NotFound } from '#server/platform/errors.ts';
import { mayModerate, mayModerateMany } from '../access.ts';
import { providerIdField } from '../form/providerInput.ts';
import { ProviderPayload } from '../record/graphql.ts';
import { assignProvider, releaseProvider } from './assignment.ts';
import { decideAll, EXPLAINED, MOST_DECIDED } from './decide.ts';
import { costOf, DecisionsPayload, UndonePayload } from './graphql.ts';
import type { Kind } from './refusals.ts';
import { undoAll } from './undo.ts';

const ChosenProviderInput = builder.inputType('ChosenProviderInput', {
  description: 'A provider to decide about.',
  fields: (t) => ({ id: providerIdField(t), ...versionFields(t) }),
});

const ReasonTextInput = builder.inputType('ReasonTextInput', {
  description: 'A reason in one language.',
  fields: (t) => ({
    language: t.field({ type: 'Language', required: true, description: 'The language of the text.' }),
    text: t.string({ required: true, description: 'The reason in plain text, up to 2,000 characters.' }),
  }),
});

type MutationFields = Parameters<Parameters<typeof builder.mutationFields>[0]>[0];

/** The mutation for a kind of decision. */
const decision = (t: MutationFields, kind: Kind, description: string) =>
  t.fieldWithInput({
    type: DecisionsPayload,
    authScopes: bySize(
      mayModerate,
      mayModerateMany,
      ({ input }: { input: { providers: unknown[] } }) => input.providers.length,
    ),
    description:
      `${description} For moderators. Each provider has a separate history entry and email. With several ` +
      'ids, providers that cannot be decided about are skipped; with a single id, this is an error. Several ' +
      'ids require a recent proof. Errors: BAD_USER_INPUT, PROOF_REQUIRED, NOT_FOUND, CONFLICT (another ' +
      'user has decided, or has saved the provider since `expectedVersion`).',
    input: {
      providers: t.input.field({
        type: [ChosenProviderInput],
        required: true,
        description: `The providers, at most ${MOST_DECIDED}.`,
      }),
      reason: t.input.string({
        required: EXPLAINED.includes(kind),
        description: 'The reason in plain text for the applicants, up to 2,000 characters.',
      }),
      reasons: t.input.field({
        type: [ReasonTextInput],
        description: 'The reason in other languages. Applicants whose language is missing receive `reason`.',
      }),
      isSilent: t.input.boolean({ description: 'True: the applicants are not notified. Null counts as false.' }),
    },
    complexity: ({ input }) => costOf(input.providers.length),
    resolve: (_, { input: { providers, isSilent: silent, ...input } }, context) =>
      decideAll(context, {
        ...input,
        silent,
        kind,
        providers: providers.map(({ id, ...version }) => ({
          providerId: databaseIdOf(id, 'Provider'),
          version: editedVersion(version),
        })),
      }),
  });

async function assertExists({ db }: Context, id: number): Promise<void> {
  if (!(await db.prisma.provider.count({ where: { id } }))) throw new NotFound('provider.notFound');
}

builder.mutationFields((t) => ({
  assignProvider: t.fieldWithInput({
    type: ProviderPayload,
    authScopes: mayModerate,
    description:
      'Assigns a pending provider to the viewer for 15 minutes, unless another moderator has it open: see ' +
      '`assignment`. Errors: NOT_FOUND.',
    input: {
      id: providerIdField(t.input),
      takeOver: t.input.boolean({
        description: 'True: the provider is assigned even if another moderator has it open. Null counts as false.',
      }),
    },
    resolve: (_, { input }, context) =>
      changedNode('Provider', input.id, async (id) => {
        await assignProvider(context, id, input.takeOver ?? false);
        await assertExists(context, id);
      }),
  }),
  releaseProvider: t.fieldWithInput({
    type: ProviderPayload,
    authScopes: mayModerate,
    description: "Ends the viewer's own assignment of a provider. Errors: NOT_FOUND.",
    input: { id: providerIdField(t.input) },
    resolve: (_, { input }, context) =>
      changedNode('Provider', input.id, async (id) => {
        await releaseProvider(context, id);
        await assertExists(context, id);
      }),
  }),
  approveProviders: decision(t, 'approved', 'Makes providers public.'),
  requestProviderChanges: decision(t, 'changesRequested', 'Requests changes from the applicants of providers.'),
  rejectProviders: decision(t, 'rejected', 'Rejects providers.'),
  suspendProviders: decision(t, 'suspended', 'Hides approved providers from the public.'),
  publishProviders: decision(t, 'published', 'Makes suspended providers public again, without a new approval.'),
  undoDecisions: t.fieldWithInput({
    type: UndonePayload,
    authScopes: mayModerate,
    description:
      'Undoes your own decisions within a few seconds, including their emails. Providers that another user ' +
      'has decided about or saved since are skipped; with a single id, this is an error. Errors: ' +
      'BAD_USER_INPUT.',
    input: {
      decisionIds: t.input.idList({
        required: true,
        description: `The ids of the decisions, at most ${MOST_DECIDED}.`,
      }),
    },
    complexity: ({ input }) => costOf(input.decisionIds.length),
    resolve: (_, { input }, context) =>
      undoAll(
        context,
        input.decisionIds.map((id) => databaseIdOf(id, 'ProviderDecision')),
      ),
  }),
}));
