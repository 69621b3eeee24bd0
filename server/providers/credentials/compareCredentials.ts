import { Prisma, type Register } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';
import type { Job, JobContext } from '#server/jobs/job.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { CREDENTIAL_KINDS, type CredentialKindName, dayText } from '#shared/credentials.ts';
import { type Author, changeProviders, lockProviders } from '../change/changeProvider.ts';
import { BATCH, compare, type Found, isJudged, isKnown, isShown } from './found.ts';

type Tx = Prisma.TransactionClient;
type Context = JobContext & { loadPlaces: () => Promise<Gazetteer> };

interface Comparison {
  kind: CredentialKindName;
  /** The time at which the file was loaded. */
  loadedAt: string;
  /** The last compared id: credentials with greater ids are compared next. */
  after: number;
}

const TRANSACTION = { timeout: 60_000, maxWait: 10_000 };

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
    // another file has been loaded meanwhile: its job compares all credentials
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
    // locked before the provider, as in a comparison with a file
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

/** The loaded registers of these kinds, locked in the order of every comparison, so that no new file replaces them. */
async function lockRegisters(tx: Tx, kinds: string[]): Promise<Register[]> {
  await tx.$queryRaw`select from registers where kind = any(${kinds}::text[]) order by kind for share`;
  return tx.register.findMany({ where: { kind: { in: kinds } }, orderBy: { kind: 'asc' } });
}

/** Adds new results as checks. Results that change the shown credentials are recorded as changes of their providers. */
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
  await changeProviders(tx, author, ids, { code: 'credentialsCompared', parameters: { register, date } }, () =>
    write(shown),
  );
}
