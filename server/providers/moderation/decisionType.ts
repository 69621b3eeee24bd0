import type { Pool } from 'pg';
import { builder } from '#server/graphql/builder.ts';
import { UserName } from '#server/graphql/userName.ts';
import { Log } from '#server/logs/graphql.ts';
import { mayReadHistory, mayReadProviders } from '../access.ts';
import { ProviderComparison } from '../record/comparisonType.ts';
import { Provider } from '../record/graphql.ts';
import { differenceSinceReview } from './difference.ts';
import { ProviderModeration } from './moderationType.ts';

const LookalikeReason = builder.enumType('LookalikeReason', {
  description: 'A property that two businesses share.',
  values: {
    NAME: { value: 'name', description: 'Nearly the same name, in the same province.' },
    PHONE: { value: 'phone', description: 'The same phone number, in any notation.' },
    EMAIL: { value: 'email', description: 'The same contact email.' },
    WEBSITE: { value: 'website', description: 'The same website.' },
    TAX_NUMBER: { value: 'taxNumber', description: 'The same tax number.' },
  } as const,
});

const Lookalike = builder.objectRef<DuplicateCandidate>('Lookalike').implement({
  description: 'A provider that may be the same business as another one, and why.',
  fields: (t) => ({
    provider: t.prismaField({
      type: Provider,
      description: 'The other provider.',
      resolve: (query, { providerId }, _, { db }) =>
        db.prisma.provider.findUniqueOrThrow({ ...query, where: { id: providerId } }),
    }),
    reasons: t.expose('reasons', {
      type: [LookalikeReason],
      description: 'The strongest first.',
    }),
  }),
});

const DecisionKind = builder.enumType('DecisionKind', {
  description: 'A decision of staff about a provider.',
  values: {
    APPROVED: { value: 'approved', description: 'It becomes public.' },
    CHANGES_REQUESTED: { value: 'changesRequested', description: 'The applicant has to correct it.' },
    REJECTED: { value: 'rejected', description: 'It is not published.' },
    SUSPENDED: { value: 'suspended', description: 'It is hidden from the public until it is published again.' },
    PUBLISHED: { value: 'published', description: 'It is public again, without a new approval.' },
    UNDONE: { value: 'undone', description: 'The previous decision was undone.' },
  } as const,
});

export const ProviderDecision = builder.prismaNode('ProviderDecision', {
  description: 'A decision of staff about a provider, and its reason.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadProviders,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The database id, for undoing it.' }),
    kind: t.expose('kind', { type: DecisionKind, description: 'The decision.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Plain text, as emailed to the applicant; null when no reason was given.',
    }),
    silent: t.exposeBoolean('silent', { description: 'Whether the applicant was not notified.' }),
    user: t.relation('user', {
      nullable: true,
      description: 'The user who decided; null after their account is deleted.',
    }),
    decidedBy: t.relation('user', { type: UserName, nullable: true, description: 'The name of who decided.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was decided.' }),
  }),
});

const MOST_CHANGES = 100;

builder.prismaObjectFields(ProviderModeration, (t) => ({
  lookalikes: t.field({
    type: [Lookalike],
    description: 'Other providers that may be the same business, the likeliest first; at most 10.',
    complexity: { field: 50, multiplier: 10 },
    resolve: ({ id }, _, { db }) => findDuplicates(db.pool, id),
  }),
  history: t.prismaField({
    type: [Log],
    nullable: true,
    authScopes: mayReadHistory,
    unauthorizedResolver: () => null,
    description:
      'Every change with its author and the previous values, newest first; at most 100. Null for moderators.',
    args: { first: t.arg.int({ defaultValue: MOST_CHANGES, description: 'The maximum number of entries.' }) },
    complexity: { multiplier: 10 },
    resolve: (query, { id }, { first }, { db }) =>
      db.prisma.log.findMany({
        ...query,
        where: { subject: 'provider', subjectId: id },
        orderBy: { id: 'desc' },
        take: Math.min(Math.max(first ?? MOST_CHANGES, 0), MOST_CHANGES),
      }),
  }),
  sinceReview: t.field({
    type: ProviderComparison,
    nullable: true,
    description:
      'The changes since staff last requested changes; null after another decision, or when nothing was saved.',
    complexity: { field: 5, multiplier: 1 },
    resolve: ({ id }, _, { db, language }) => differenceSinceReview(db.prisma, id, language),
  }),
  decisions: t.relation('decisions', {
    type: ProviderDecision,
    description: 'The decisions of staff, newest first; at most 50.',
    complexity: { multiplier: 5 },
    query: { orderBy: { id: 'desc' }, take: 50 },
  }),
}));

type DuplicateCandidateReason = 'name' | 'phone' | 'email' | 'website' | 'taxNumber';

interface DuplicateCandidate {
  providerId: number;
  /** The strongest first. */
  reasons: DuplicateCandidateReason[];
}

const MOST = 10;
/**
 * Possible duplicates of this provider: the same tax number, site, phone or e-mail, or a similar name in the same
 * province. The strongest match comes first.
 */
async function findDuplicates(pool: Pool, providerId: number): Promise<DuplicateCandidate[]> {
  const values = [providerId, MOST];
  return (await pool.query<DuplicateCandidate>({ name: 'providers.duplicateCandidates', text: SQL, values })).rows;
}

const SQL = `
with me as (
  select duplicates.site_key(website_url) as site_key, duplicates.tax_key(tax_number) as tax_key
  from providers where id = $1
), found (id, reason, weight) as (
  select p.id, 'taxNumber', 4 from me join providers p on duplicates.tax_key(p.tax_number) = me.tax_key
  union all
  select p.id, 'website', 3 from me join providers p on duplicates.site_key(p.website_url) = me.site_key
  union all
  select other.provider_id, 'phone', 3 from contacts mine
    join contacts other on duplicates.phone_key(other.contact_value) = duplicates.phone_key(mine.contact_value)
    where mine.provider_id = $1 and mine.contact_type <> 'email' and other.contact_type <> 'email'
  union all
  select other.provider_id, 'email', 3 from contacts mine
    join contacts other on lower(other.contact_value) = lower(mine.contact_value)
    where mine.provider_id = $1 and mine.contact_type = 'email' and other.contact_type = 'email'
  union all
  select alike, 'name', 2 from duplicates.similar_names($1) alike
), reasons as (select distinct id, reason, weight from found where id <> $1)
select id as "providerId", array_agg(reason order by weight desc, reason) as reasons
from reasons group by id order by sum(weight) desc, id limit $2`;
