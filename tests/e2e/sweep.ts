import { openDb } from '#server/platform/db.ts';
import { joinEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { queueSweep } from '#server/watches/sweepWatches.ts';

const TWO_HOURS_MS = 7_200_000;

/** Looks for news for the alerts of an address, as if a day had passed. */
export async function sweepFor(email: string): Promise<void> {
  const postgres = await joinEmbeddedPostgres(process.env.E2E_DATA!);
  const db = openDb(postgres.url('rumbo'));
  try {
    await db.prisma.watch.updateMany({ where: { email }, data: { sweptAt: new Date(Date.now() - TWO_HOURS_MS) } });
    await queueSweep(db.prisma, new Date());
  } finally {
    await db.close();
  }
}
