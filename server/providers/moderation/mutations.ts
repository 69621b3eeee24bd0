import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { NotFound } from '#server/platform/errors.ts';
import { mayModerate, mayModerateMany } from '../access.ts';
import { ProviderPayload } from '../staff/mutations.ts';
import { assignProvider } from './assignment.ts';
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
      'Assigns a pending provider to the viewer for 15 minutes, unless somebody else has it: see `assignment`. Errors: ' +
      'NOT_FOUND.',
    args: {
      databaseId: t.arg.int({ required: true, description: "The provider's database id." }),
      takeOver: t.arg.boolean({ description: 'True: also when somebody else has it. Null counts as false.' }),
    },
    resolve: async (_, { databaseId, takeOver }, context) => {
      await assignProvider(context, databaseId, takeOver ?? false);
      return { id: await existing(context, databaseId) };
    },
  }),
  decideProvider: t.field({
    type: DecisionPayload,
    authScopes: mayModerate,
    description:
      'Approves a provider, sends it back, suspends it or publishes it again. Errors: BAD_USER_INPUT, NOT_FOUND, ' +
      'CONFLICT (somebody decided before, or, at `version`, saved it since).',
    args: {
      input: t.arg({
        type: DecideProviderInput,
        required: true,
        description: 'What is decided, about which provider.',
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
      'Decides the same about several providers at once, each with its own history entry and mail. Those that somebody ' +
      'decided before or, at `version`, saved since are skipped. Errors: BAD_USER_INPUT.',
    args: {
      input: t.arg({
        type: DecideProvidersInput,
        required: true,
        description: 'What is decided, about which providers.',
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
    description: 'Takes an own decision back within some seconds, and its mail with it. Errors: BAD_USER_INPUT.',
    args: { decisionId: t.arg.int({ required: true, description: 'The database id of the decision.' }) },
    resolve: async (_, { decisionId }, context) => ({ id: await undoDecision(context, decisionId) }),
  }),
  undoDecisions: t.field({
    type: UndonePayload,
    authScopes: mayModerate,
    description:
      'Takes own decisions back within some seconds, and their mails with them. Providers that somebody decided about or ' +
      'saved since are skipped. Errors: BAD_USER_INPUT.',
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
