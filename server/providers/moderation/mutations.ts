import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { NotFound } from '#server/platform/errors.ts';
import { mayModerate, mayModerateMany } from '../access.ts';
import { ProviderPayload } from '../record/graphql.ts';
import { assignProvider, releaseProvider } from './assignment.ts';
import { decideAll, MOST_DECIDED } from './decide.ts';
import { costOf, DecideProvidersInput, DecisionsPayload, UndonePayload } from './graphql.ts';
import type { Kind } from './refusals.ts';
import { undoAll } from './undo.ts';

async function existing({ db }: Context, id: number): Promise<number> {
  if (!(await db.prisma.provider.count({ where: { id } }))) throw new NotFound('provider.notFound');
  return id;
}

builder.mutationFields((t) => ({
  assignProvider: t.field({
    type: ProviderPayload,
    authScopes: mayModerate,
    description:
      'Assigns a pending provider to the viewer for 15 minutes, unless someone else has it: see `assignment`. Errors: ' +
      'NOT_FOUND.',
    args: {
      databaseId: t.arg.int({ required: true, description: "The provider's database id." }),
      takeOver: t.arg.boolean({ description: 'True: even if someone else has it. Null counts as false.' }),
    },
    resolve: async (_, { databaseId, takeOver }, context) => {
      await assignProvider(context, databaseId, takeOver ?? false);
      return { id: await existing(context, databaseId) };
    },
  }),
  releaseProvider: t.field({
    type: ProviderPayload,
    authScopes: mayModerate,
    description: "Ends the viewer's own assignment of a provider. Errors: NOT_FOUND.",
    args: { databaseId: t.arg.int({ required: true, description: "The provider's database id." }) },
    resolve: async (_, { databaseId }, context) => {
      await releaseProvider(context, databaseId);
      return { id: await existing(context, databaseId) };
    },
  }),
  decideProviders: t.field({
    type: DecisionsPayload,
    authScopes: (_, { input }) => (input.providers.length === 1 ? mayModerate : mayModerateMany),
    description:
      'Approves, rejects, suspends or publishes providers again, or requests changes, each with its own history entry ' +
      'and email. Of several, those that cannot be decided about are skipped; a single one is an error. More than one ' +
      'need a recent proof. Errors: BAD_USER_INPUT, PROOF_REQUIRED, NOT_FOUND, CONFLICT (someone decided before, or, ' +
      'at `version`, saved it since).',
    args: {
      input: t.arg({
        type: DecideProvidersInput,
        required: true,
        description: 'The decision and its providers.',
      }),
    },
    complexity: ({ input }) => costOf(input.providers.length),
    resolve: (_, { input: { providers, kind, ...input } }, context) =>
      decideAll(context, {
        ...input,
        kind: kind as Kind,
        providers: providers.map(({ databaseId, version }) => ({ providerId: databaseId, version })),
      }),
  }),
  undoDecisions: t.field({
    type: UndonePayload,
    authScopes: mayModerate,
    description:
      'Undoes your own decisions within a few seconds, including their emails. Providers that someone decided about or ' +
      'saved since are skipped; a single one is an error. Errors: BAD_USER_INPUT.',
    args: {
      decisionIds: t.arg.intList({
        required: true,
        description: `The database ids of the decisions, at most ${MOST_DECIDED}.`,
      }),
    },
    complexity: ({ decisionIds }) => costOf(decisionIds.length),
    resolve: (_, { decisionIds }, context) => undoAll(context, decisionIds),
  }),
}));
