import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { changedNode, savedRow } from '#server/graphql/payloads.ts';
import { mayEditOwnProviders, mayFollowReport, mayModerate, mayReport } from '../access.ts';
import { BusinessNamePayload, Provider, ProviderPayload } from '../record/graphql.ts';
import { answerAsOwner, answerByLink } from './answerSuspicion.ts';
import { decideReport } from './decideReport.ts';
import { confirmReport } from './followReport.ts';
import { FollowedReportType, ProviderReport, ReportKind } from './graphql.ts';
import { MAX_TEXT, sendReport } from './sendReport.ts';

const SendReportPayload = builder.objectRef<{ email: string }>('SendReportPayload').implement({
  description: 'An email with a link is sent: staff see the report once the reporter has confirmed it with the link.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'The address to which the link is sent.' }) }),
});

const ReportPayload = builder.objectRef<Awaited<ReturnType<typeof confirmReport>>>('ReportPayload').implement({
  description: 'The report after the change.',
  fields: (t) => ({
    report: t.field({ type: FollowedReportType, description: 'The report.', resolve: (report) => report }),
  }),
});

const DecidedPayload = builder.objectRef<{ id: number; reportId: number }>('DecidedReportPayload').implement({
  description: 'The report after the decision.',
  fields: (t) => ({
    provider: savedRow(t, 'provider', { type: Provider, description: 'The current data of the provider.' }),
    report: t.prismaField({
      type: ProviderReport,
      description: 'The report.',
      resolve: (query, { reportId }, _, { db }) =>
        db.prisma.providerReport.findUniqueOrThrow({ ...query, where: { id: reportId } }),
    }),
  }),
});

type Decision = Parameters<typeof decideReport>[1];

const decide = async (context: Context, sent: string | number, decision: Omit<Decision, 'reportId'>) => {
  const reportId = databaseIdOf(sent, 'ProviderReport');
  return { reportId, id: await decideReport(context, { reportId, ...decision }) };
};

builder.mutationFields((t) => ({
  sendReport: t.fieldWithInput({
    type: SendReportPayload,
    errors: {},
    authScopes: mayReport,
    description: 'Reports a problem with a provider. Errors: BAD_USER_INPUT, NOT_FOUND, TOO_MANY_REQUESTS.',
    input: {
      providerId: t.input.id({ required: true, description: 'The id of the provider.' }),
      kind: t.input.field({ type: ReportKind, required: true, description: 'The kind of problem.' }),
      contactId: t.input.id({ description: 'The wrong phone; required for `WRONG_PHONE`.' }),
      proposed: t.input.string({ description: 'The correct phone, if it is known.' }),
      text: t.input.string({
        description: `The description in plain text, up to ${MAX_TEXT} characters; required for \`FRAUD\`.`,
      }),
      email: t.input.string({ required: true, description: 'The email address of the reporter, for staff only.' }),
      botCheckSolution: t.input.string({ description: 'The solution of the bot check: see `botCheckChallenge`.' }),
    },
    resolve: async (_, { input }, context) => {
      const { providerId, contactId, ...report } = input;
      await sendReport(context, {
        ...report,
        providerId: databaseIdOf(providerId, 'Provider'),
        contactId: contactId == null ? null : databaseIdOf(contactId, 'Contact'),
      });
      return { email: input.email };
    },
  }),
  confirmReport: t.fieldWithInput({
    type: ReportPayload,
    authScopes: mayFollowReport,
    description: 'Confirms a report with the link mailed to its reporter. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    input: { token: t.input.string({ required: true, description: 'The token in the emailed link.' }) },
    resolve: (_, { input }, context) => confirmReport(context, input.token),
  }),
  answerReport: t.fieldWithInput({
    type: BusinessNamePayload,
    errors: {},
    authScopes: mayFollowReport,
    description:
      'Answers all open suspicions of fraud about a business, with the emailed link. Errors: BAD_USER_INPUT, ' +
      'TOO_MANY_REQUESTS.',
    input: {
      token: t.input.string({ required: true, description: 'The token in the emailed link.' }),
      answer: t.input.string({
        required: true,
        description: `The answer in plain text, up to ${MAX_TEXT} characters.`,
      }),
    },
    resolve: (_, { input }, context) => answerByLink(context, input.token, input.answer),
  }),
  answerSuspicions: t.fieldWithInput({
    type: ProviderPayload,
    errors: {},
    authScopes: mayEditOwnProviders,
    description:
      'Answers all open suspicions of fraud about your own business. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, ' +
      'CONFLICT (there are none), TOO_MANY_REQUESTS.',
    input: {
      id: t.input.id({ required: true, description: 'The id of the provider.' }),
      answer: t.input.string({
        required: true,
        description: `The answer in plain text, up to ${MAX_TEXT} characters.`,
      }),
    },
    resolve: (_, { input }, context) =>
      changedNode('Provider', input.id, (id) => answerAsOwner(context, id, input.answer)),
  }),
  acceptReport: t.fieldWithInput({
    type: DecidedPayload,
    authScopes: mayModerate,
    description:
      'Accepts a report: a wrong phone is replaced by the proposed one or removed, and a closed provider is ' +
      'suspended. Errors: NOT_FOUND, CONFLICT.',
    input: {
      id: t.input.id({ required: true, description: 'The id of the report.' }),
      reason: t.input.string({ description: 'The reason in plain text for the reporter.' }),
    },
    resolve: (_, { input: { id, reason } }, context) => decide(context, id, { isAccepted: true, reason }),
  }),
  rejectReport: t.fieldWithInput({
    type: DecidedPayload,
    authScopes: mayModerate,
    description: 'Rejects a report. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT.',
    input: {
      id: t.input.id({ required: true, description: 'The id of the report.' }),
      reason: t.input.string({ required: true, description: 'The reason in plain text for the reporter.' }),
    },
    resolve: (_, { input: { id, reason } }, context) => decide(context, id, { isAccepted: false, reason }),
  }),
}));
