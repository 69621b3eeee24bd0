import { OF_BUSINESS } from '#server/credentials/sql/proofs.ts';
import { Prisma, type Register } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';
import type { Job, JobContext } from '#server/jobs/job.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { type CheckResult, CREDENTIAL_KINDS, type CredentialKindName, dayText } from '#shared/credentials.ts';
import { type Author, changeProviders, lockProviders } from '../change/changeProvider.ts';

type Tx = Prisma.TransactionClient;
type Context = JobContext & { loadPlaces: () => Promise<Gazetteer> };

interface Comparison {
  kind: CredentialKindName;
  /** When the file was loaded. */
  loadedAt: string;
  /** Credentials with greater ids are compared. */
  after: number;
}

interface Found {
  id: number;
  providerId: number;
  number: string;
  ofName: string;
  seenName: string | null;
  result: CheckResult;
  /** The last check of the number, if it was under the current name and region; null when there was none. */
  last: CheckResult | null;
  lastBy: 'staff' | 'file' | null;
  lastSeenName: string | null;
  /** The source date of the last check. */
  lastDate: Date | null;
}

/** Small, so that saving one of these providers is delayed only briefly. */
const BATCH = 200;
const TRANSACTION = { timeout: 60_000, maxWait: 10_000 };
/** The minimum similarity of names without legal forms, and with the same digits. */
const SURE_LIKENESS = 0.9;

/**
 * Compares the next credentials of a kind with the loaded file of its register, then queues itself again: a batch and
 * its progress commit together, so that after a crash the next process continues after the last batch; comparing a
 * credential again adds nothing. A match by number, name and region is valid automatically; everything else is a
 * difference for staff to review.
 */
export async function compareCredentials(
  { kind, loadedAt, after }: Comparison,
  { db, loadPlaces }: Context,
): Promise<void> {
  const gazetteer = await loadPlaces();
  await db.prisma.$transaction(async (tx) => {
    const [register] = await lockRegisters(tx, [kind]);
    // another file has been loaded meanwhile: its own job compares all
    if (register?.loadedAt.toISOString() !== loadedAt) return;
    const found = await compare(tx, Prisma.sql`kind = ${kind} and id > ${after}`);
    if (found.length === BATCH)
      await addJob(tx, 'compareCredentials', { kind, loadedAt, after: found.at(-1)!.id }, { key: `register:${kind}` });
    await record(tx, { db, gazetteer }, register, found);
  }, TRANSACTION);
}

/** Compares the credentials of a provider whose numbers, name or region have changed since the files were loaded. */
export const compareProvider: Job<'compareProvider', Context> = async ({ providerId }, { db, loadPlaces }) => {
  const gazetteer = await loadPlaces();
  await db.prisma.$transaction(async (tx) => {
    const declared = await tx.providerCredential.findMany({ where: { providerId }, distinct: ['kind'] });
    // before the provider, as a comparison with a file does
    const registers = await lockRegisters(
      tx,
      declared.map(({ kind }) => kind),
    );
    await lockProviders(tx, [providerId]);
    for (const register of registers) {
      const found = await compare(tx, Prisma.sql`kind = ${register.kind} and provider_id = ${providerId}`);
      await record(tx, { db, gazetteer }, register, found);
    }
  }, TRANSACTION);
};

/** The loaded registers of these kinds, in the order in which every comparison locks them; no file replaces them. */
async function lockRegisters(tx: Tx, kinds: string[]): Promise<Register[]> {
  await tx.$queryRaw`select from registers where kind = any(${kinds}::text[]) order by kind for share`;
  return tx.register.findMany({ where: { kind: { in: kinds } }, orderBy: { kind: 'asc' } });
}

/** Adds the results that are new as checks; those that change what is shown change their providers. */
async function record(
  tx: Tx,
  { db, gazetteer }: Pick<Author, 'db' | 'gazetteer'>,
  { kind, source, sourceDate }: Register,
  found: Found[],
): Promise<void> {
  const told = found.filter((one) => !isJudged(one) && !isKnown(one, sourceDate));
  const write = (rows: Found[]) =>
    tx.credentialCheck.createMany({
      data: rows.map(({ providerId, number, result, seenName, ofName }) => ({
        ...{ providerId, kind, number, result, seenName, ofName },
        ...{ by: 'file', source, sourceDate },
      })),
    });
  const [shown, hidden] = [told.filter(isShown), told.filter((one) => !isShown(one))];
  await write(hidden);
  const ids = [...new Set(shown.map(({ providerId }) => providerId))];
  if (ids.length === 0) return;
  const date = dayText(sourceDate);
  const author: Author = { db, gazetteer, language: 'en', viewer: null, requestId: `register ${kind} ${date}` };
  const register = CREDENTIAL_KINDS[kind as CredentialKindName].name;
  await changeProviders(tx, author, ids, { code: 'credentialsCompared', parameters: { register, date } }, async () => {
    await write(shown);
    await tx.provider.updateMany({ where: { id: { in: ids } }, data: { updatedAt: new Date() } });
  });
}

/** Whether staff have already accepted this different name. */
const isJudged = ({ result, last, lastBy, seenName, lastSeenName }: Found) =>
  result === 'other_name' && last === 'match' && lastBy === 'staff' && seenName === lastSeenName;

/** Whether the same source has already given this result. */
const isKnown = ({ result, last, lastBy, seenName, lastSeenName, lastDate }: Found, sourceDate: Date) =>
  lastBy === 'file' &&
  result === last &&
  seenName === lastSeenName &&
  lastDate !== null &&
  dayText(lastDate) === dayText(sourceDate);

/** Whether it changes the shown credentials. */
const isShown = ({ result, last }: Found) => result === 'match' || last === 'match';

/** The results of the next credentials, at most a batch. `which` is a condition on their rows. */
function compare(tx: Tx, which: Prisma.Sql): Promise<Found[]> {
  return tx.$queryRaw<Found[]>`
    select c.id, c.provider_id as "providerId", c.number, p.business_name as "ofName", r.name as "seenName",
      case when r.number is null then 'not_found'
        when not r.active then 'inactive'
        when similarity(duplicates.name_key(r.name), duplicates.name_key(p.business_name)) >= ${SURE_LIKENESS}::real
          and duplicates.numbers(r.name) = duplicates.numbers(p.business_name)
          and trim(search.fold(r.region)) = any (array[trim(search.fold(g.name))] || g.alternates)
          -- a published one: anybody can send in a form with a rival's number
          and not exists (select from provider_credentials o
            join providers rival on rival.id = o.provider_id and rival.status = 'approved'
            where o.kind = c.kind and o.number = c.number and o.provider_id <> c.provider_id) then 'match'
        else 'other_name' end as result,
      k.result::text as last, k.by::text as "lastBy", k.seen_name as "lastSeenName", k.source_date as "lastDate"
    from (select * from provider_credentials where ${which} order by id limit ${BATCH}) c
    join providers p on p.id = c.provider_id
    join addresses a on a.id = p.address_id
    left join addresses g on g.id = credentials.region_of(a.id)
    left join register_rows r on r.kind = c.kind and r.number = c.number
    left join lateral (
      select * from credential_checks k
      where k.provider_id = c.provider_id and k.kind = c.kind and k.number = c.number
      order by k.source_date desc, k.id desc limit 1
    ) k on ${Prisma.raw(OF_BUSINESS)}
    order by c.id`;
}
