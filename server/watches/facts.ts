import { loadProofs } from '#server/credentials/proofs.ts';
import type { Queryable } from '#server/platform/db.ts';
import { controlNotice, type StoredChange } from '#server/providers/control/controlNotice.ts';

/** The compared facts of a watched provider; contacts and owners are only stored as a hash. */
export interface Facts {
  name: string;
  status: string;
  addressId: number;
  contacts: string;
  owners: string;
  /** The displayed credentials. Missing in facts stored by older versions. */
  credentials?: string[];
  /** The kinds of the control notices. Missing in facts stored by older versions. */
  notices?: string[];
}

/** The kinds of news about a provider, in the order of a mail. */
export const NEWS = [
  'gone',
  'suspended',
  'back',
  'contacts',
  'owners',
  'notices',
  'credentials',
  'moved',
  'renamed',
] as const;
export type News = (typeof NEWS)[number];

export async function readFacts(pool: Queryable, ids: readonly number[]): Promise<Map<number, Facts>> {
  const { rows } = await pool.query<Facts & { id: number; changes: StoredChange[] }>({
    name: 'watches.facts',
    text: `select p.id, (select coalesce(json_agg(json_build_object('kind', c.kind, 'at', c.at, 'until', c.until)), '[]')
          from control_changes c where c.provider_id = p.id and c.until > now()) as changes, p.business_name as name, p.status::text, p.address_id as "addressId",
        md5((select coalesce(string_agg(c.contact_type || ' ' || c.contact_value, ',' order by c.contact_type, c.contact_value), '')
          from contacts c where c.provider_id = p.id)) as contacts,
        md5((select coalesce(string_agg(u.user_id::text, ',' order by u.user_id), '')
          from provider_users u where u.provider_id = p.id and u.role = 'owner')) as owners
      from providers p where p.id = any ($1)`,
    values: [ids],
  });
  const proofs = await loadProofs(pool, ids);
  return new Map(
    rows.map(({ id, changes, ...facts }) => [
      id,
      {
        ...facts,
        notices: controlNotice(changes)?.kinds ?? [],
        credentials: (proofs.get(id) ?? []).map(({ kind, number }) => `${kind} ${number}`).sort(),
      },
    ]),
  );
}

/**
 * The news between two checks, and the facts known afterwards. While a provider is not public, the comparison is
 * postponed. The facts are null while none are known.
 */
export function compareFacts(known: Facts | null, now: Facts | undefined): { news: News[]; facts: Facts | null } {
  if (!known) return { news: [], facts: now ?? null };
  if (now?.status !== 'approved') {
    const status = now?.status ?? 'gone';
    const wasPublic = known.status === 'approved';
    return { news: wasPublic ? [status === 'suspended' ? 'suspended' : 'gone'] : [], facts: { ...known, status } };
  }
  const news: News[] = [];
  if (known.status !== 'approved') news.push('back');
  if (known.contacts !== now.contacts) news.push('contacts');
  if (known.owners !== now.owners) news.push('owners');
  if (hasNew(known.notices, now.notices)) news.push('notices');
  if (known.credentials && String(known.credentials) !== String(now.credentials)) news.push('credentials');
  if (known.addressId !== now.addressId) news.push('moved');
  if (known.name !== now.name) news.push('renamed');
  return { news, facts: now };
}

/** The end of a notice is not news. */
const hasNew = (known: string[] | undefined, now: string[] | undefined) =>
  Boolean(known && now?.some((kind) => !known.includes(kind)));
