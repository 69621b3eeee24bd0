import { builder } from '#server/graphql/builder.ts';
import { ErrorCode, errorCodeOf, reasonField } from '#server/graphql/formErrors.ts';
import { UserName } from '#server/graphql/userName.ts';
import { message } from '#server/i18n/messages.ts';
import { Provider } from '../record/graphql.ts';
import { heldAssignment } from './assignment.ts';
import { type decideAll, MOST_DECIDED } from './decide.ts';
import { ProviderDecision } from './decisionType.ts';
import { ProviderModeration } from './moderationType.ts';
import type { Skipped } from './refusals.ts';
import type { undoAll } from './undo.ts';

builder.prismaObjectField(ProviderDecision, 'provider', (t) =>
  t.relation('provider', { type: Provider, description: 'The provider.' }),
);

const Assignment = builder.prismaObject('ProviderAssignment', {
  description: 'The moderator who has a pending provider open.',
  fields: (t) => ({
    user: t.relation('user', { type: UserName, description: 'The user.' }),
    isOwn: t.boolean({
      description: 'Whether the user is the viewer.',
      select: { userId: true },
      resolve: ({ userId }, _, { viewer }) => userId === viewer?.id,
    }),
    since: t.expose('since', { type: 'DateTime', description: 'The time at which the moderator opened the provider.' }),
  }),
});

builder.prismaObjectField(ProviderModeration, 'assignment', (t) =>
  t.field({
    type: Assignment,
    nullable: true,
    description:
      'The moderator who has the provider open; no one else may decide about it. Null when there is none, and after 15 minutes.',
    select: (_, __, nested) => ({ assignment: nested(true) }),
    resolve: ({ assignment }) => (assignment && assignment.since > heldAssignment().since.gt ? assignment : null),
  }),
);

const SkippedProvider = builder.objectRef<Skipped>('SkippedProvider').implement({
  description: 'A provider that was skipped, and the reason.',
  fields: (t) => ({
    providerDatabaseId: t.exposeInt('providerId', { description: "The provider's database id." }),
    businessName: t.exposeString('businessName', {
      nullable: true,
      description: 'The legal name; null after the provider is deleted.',
    }),
    code: t.field({
      type: ErrorCode,
      description: 'The reason as a code for programs.',
      resolve: ({ error }) => errorCodeOf(error),
    }),
    reason: t.field(reasonField),
    message: t.string({
      description:
        'The reason as a text, such as the name of the user who decided first, in the language of the request.',
      resolve: ({ error }, _, { language }) => message(error.key, language, error.parameters),
    }),
  }),
});

/** The complexity of lists whose rows are charged with the mutation that takes their ids. */
const CHARGED = { field: 1, multiplier: 1 };
/** The points for one changed provider, with its history, search and webhooks. */
const POINTS = 10;
export const costOf = (count: number) => {
  const charged = Math.min(Math.max(count, 1), MOST_DECIDED);
  return { field: POINTS * charged, multiplier: charged };
};

type Decided = Awaited<ReturnType<typeof decideAll>>;

const ProviderDecisions = builder.interfaceRef<Decided>('ProviderDecisions').implement({
  description: 'The decisions about several providers.',
  fields: (t) => ({
    decisions: t.prismaField({
      type: [ProviderDecision],
      complexity: CHARGED,
      description: `The decisions, sorted by the id of the provider; at most ${MOST_DECIDED}.`,
      resolve: (query, { decisionIds }, _, { db }) =>
        db.prisma.providerDecision.findMany({
          ...query,
          where: { id: { in: decisionIds } },
          orderBy: { providerId: 'asc' },
        }),
    }),
    skipped: t.expose('skipped', {
      type: [SkippedProvider],
      complexity: CHARGED,
      description: `The providers without a decision, at most ${MOST_DECIDED}.`,
    }),
    undoSeconds: t.int({
      description: 'The number of seconds in which the decisions can be undone; their emails are delayed until then.',
      resolve: (_, __, context) => context.undoSeconds,
    }),
  }),
});

export const DecisionsPayload = builder.objectRef<Decided>('DecisionsPayload').implement({
  description: 'The decisions that were made.',
  interfaces: [ProviderDecisions],
});

export const UndonePayload = builder.objectRef<Awaited<ReturnType<typeof undoAll>>>('UndoDecisionsPayload').implement({
  description: 'The undone decisions.',
  fields: (t) => ({
    providers: t.prismaField({
      type: [Provider],
      complexity: CHARGED,
      description: `The providers after the change, by id; at most ${MOST_DECIDED}.`,
      resolve: (query, { providerIds }, _, { db }) =>
        db.prisma.provider.findMany({ ...query, where: { id: { in: providerIds } }, orderBy: { id: 'asc' } }),
    }),
    skipped: t.expose('skipped', {
      type: [SkippedProvider],
      complexity: CHARGED,
      description: `The providers whose decision was not undone, at most ${MOST_DECIDED}.`,
    }),
  }),
});
