import { builder } from '#server/graphql/builder.ts';
import { UserName } from '#server/graphql/userName.ts';
import { message } from '#server/i18n/messages.ts';
import { Provider } from '../record/graphql.ts';
import { heldAssignment } from './assignment.ts';
import { type decideAll, MOST_DECIDED } from './decide.ts';
import { DecisionKind, ProviderDecision } from './decisionType.ts';
import type { Skipped } from './refusals.ts';
import type { undoAll } from './undo.ts';

const ChosenProviderInput = builder.inputType('ChosenProviderInput', {
  description: 'A provider that is decided about.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: "The provider's database id." }),
    version: t.int({ description: 'The version that was looked at; without it, the stored version is decided about.' }),
  }),
});

const ReasonTextInput = builder.inputType('ReasonTextInput', {
  description: 'A reason in one language.',
  fields: (t) => ({
    language: t.string({ required: true, description: '`en`, `es` or `pt`.' }),
    text: t.string({ required: true, description: 'Plain text, up to 2,000 characters.' }),
  }),
});

export const DecideProvidersInput = builder.inputType('DecideProvidersInput', {
  description: 'One decision to be made about several providers.',
  fields: (t) => ({
    providers: t.field({
      type: [ChosenProviderInput],
      required: true,
      description: `Which ones, at most ${MOST_DECIDED}.`,
    }),
    kind: t.field({ type: DecisionKind, required: true, description: 'Anything but UNDONE.' }),
    reason: t.string({ description: 'Plain text for the applicant; required unless it is approved or published.' }),
    silent: t.boolean({ description: 'True: the applicant is not notified. Null counts as false.' }),
    reasons: t.field({
      type: [ReasonTextInput],
      description: 'The reason for applicants of other languages. Those of a language without one get `reason`.',
    }),
  }),
});

builder.prismaObjectField(ProviderDecision, 'provider', (t) =>
  t.relation('provider', { type: Provider, description: 'What it is about.' }),
);

const Assignment = builder.prismaObject('ProviderAssignment', {
  description: 'Who has a pending provider open.',
  fields: (t) => ({
    user: t.relation('user', { type: UserName, description: 'Who it is.' }),
    isOwn: t.boolean({
      description: 'Whether it is the viewer.',
      select: { userId: true },
      resolve: ({ userId }, _, { viewer }) => userId === viewer?.id,
    }),
    since: t.expose('since', { type: 'DateTime', description: 'When it was opened.' }),
  }),
});

builder.prismaObjectField(Provider, 'assignment', (t) =>
  t.field({
    type: Assignment,
    nullable: true,
    description: 'Who has it open, and alone may decide about it; null for nobody, and after 15 minutes.',
    select: (_, __, nested) => ({ assignment: nested(true) }),
    resolve: ({ assignment }) => (assignment && assignment.since > heldAssignment().since.gt ? assignment : null),
  }),
);

const SkippedProvider = builder.objectRef<Skipped>('SkippedProvider').implement({
  description: 'A provider that was left as it is, and why.',
  fields: (t) => ({
    databaseId: t.exposeInt('providerId', { description: "The provider's database id." }),
    businessName: t.exposeString('businessName', { nullable: true, description: 'Null when it is gone.' }),
    reason: t.string({
      description: 'Such as who decided about it first, in the language of the request.',
      resolve: ({ error }, _, { language }) => message(error.key, language, error.parameters),
    }),
  }),
});

/** The rows of these lists are charged with the field that takes their ids. */
const CHARGED = { field: 1, multiplier: 1 };
/** Points for one provider that is changed, with its history, search and webhooks. */
const POINTS = 10;
export const costOf = (count: number) => {
  const charged = Math.min(Math.max(count, 1), MOST_DECIDED);
  return { field: POINTS * charged, multiplier: charged };
};

export const DecisionsPayload = builder.objectRef<Awaited<ReturnType<typeof decideAll>>>('DecisionsPayload').implement({
  description: 'The decisions about several providers.',
  fields: (t) => ({
    decisions: t.prismaField({
      type: [ProviderDecision],
      complexity: CHARGED,
      description: "Those that were made, in the order of their providers' ids.",
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
      description: 'The providers that nothing was decided about.',
    }),
    undoSeconds: t.int({
      description: 'How long they can be undone; their mails wait as long.',
      resolve: (_, __, context) => context.undoSeconds,
    }),
  }),
});

export const UndonePayload = builder.objectRef<Awaited<ReturnType<typeof undoAll>>>('UndoDecisionsPayload').implement({
  description: 'What was taken back of several decisions.',
  fields: (t) => ({
    providers: t.prismaField({
      type: [Provider],
      complexity: CHARGED,
      description: 'The providers as they are now, in the order of their ids.',
      resolve: (query, { providerIds }, _, { db }) =>
        db.prisma.provider.findMany({ ...query, where: { id: { in: providerIds } }, orderBy: { id: 'asc' } }),
    }),
    skipped: t.expose('skipped', {
      type: [SkippedProvider],
      complexity: CHARGED,
      description: 'The providers whose decision stands.',
    }),
  }),
});
