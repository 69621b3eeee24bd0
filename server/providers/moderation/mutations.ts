import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { NotFound } from '#server/platform/errors.ts';
import { mayModerate, mayModerateMany } from '../access.ts';
import { ProviderPayload } from '../staff/mutations.ts';
import { assignProvider, releaseProvider } from './assignment.ts';
import { decide, decideAll, MOST_DECIDED } from './decide.ts';
import {
  costOf,
  DecideProviderInput,
  DecideProvidersInput,
  DecisionPayload,
  DecisionsPayload,
  UndonePayload,
} from './graphql.ts';
import type { Kind } from './refusals.ts';
import { undoAll, undoDecision } from './undo.ts';

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
  decideProvider: t.field({
    type: DecisionPayload,
    authScopes: mayModerate,
    description:
      'Approves, rejects, suspends or publishes a provider again, or requests changes. Errors: BAD_USER_INPUT, NOT_FOUND, ' +
      'CONFLICT (someone else decided first, or it has changed since `version`).',
    args: {
      input: t.arg({
        type: DecideProviderInput,
        required: true,
        description: 'The decision and its provider.',
      }),
    },
    resolve: async (_, { input: { databaseId: providerId, kind, ...input } }, context) => ({
      providerId,
      decisionId: await decide(context, { providerId, kind: kind as Kind, ...input }),
    }),
  }),
  decideProviders: t.field({
    type: DecisionsPayload,
    authScopes: mayModerateMany,
    description:
      'Makes one decision about several providers, each with its own history entry and email. Providers that someone else decided first, or that have changed since `version`, are skipped. Errors: BAD_USER_INPUT.',
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
  undoDecision: t.field({
    type: ProviderPayload,
    authScopes: mayModerate,
    description: 'Undoes your own decision within a few seconds, including its email. Errors: BAD_USER_INPUT.',
    args: { decisionId: t.arg.int({ required: true, description: 'The database id of the decision.' }) },
    resolve: async (_, { decisionId }, context) => ({ id: await undoDecision(context, decisionId) }),
  }),
  undoDecisions: t.field({
    type: UndonePayload,
    authScopes: mayModerate,
    description:
      'Undoes your own decisions within a few seconds, including their emails. Providers with a newer decision or version are skipped. Errors: BAD_USER_INPUT.',
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
