import { urlOf } from '#server/files/graphql.ts';
import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { connectionType } from '#server/graphql/lists.ts';
import { byId, connectionOf, costOfRows, REST_ID, readListPage, VERSION } from '#server/graphql/paging.ts';
import { MOST } from '#shared/providerForm.ts';
import { mayClaim, mayDecideClaims } from '../access.ts';
import { ProviderModeration } from '../moderation/moderationType.ts';
import { Provider } from '../record/graphql.ts';
import { visible } from '../record/visible.ts';
import { needsStaff, OPEN, UNENDED } from './claim.ts';
import { findClaimable } from './startClaim.ts';

const MAX_ROWS = 100;
const PAGE_ROWS = 25;

const Method = builder.enumType('ClaimMethod', {
  description: "A claimant's proof of ownership.",
  values: {
    DOMAIN: { value: 'domain', description: "A code emailed to an address at the domain of the listing's website." },
    LISTED_EMAIL: { value: 'listedEmail', description: 'A code emailed to an address of the listing.' },
    DOCUMENT: { value: 'document', description: 'A document that staff review.' },
  } as const,
});

const State = builder.enumType('ClaimState', {
  description: 'The state of a claim.',
  values: {
    UNPROVED: { description: 'A code was emailed, and the claimant has not entered it yet.' },
    IN_REVIEW: { description: 'Staff are reviewing the claim.' },
    NOTICE: { description: "The claim takes effect when the objection period of the listing's contacts ends." },
    ACCEPTED: { description: 'The claimant is an owner of the business.' },
    REJECTED: { description: 'Staff rejected the claim.' },
    WITHDRAWN: { description: 'The claimant withdrew the claim.' },
  } as const,
});

const STATES = { unproved: 'UNPROVED', accepted: 'ACCEPTED', refused: 'REJECTED', taken_back: 'WITHDRAWN' } as const;

export const ProviderClaim = builder.prismaObject('ProviderClaim', {
  authScopes: mayClaim,
  description: "A person's request to own a published listing.",
  fields: (t) => ({
    id: t.id({
      description: 'The id for the mutations of claims; not for `node`.',
      resolve: ({ id }) => writeGlobalId('ProviderClaim', id),
    }),
    databaseId: t.exposeInt('id', { description: REST_ID }),
    version: t.exposeInt('version', { description: VERSION }),
    providerDatabaseId: t.exposeInt('providerId', { description: "The provider's database id." }),
    businessName: t.string({
      description: 'The legal name of the listing.',
      select: { provider: { select: { businessName: true } } },
      resolve: ({ provider }) => provider.businessName,
    }),
    method: t.expose('method', { type: Method, description: 'The proof of ownership.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'The address to which the code was emailed; null for a document.',
    }),
    state: t.field({
      type: State,
      description: 'The state of the claim.',
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
      description:
        'The end of the objection period: the claim takes effect at this time at the earliest. Null before ' +
        'the contacts of the listing are notified.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'The reason given by staff, in plain text; null when there is none.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The submission time.' }),
    documentUrl: t.field({
      type: 'URL',
      nullable: true,
      description: 'The document, for staff and the claimant; null when there is none.',
      select: { file: true },
      resolve: ({ file }) => file && urlOf(file, file.widths.at(-1)!),
    }),
    objectedAt: t.expose('objectedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time at which a contact or owner of the listing objected; null when no one did.',
    }),
    objectedBy: t.exposeString('objectedBy', {
      nullable: true,
      authScopes: mayDecideClaims,
      description: 'The address of the person who objected, for staff; null when no one did.',
    }),
    user: t.relation('user', {
      nullable: true,
      description: 'The claimant, for staff; null after their account is deleted.',
    }),
    provider: t.field({
      type: Provider,
      nullable: true,
      description: 'The claimed listing; for claimants, null while it is not public.',
      select: (_, __, nested) => ({ provider: nested(true) }),
      resolve: ({ provider }, _, context) => visible(provider, context),
    }),
  }),
});

const ClaimOptions = builder
  .objectRef<NonNullable<Awaited<ReturnType<typeof findClaimable>>>>('ClaimOptions')
  .implement({
    authScopes: mayClaim,
    description: 'The ways to claim a published listing; a document is always possible.',
    fields: (t) => ({
      domain: t.exposeString('domain', {
        nullable: true,
        description:
          'A code sent to an address at this domain proves a claim; null when the listing has no such domain.',
      }),
      emails: t.exposeStringList('emails', {
        description: `The public addresses of the listing, at most ${MOST.contacts}: a code sent to one of these proves a claim.`,
      }),
    }),
  });

builder.prismaObjectFields(Provider, (t) => ({
  claimOptions: t.field({
    type: ClaimOptions,
    nullable: true,
    authScopes: mayClaim,
    description: 'The ways in which the signed-in user can claim the provider; null while it is not approved.',
    complexity: 5,
    resolve: ({ id }, _, { db }) => findClaimable(db.prisma, id),
  }),
  viewerClaim: t.prismaField({
    type: ProviderClaim,
    nullable: true,
    authScopes: mayClaim,
    description: "The signed-in user's last claim of the provider; null when there is none.",
    complexity: 5,
    resolve: (query, { id: providerId }, _, { db, viewer }) =>
      db.prisma.providerClaim.findFirst({
        ...query,
        where: { providerId, userId: viewer!.id },
        orderBy: { id: 'desc' },
      }),
  }),
}));

builder.prismaObjectField('User', 'claims', (t) =>
  t.relation('claims', {
    type: ProviderClaim,
    complexity: { multiplier: 5 },
    description: 'The open claims of the user, oldest first; at most 100.',
    query: { where: UNENDED, orderBy: { id: 'asc' }, take: MAX_ROWS },
  }),
);

const ClaimConnection = connectionType(
  ProviderClaim,
  { name: 'ProviderClaim', of: 'Claims', row: 'A claim' },
  (_, { db }) => db.prisma.providerClaim.count({ where: OPEN }),
);

builder.queryFields((t) => ({
  providerClaims: t.connection(
    {
      type: ProviderClaim,
      authScopes: mayDecideClaims,
      description: 'The proved and open claims, grouped by listing. Errors: BAD_USER_INPUT.',
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

builder.prismaObjectField(ProviderModeration, 'claims', (t) =>
  t.prismaField({
    type: [ProviderClaim],
    nullable: true,
    authScopes: mayDecideClaims,
    unauthorizedResolver: () => null,
    complexity: { multiplier: 5 },
    description: "The provider's open claims, oldest first; at most 50. Null for moderators.",
    select: { id: true },
    resolve: (query, { id: providerId }, _, { db }) =>
      db.prisma.providerClaim.findMany({ ...query, where: { providerId, ...OPEN }, orderBy: { id: 'asc' }, take: 50 }),
  }),
);
