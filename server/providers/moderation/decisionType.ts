import type { Pool } from 'pg';
import { builder } from '#server/graphql/builder.ts';
import { costOfRows, REST_ID } from '#server/graphql/paging.ts';
import { UserName } from '#server/graphql/userName.ts';
import { LogConnection, MAX_ENTRIES, PAGE_ENTRIES, pageOfLogs } from '#server/logs/connections.ts';
import { FieldChange, Log } from '#server/logs/graphql.ts';
import { mayReadHistory, mayReadProviders } from '../access.ts';
import { domainsLookAlike } from '../control/ownDomain.ts';
import { Provider } from '../record/graphql.ts';
import { differenceSinceReview } from './difference.ts';
import { ProviderModeration } from './moderationType.ts';

const LookalikeReason = builder.enumType('LookalikeReason', {
  description: 'A property that two businesses share, or that looks alike.',
  values: {
    NAME: { value: 'name', description: 'Nearly the same name, in the same province.' },
    PHONE: { value: 'phone', description: 'The same phone number, in any notation.' },
    EMAIL: { value: 'email', description: 'The same contact email.' },
    DOMAIN: { value: 'domain', description: 'Emails at domains that look alike: a typo, or an imitation.' },
    WEBSITE: { value: 'website', description: 'The same website.' },
    TAX_NUMBER: { value: 'taxNumber', description: 'The same tax number.' },
  } as const,
});

const Lookalike = builder.objectRef<DuplicateCandidate>('Lookalike').implement({
  description: 'A provider that may be the same business as another one, with the reasons.',
  fields: (t) => ({
    provider: t.prismaField({
      type: Provider,
      description: 'The other provider.',
      resolve: (query, { providerId }, _, { db }) =>
        db.prisma.provider.findUniqueOrThrow({ ...query, where: { id: providerId } }),
    }),
    reasons: t.expose('reasons', {
      type: [LookalikeReason],
      description: 'The reasons, strongest first.',
    }),
  }),
});

const DecisionKind = builder.enumType('DecisionKind', {
  description: 'A decision of staff about a provider.',
  values: {
    APPROVED: { value: 'approved', description: 'The provider becomes public.' },
    CHANGES_REQUESTED: { value: 'changesRequested', description: 'The applicant has to correct the provider.' },
    REJECTED: { value: 'rejected', description: 'The provider is not published.' },
    SUSPENDED: {
      value: 'suspended',
      description: 'The provider is hidden from the public until it is published again.',
    },
    PUBLISHED: { value: 'published', description: 'The provider is public again, without a new approval.' },
    UNDONE: { value: 'undone', description: 'The previous decision was undone.' },
  } as const,
});

export const ProviderDecision = builder.prismaNode('ProviderDecision', {
  description: 'A decision of staff about a provider, and its reason.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadProviders,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    kind: t.expose('kind', { type: DecisionKind, description: 'The decision.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'The reason in plain text, as emailed to the applicant; null when there is none.',
    }),
    isSilent: t.exposeBoolean('silent', { description: 'Whether the applicant was not notified.' }),
    user: t.relation('user', {
      nullable: true,
      description:
        'The user who decided, for super admins and that user; staff read `decidedBy`. Null after their account is deleted.',
    }),
    decidedBy: t.relation('user', {
      type: UserName,
      nullable: true,
      description: 'The name of the person who decided; null after their account is deleted.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the decision.' }),
  }),
});

builder.prismaObjectFields(ProviderModeration, (t) => ({
  lookalikes: t.field({
    type: [Lookalike],
    description: 'Other providers that may be the same business, likeliest first; at most 10.',
    complexity: { field: 50, multiplier: 10 },
    resolve: ({ id }, _, { db }) => findDuplicates(db.pool, id),
  }),
  history: t.connection(
    {
      type: Log,
      nullable: true,
      authScopes: mayReadHistory,
      unauthorizedResolver: () => null,
      description:
        'All changes with their authors and the previous values, newest first. Null for moderators. Errors: BAD_USER_INPUT.',
      complexity: costOfRows(MAX_ENTRIES, PAGE_ENTRIES),
      resolve: ({ id }, paging, ...asked) => pageOfLogs({ ...paging, subject: { type: 'provider', id } }, ...asked),
    },
    LogConnection,
  ),
  sinceReview: t.field({
    type: [FieldChange],
    nullable: true,
    description:
      'The changes since staff last requested changes; null after another decision, or when nothing was saved.',
    complexity: { field: 5 },
    resolve: ({ id }, _, { db, language }) => differenceSinceReview(db.prisma, id, language),
  }),
  decisions: t.relation('decisions', {
    type: ProviderDecision,
    description: 'The decisions of staff, newest first; at most 50.',
    complexity: { multiplier: 5 },
    query: { orderBy: { id: 'desc' }, take: 50 },
  }),
}));

type DuplicateCandidateReason = 'name' | 'phone' | 'email' | 'domain' | 'website' | 'taxNumber';

interface DuplicateCandidate {
  providerId: number;
  /** The reasons, strongest first. */
  reasons: DuplicateCandidateReason[];
}

const MOST = 10;
/**
 * Possible duplicates of a provider: with the same tax number, site, phone or e-mail, a mail domain that looks alike,
 * or a similar name in the same province. The strongest match comes first.
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
  select other.provider_id, 'domain', 2 from contacts mine
    join contacts other on other.contact_type = 'email' and ${domainsLookAlike('mine.contact_value', 'other.contact_value')}
    where mine.provider_id = $1 and mine.contact_type = 'email'
  union all
  select alike, 'name', 2 from duplicates.similar_names($1) alike
), reasons as (select distinct id, reason, weight from found where id <> $1)
select id as "providerId", array_agg(reason order by weight desc, reason) as reasons
from reasons group by id order by sum(weight) desc, id limit $2`;
