import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ClientBase } from 'pg';
import { batched } from '#server/graphql/batched.ts';
import type { Context } from '#server/graphql/context.ts';
import { shortAddress } from '#server/http/network.ts';
import type { Queryable } from '#server/platform/db.ts';
import { Invalid } from '#server/platform/errors.ts';
import { keyFor, type SecretKey } from '#server/platform/secretKey.ts';
import { contactsOf } from './countViews.ts';
import { isRobot } from './views.ts';
import type { Page } from './viewToken.ts';

const HOUR_MS = 3_600_000;
/** The number of hours in which a business has to answer. */
const HOURS_BEFORE = 24;
const HOURS_VALID = 60 * 24;
/**
 * The minimum number of networks: a summary of fewer answers reveals more about the callers than about the business.
 */
const LEAST = 10;
const MOSTLY = 0.7;

const hourOf = (time: number) => Math.floor(time / HOUR_MS);

/**
 * A proof that a contact of this provider was clicked on one of our pages, in this hour and from this network; it
 * identifies no person. Null for robots, and for a contact that the page did not show.
 */
export async function proveAsked(
  { db, secretKey, userAgent, network }: Pick<Context, 'db' | 'secretKey' | 'userAgent' | 'network'>,
  page: Page | null,
  contactId: number | null,
): Promise<string | null> {
  if (!page || contactId === null || isRobot(userAgent)) return null;
  const provider = (await contactsOf(db.pool, [contactId])).get(contactId)?.provider;
  if (provider === undefined || !page.ids.includes(provider)) return null;
  return signAsked(secretKey, provider, network);
}

export function signAsked(secretKey: SecretKey, provider: number, network: string, time = Date.now()): string {
  const random = randomBytes(9).toString('base64url');
  const asked = `${provider}.${hourOf(time)}.${bucketOf(secretKey, provider, network)}.${random}`;
  return `${asked}.${hmac(secretKey, asked).toString('base64url')}`;
}

const hmac = (secretKey: SecretKey, text: string) =>
  createHmac('sha256', keyFor('answering', secretKey())).update(text).digest();

/** The number of a network for a provider: one of 65,536, which hundreds of networks share. */
const bucketOf = (secretKey: SecretKey, provider: number, network: string) =>
  hmac(secretKey, `${provider} ${shortAddress(network.split('/')[0]!) ?? network}`).readUInt16BE();

/**
 * The provider of a proof, and the number of the network that contacted it; null in proofs of older versions. Throws
 * `Invalid` for a proof that is forged, too new or too old.
 */
function readAsked(secretKey: SecretKey, token: string): { provider: number; bucket: number | null } {
  const [, asked = '', provider, hour, bucket, signature = ''] =
    /^((\d{1,9})\.(\d{1,9})(?:\.(\d{1,5}))?\.[\w-]{12})\.([\w-]{43})$/.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const right = hmac(secretKey, asked);
  const age = hourOf(Date.now()) - Number(hour);
  if (given.length !== right.length || !timingSafeEqual(given, right) || !(age <= HOURS_VALID))
    throw new Invalid('answer.token', { field: 'token' });
  if (age < HOURS_BEFORE) throw new Invalid('answer.early', { field: 'token' });
  return { provider: Number(provider), bucket: bucket === undefined ? null : Number(bucket) };
}

interface Told {
  token: string;
  isWithinADay: boolean;
  botCheckSolution?: string | null | undefined;
}

/**
 * Counts whether a business answered within a day: one answer per network, business and month, and none from members of
 * the business. The network is that of the contact, even for a phone that is now in another network: a machine with
 * proofs of many contacts counts once, regardless of the proxies through which it reports the answers. Throws
 * `Invalid`, `TooManyRequests`.
 */
export async function tellAnswer(context: Context, { token, isWithinADay, botCheckSolution }: Told): Promise<void> {
  const { db, limits, network, address, secretKey, viewer } = context;
  await limits.count('reset', network);
  await context.botCheck.verify(botCheckSolution, address);
  const { provider, bucket } = readAsked(secretKey, token);
  const proof = createHash('sha256').update(token).digest().subarray(0, 9);
  await db.pool.query({
    name: 'answers.tell',
    text: `insert into provider_answers (provider_id, bucket, month, is_within_a_day, proof)
      select p.id, $2, date_trunc('month', now() at time zone 'UTC')::date, $3, $4
      from providers p where p.id = $1 and p.status = 'approved'
        and not exists (select from provider_users u where u.provider_id = p.id and u.user_id = $5)
      on conflict do nothing`,
    values: [provider, bucket ?? bucketOf(secretKey, provider, network), isWithinADay, proof, viewer?.id ?? null],
  });
}

/**
 * The summary of the last year's answers about providers; missing for providers with answers from fewer than ten
 * networks, null when the answers disagree.
 */
export async function readAnswers(
  pool: Queryable,
  ids: readonly number[],
): Promise<Map<number, 'quick' | 'late' | null>> {
  const { rows } = await pool.query<{ id: number; count: number; quick: number }>({
    name: 'answers.read',
    text: `with latest as (
        select distinct on (provider_id, bucket) provider_id as id, is_within_a_day from provider_answers
        where provider_id = any ($1) and month > now() - interval '1 year' order by provider_id, bucket, month desc
      )
      select id, count(*)::int as count, count(*) filter (where is_within_a_day)::int as quick
      from latest group by id having count(*) >= $2`,
    values: [ids, LEAST],
  });
  return new Map(
    rows.map(({ id, count, quick }) => {
      const share = quick / count;
      return [id, share >= MOSTLY ? 'quick' : share <= 1 - MOSTLY ? 'late' : null] as const;
    }),
  );
}

export const answersOf = batched(async ({ reads }: Context, ids: number[]) => {
  const said = await readAnswers(reads, ids);
  return (id: number) => said.get(id) ?? null;
});

export async function expireAnswers(client: ClientBase): Promise<void> {
  await client.query(`delete from provider_answers where month <= now() - interval '1 year'`);
}
