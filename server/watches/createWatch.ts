import type { Prisma, Watch, WatchRhythm } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { mayMailWatch } from '#server/mail/countMail.ts';
import { Invalid, LimitReached, NotFound } from '#server/platform/errors.ts';
import { parseEmail, parseText } from '#server/platform/text.ts';
import { isSearch, readSearch, searchPath } from '#shared/searchAddress.ts';
import { markAsker } from './asker.ts';
import { readFacts } from './facts.ts';
import { look } from './look.ts';

type Tx = Prisma.TransactionClient;

export const MOST_WATCHES = 20;
export const MOST_OF_PARTNER = 100;
const MAX_QUERY = 1_000;
const DAY_MS = 86_400_000;
const LASTS_MS = 365 * DAY_MS;

/** The end of a watch that begins or is renewed now. */
export const lastsUntil = () => new Date(Date.now() + LASTS_MS);

interface NewWatch {
  /** The URL of the results page, or only its query string. */
  search?: string | null;
  /** The name of the search field in the input, for errors. */
  searchField?: 'search' | 'searchProviders';
  providerId?: number | null;
  rhythm: WatchRhythm;
  email?: string | null;
  botCheckSolution?: string | null;
}

/**
 * Watches a search or a provider. For the confirmed address of the viewer, the watch starts immediately, and is
 * returned. For any other address it starts once its owner agrees by a mailed link; the response and its time are the
 * same for every address. For the partner of a program it starts immediately, without an address. Throws `Invalid`,
 * `TooManyRequests`.
 */
export async function createWatch(context: Context, input: NewWatch): Promise<Watch | null> {
  const { db, viewer, limits, network, language, reader, token } = context;
  const terms = { ...reader, language, rhythm: input.rhythm, endsAt: lastsUntil() };
  if (token) {
    const whose = ofPartner(token);
    if (input.email) throw new Invalid('watch.noAddress', { field: 'email' });
    return startNow(context, { ...(await readSubject(context, input)), ...terms, ...whose });
  }
  const own = viewer?.hasProvedEmail ? await db.prisma.user.findUniqueOrThrow({ where: { id: viewer.id } }) : null;
  const email = own && !input.email ? own.email : parseEmail(input.email);
  const subject = await readSubject(context, input);
  const data = { ...subject, ...terms, email };
  if (email === own?.email) return startNow(context, data);
  await limits.count('reset', network);
  await context.botCheck.verify(input.botCheckSolution, context.address);
  const askedBy = markAsker(context);
  // providers published before the owner agrees count as news
  const known = await firstLook(context, data);
  if (!(await mayMailWatch(context, email))) return null;
  await db.prisma.$transaction(async (tx) => {
    const { id } = await tx.watch.create({ data: { ...data, ...known, askedBy } });
    await addJob(tx, 'mailWatchConfirmation', { watchId: id });
  });
  return null;
}

/** The owner of a watch: an address, or a partner. */
export type Whose = Pick<Watch, 'email' | 'partnerId'>;

/** The owner of watches of a program: its partner. Tokens of persons are refused earlier. */
export const ofPartner = ({ partnerId }: NonNullable<Context['token']>): Whose => ({ email: '', partnerId });

async function startNow(
  context: Context,
  data: Parameters<typeof firstLook>[1] & Prisma.WatchUncheckedCreateInput,
): Promise<Watch> {
  const known = await firstLook(context, data);
  return context.db.prisma.$transaction(async (tx) =>
    startWatch(tx, await tx.watch.create({ data: { ...data, ...known } })),
  );
}

/** The subject of a watch: a search in the form of its page, so that equal searches run once; or a provider. */
async function readSubject(
  { db }: Context,
  { search, searchField: field = 'search', providerId }: NewWatch,
): Promise<{ query: string; providerId: number | null }> {
  if (providerId != null) {
    if (!(await db.prisma.provider.findFirst({ where: { id: providerId, status: 'approved' } })))
      throw new Invalid('provider.notFound', { field: 'providerId' });
    return { query: '', providerId };
  }
  const text = parseText(search, { field, max: MAX_QUERY, required: 'search.empty' });
  const asked = readSearch(new URLSearchParams(text.slice(text.indexOf('?') + 1)));
  if (!isSearch(asked)) throw new Invalid('search.empty', { field });
  return { query: searchPath(asked).slice(1), providerId: null };
}

type Known = Partial<Pick<Watch, 'knownIds' | 'knowsAll' | 'fromId' | 'toId' | 'serviceId'>> & {
  facts?: Prisma.InputJsonObject;
};

/** The results or facts that the recipient already knows when the watch is requested. */
async function firstLook(
  { reads: pool, gazetteer }: Pick<Context, 'reads' | 'gazetteer'>,
  watch: Pick<Watch, 'query' | 'language' | 'country' | 'spoken' | 'providerId'>,
): Promise<Known> {
  if (watch.query === '') {
    const facts = (await readFacts(pool, [watch.providerId ?? 0])).get(watch.providerId ?? 0);
    if (!facts) throw new NotFound('provider.notFound');
    return { facts: { ...facts } };
  }
  const { ids: knownIds, isAll: knowsAll, ...demand } = await look({ pool, gazetteer }, watch);
  return { knownIds, knowsAll, ...demand };
}

/** Starts a watch, or extends an existing one of the same subject. Throws `LimitReached`. */
export async function startWatch(tx: Tx, { id, ...watch }: Watch): Promise<Watch> {
  const { email, partnerId, query, providerId, rhythm, endsAt } = watch;
  // one at a time, so that two concurrent watches do not exceed the limit
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtext(${`watches ${partnerId ?? email}`}))::text`;
  const others = await listWatches(tx, { email, partnerId });
  const same = others.find((other) => other.query === query && other.providerId === providerId);
  if (same) {
    await tx.watch.delete({ where: { id } });
    return tx.watch.update({ where: { id: same.id }, data: { rhythm, endsAt, endToldAt: null } });
  }
  const max = partnerId === null ? MOST_WATCHES : MOST_OF_PARTNER;
  if (others.length >= max) throw new LimitReached('watch.tooMany', { max, field: 'email' });
  return tx.watch.update({ where: { id }, data: { askedBy: null, confirmedAt: new Date() } });
}

/** The condition for the watches of an owner that have started, and have not ended. */
export const listed = (whose: Whose) =>
  ({ ...whose, confirmedAt: { not: null }, endsAt: { gt: new Date() } }) satisfies Prisma.WatchWhereInput;

/** The watches of an owner, newest first. */
export function listWatches(tx: Pick<Tx, 'watch'>, whose: Whose): Promise<Watch[]> {
  return tx.watch.findMany({ where: listed(whose), orderBy: { id: 'desc' } });
}
