import { urlOf } from '#server/files/graphql.ts';
import { builder } from '#server/graphql/builder.ts';
import { connectionType } from '#server/graphql/lists.ts';
import { byId, connectionOf, costOfRows, readListPage, VERSION } from '#server/graphql/paging.ts';
import { mayClaim, mayDecideClaims } from '../access.ts';
import { roleOf } from '../people/team.ts';
import { Provider } from '../record/graphql.ts';
import { needsStaff, OPEN, UNENDED } from './claim.ts';
import { findClaimable } from './startClaim.ts';

const MAX_ROWS = 100;
const PAGE_ROWS = 25;

const Method = builder.enumType('ClaimMethod', {
  description: 'How a claimant shows that a listing is theirs.',
  values: {
    DOMAIN: { value: 'domain', description: "By a code to an address at the listing's own web domain." },
    LISTED_EMAIL: { value: 'listedEmail', description: 'By a code to an address of the listing.' },
    DOCUMENT: { value: 'document', description: 'With a document, which staff review.' },
  } as const,
});

const State = builder.enumType('ClaimState', {
  description: 'Where a claim stands.',
  values: {
    UNPROVED: { description: 'A code was emailed, which the claimant has not typed yet.' },
    IN_REVIEW: { description: 'Staff decide about it.' },
    NOTICE: { description: 'It takes effect once the contacts of the listing had the time to object.' },
    ACCEPTED: { description: 'The claimant is an owner of the business.' },
    REFUSED: { description: 'Staff refused it.' },
    TAKEN_BACK: { description: 'The claimant took it back.' },
  } as const,
});

const STATES = { unproved: 'UNPROVED', accepted: 'ACCEPTED', refused: 'REFUSED', taken_back: 'TAKEN_BACK' } as const;

export const ProviderClaim = builder.prismaObject('ProviderClaim', {
  description: 'That a published listing is the business of a person, who is to be its owner.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number by which it is proved and decided about.' }),
    version: t.exposeInt('version', { description: VERSION }),
    providerDatabaseId: t.exposeInt('providerId', { description: "The provider's database id." }),
    businessName: t.string({
      description: 'The legal name of the listing.',
      select: { provider: { select: { businessName: true } } },
      resolve: ({ provider }) => provider.businessName,
    }),
    method: t.expose('method', { type: Method, description: 'How it is proved.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Where the code was emailed to; null for a document.',
    }),
    state: t.field({
      type: State,
      description: 'Where it stands.',
      complexity: 5,
      select: { id: true, providerId: true, method: true, state: true },
      resolve: async ({ state, ...claim }, _, { db }) => {
        if (state !== 'proved' && state !== 'objected' && state !== 'approved') return STATES[state];
        return (await needsStaff(db.prisma, { state, ...claim })) ? 'IN_REVIEW' : 'NOTICE';
      },
    }),
    noticeUntil: t.expose('noticeUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'It takes effect then at the earliest; null while the contacts of the listing were not told.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'What staff said to it, in plain text; null when they said nothing.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    documentUrl: t.string({
      nullable: true,
      description: 'The document, for staff and the claimant; null when there is none.',
      select: { file: true },
      resolve: ({ file }) => file && urlOf(file, file.widths.at(-1)!),
    }),
    objectedAt: t.expose('objectedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a contact or owner of the listing objected; null when nobody did.',
    }),
    objectedBy: t.exposeString('objectedBy', {
      nullable: true,
      authScopes: mayDecideClaims,
      description: 'By which address, for staff; null when nobody did.',
    }),
    user: t.relation('user', { nullable: true, description: 'The claimant, for staff; null when they are gone.' }),
    provider: t.relation('provider', { type: Provider, description: 'What is claimed, for staff.' }),
  }),
});

type Claimable = NonNullable<Awaited<ReturnType<typeof findClaimable>>>;

const ClaimableListing = builder.objectRef<Claimable>('ClaimableListing').implement({
  description: 'A published listing, as a claimant sees it.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: "The provider's database id." }),
    businessName: t.exposeString('businessName', { description: 'The legal name.' }),
    domain: t.exposeString('domain', {
      nullable: true,
      description: 'An address at this domain proves a claim; null when the listing has no domain of its own.',
    }),
    emails: t.exposeStringList('emails', { description: 'The public addresses of the listing: each proves a claim.' }),
    isOwn: t.boolean({
      description: 'Whether the signed-in person owns it.',
      resolve: async ({ id }, _, { db, viewer }) => (await roleOf(db.prisma, id, viewer!.id)) === 'owner',
    }),
    claim: t.prismaField({
      type: ProviderClaim,
      nullable: true,
      description: "The signed-in person's last claim of it; null when there is none.",
      resolve: (query, { id: providerId }, _, { db, viewer }) =>
        db.prisma.providerClaim.findFirst({
          ...query,
          where: { providerId, userId: viewer!.id },
          orderBy: { id: 'desc' },
        }),
    }),
  }),
});

const ClaimConnection = connectionType(
  ProviderClaim,
  { name: 'ProviderClaimConnection', edge: 'ProviderClaimEdge', of: 'Claims', row: 'A claim' },
  (_, { db }) => db.prisma.providerClaim.count({ where: OPEN }),
);

builder.queryFields((t) => ({
  claimableListing: t.field({
    type: ClaimableListing,
    nullable: true,
    authScopes: mayClaim,
    description: 'A published listing that the signed-in person may claim; null when there is none.',
    args: { databaseId: t.arg.int({ required: true, description: "The provider's database id." }) },
    resolve: (_, { databaseId }, { db }) => findClaimable(db.prisma, databaseId),
  }),
  ownClaims: t.prismaField({
    type: [ProviderClaim],
    authScopes: mayClaim,
    complexity: { multiplier: 5 },
    description: "The signed-in person's claims that have not ended, oldest first.",
    resolve: (query, _, __, { db, viewer }) =>
      db.prisma.providerClaim.findMany({
        ...query,
        where: { userId: viewer!.id, ...UNENDED },
        orderBy: { id: 'asc' },
        take: MAX_ROWS,
      }),
  }),
  providerClaims: t.connection(
    {
      type: ProviderClaim,
      authScopes: mayDecideClaims,
      description: 'The claims that are proved and open, those of one listing side by side. Errors: BAD_USER_INPUT.',
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, paging, { db }) => {
        const page = readListPage(paging, MAX_ROWS, PAGE_ROWS);
        const asked = byId(page, 'asc');
        const rows = await db.prisma.providerClaim.findMany({ ...asked, where: { ...OPEN, ...asked.where } });
        return connectionOf(rows, page) as never;
      },
    },
    ClaimConnection,
  ),
}));

builder.prismaObjectField(Provider, 'claims', (t) =>
  t.prismaField({
    type: [ProviderClaim],
    authScopes: mayDecideClaims,
    complexity: { multiplier: 5 },
    description: 'The open claims of it, oldest first: they stand side by side.',
    select: { id: true },
    resolve: (query, { id: providerId }, _, { db }) =>
      db.prisma.providerClaim.findMany({ ...query, where: { providerId, ...OPEN }, orderBy: { id: 'asc' }, take: 50 }),
  }),
);
