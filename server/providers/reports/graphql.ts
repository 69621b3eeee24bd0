import type { Prisma } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { connectionType, pageOfIds } from '#server/graphql/lists.ts';
import { costOfRows, OFFSET, REST_ID, readListPage } from '#server/graphql/paging.ts';
import { mayFollowReport, mayModerate } from '../access.ts';
import { Provider } from '../record/graphql.ts';
import { type FollowedReport, loadReport } from './followReport.ts';

const MAX_ROWS = 100;
const PAGE_ROWS = 25;

export const ReportKind = builder.enumType('ReportKind', {
  description: 'The kind of problem with a provider.',
  values: {
    WRONG_PHONE: { value: 'wrong_phone', description: 'A phone number does not reach the provider.' },
    CLOSED: { value: 'closed', description: 'The provider no longer exists.' },
    NOT_THEM: { value: 'not_them', description: 'The contacts belong to another business or person.' },
    FRAUD: { value: 'fraud', description: 'A suspicion of fraud. Never public; the business may answer.' },
  } as const,
});

const ReportState = builder.enumType('ReportState', {
  description: 'The state of a report.',
  values: {
    UNPROVED: { value: 'unproved', description: 'The reporter has not confirmed the report.' },
    PENDING: { value: 'pending', description: 'Staff have to decide.' },
    ACCEPTED: { value: 'accepted', description: 'Staff accepted the report.' },
    REJECTED: { value: 'refused', description: 'Staff rejected the report.' },
    EXPIRED: { value: 'expired', description: 'A suspicion of fraud was not decided within 180 days.' },
  } as const,
});

export const FollowedReportType = builder.objectRef<FollowedReport>('FollowedReport').implement({
  description: 'A report, for the reporter.',
  fields: (t) => ({
    businessName: t.string({ description: 'The legal name.', resolve: ({ provider }) => provider.businessName }),
    kind: t.expose('kind', { type: ReportKind, description: 'The kind of problem.' }),
    state: t.expose('state', { type: ReportState, description: 'The state of the report.' }),
    isAnswered: t.boolean({
      description: 'Whether the business has answered a suspicion of fraud. The answer is for staff.',
      resolve: ({ answeredAt }) => answeredAt !== null,
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'The reason given by staff; null when there is none.',
    }),
  }),
});

builder.queryField('followedReport', (t) =>
  t.field({
    type: FollowedReportType,
    nullable: true,
    authScopes: mayFollowReport,
    description: 'The report of an emailed link, for its reporter. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { token: t.arg.string({ required: true, description: 'The token in the emailed link.' }) },
    resolve: (_, { token }, context) => loadReport(context, token),
  }),
);

export const ProviderReport = builder.prismaNode('ProviderReport', {
  description: 'A report of a problem with a provider, for staff.',
  id: { resolve: ({ id }) => id },
  // staff do not see a report before it is confirmed
  findUnique: (id) => ({ id: Number(id), state: { not: 'unproved' } }),
  nullable: true,
  authScopes: mayModerate,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    kind: t.expose('kind', { type: ReportKind, description: 'The kind of problem.' }),
    state: t.expose('state', { type: ReportState, description: 'The state of the report.' }),
    wrongValue: t.string({
      nullable: true,
      description: 'The wrong phone, as listed; null for other kinds, and once it is no longer listed.',
      select: { contactId: true, provider: { select: { contacts: true } } },
      resolve: ({ contactId, provider }) => provider.contacts.find(({ id }) => id === contactId)?.contactValue ?? null,
    }),
    proposed: t.exposeString('proposed', { nullable: true, description: 'The correct phone; null when unknown.' }),
    text: t.exposeString('text', { description: "The reporter's description, in plain text. May be empty." }),
    email: t.exposeString('email', { description: 'The address of the reporter. Never shown to the business.' }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'The answer of the business; null while there is none.',
    }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the answer, or null.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time at which the report was sent.' }),
    provider: t.relation('provider', { type: Provider, description: 'The provider.' }),
    alike: t.int({
      description:
        'The number of pending reports of this kind about the provider, each from another address and network: with three of them, the report comes first.',
      select: { providerId: true, kind: true },
      complexity: 5,
      resolve: ({ providerId, kind }, _, { db }) => countAlike(db.prisma, providerId, kind),
    }),
  }),
});

const countAlike = async (
  prisma: Pick<Prisma.TransactionClient, 'providerReport'>,
  providerId: number,
  kind: FollowedReport['kind'],
): Promise<number> => {
  const where = { providerId, kind, state: 'pending' as const };
  const reports = await prisma.providerReport.findMany({ where, select: { email: true, network: true } });
  const different = (name: 'email' | 'network') => new Set(reports.map((report) => report[name])).size;
  return Math.min(different('email'), different('network'));
};

/** SQL for the order of reports: those with three independent senders first, then the oldest. */
const ORDERED = `select r.id from provider_reports r join (
    select provider_id, kind, least(count(distinct email), count(distinct network)) >= 3 as goes_first
    from provider_reports where state = 'pending' group by 1, 2
  ) alike using (provider_id, kind)
  where r.state = 'pending' order by goes_first desc, r.id`;

const ReportConnection = connectionType(
  ProviderReport,
  { name: 'ProviderReport', of: 'Pending reports', row: 'A report' },
  (_, { db }) => db.prisma.providerReport.count({ where: { state: 'pending' } }),
);

builder.queryField('providerReports', (t) =>
  t.connection(
    {
      type: ProviderReport,
      authScopes: mayModerate,
      description:
        'Pending reports; reports with three senders of different addresses and networks come first. Errors: ' +
        'BAD_USER_INPUT.',
      args: { offset: t.arg.int({ description: OFFSET }) },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, paging, { db }) => {
        const page = readListPage(paging, MAX_ROWS, PAGE_ROWS);
        const { rows } = await db.pool.query<{ id: number }>(ORDERED);
        const ids = rows.map(({ id }) => id);
        const start = page.after === null ? page.offset : ids.indexOf(Number(page.after)) + 1;
        const found = await pageOfIds(ids.slice(start, start + page.first + 1), page, (where) =>
          db.prisma.providerReport.findMany({ where }),
        );
        return found as never;
      },
    },
    ReportConnection,
  ),
);
