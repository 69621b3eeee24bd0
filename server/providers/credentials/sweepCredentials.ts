import type { Prisma } from '#server/generated/prisma/client.ts';
import { dayIn } from '#server/i18n/messages.ts';
import { addJobs } from '#server/jobs/addJob.ts';
import type { Job, JobContext } from '#server/jobs/job.ts';
import { harmless, mailUser } from '#server/mail/letter.ts';
import { REACHED } from '#server/mail/reached.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { refreshSearch } from '#server/search/refreshSearch.ts';
import { queueProviderEvents } from '#server/webhooks/queueEvents.ts';
import { CHECK_DAYS, type CredentialKindName, credentialText } from '#shared/credentials.ts';
import { lockProviders } from '../change/changeProvider.ts';
import { loadPublicBodies } from '../public/loadPublicBodies.ts';

type Tx = Prisma.TransactionClient;

const KEY = 'credentials_swept';
const HOUR_MS = 3_600_000;
const BATCH = 200;
/** The days before the expiry of a credential on which the owners receive a mail. */
const DAYS_BEFORE = [30, 7, 0];

/**
 * Every hour: sends webhooks about credentials that have expired since the last run, and mails to the owners of those
 * that expire soon. Pages and searches do not depend on this job: they compare the time.
 */
export async function sweepCredentials(
  _: object,
  { db, loadPlaces }: JobContext & { loadPlaces: () => Promise<Gazetteer> },
): Promise<void> {
  const { prisma } = db;
  const until = new Date();
  const stored = await prisma.setting.findUnique({ where: { key: KEY } });
  const since = stored ? new Date(String(stored.value)) : new Date(until.getTime() - HOUR_MS);
  const ended = await prisma.$queryRaw<{ id: number }[]>`
    select distinct k.provider_id as id from credentials.proofs(array(
      select provider_id from provider_credentials
        where valid_until between ${since}::date - 2 and ${until}::date + 1
      union select provider_id from credential_checks
        where source_date between ${since}::date - ${CHECK_DAYS + 2}::int and ${until}::date - ${CHECK_DAYS - 1}::int)) k
    where k.ends_at > ${since} and k.ends_at <= ${until} order by 1`;
  const ids = ended.map(({ id }) => id);
  const places = ids.length > 0 ? { gazetteer: await loadPlaces() } : null;
  for (let from = 0; from < ids.length; from += BATCH)
    await prisma.$transaction((tx) => tellEnded(tx, places!, ids.slice(from, from + BATCH)));
  await prisma.$transaction(async (tx) => {
    await queueMails(tx, since, until);
    const value = until.toISOString();
    await tx.setting.upsert({ where: { key: KEY }, create: { key: KEY, value }, update: { value } });
  });
}

async function tellEnded(tx: Tx, places: { gazetteer: Gazetteer }, ids: number[]): Promise<void> {
  const there = await lockProviders(tx, ids);
  await tx.provider.updateMany({ where: { id: { in: there } }, data: { updatedAt: new Date() } });
  await refreshSearch(tx, there);
  const approved = await tx.provider.findMany({
    where: { id: { in: there }, status: 'approved' },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  const events = approved.map(({ id }) => ({ id, type: 'provider.credential_changed' as const }));
  await queueProviderEvents(tx, events, (changed) => loadPublicBodies(tx, places, changed));
}

async function queueMails(tx: Tx, since: Date, until: Date): Promise<void> {
  const due = await tx.$queryRaw<{ credentialId: number; days: number }[]>`
    select c.id as "credentialId", days
    from unnest(${DAYS_BEFORE}::int[]) as days
    join provider_credentials c on c.valid_until - days between ${since}::date - 1 and ${until}::date + 1
    join providers p on p.id = c.provider_id and p.status = 'approved'
    cross join lateral (select credentials.end_of(c.valid_until - days - 1, p.address_id) as begins) day
    where day.begins > ${since} and day.begins <= ${until}`;
  const jobs = due.map((payload) => ({ payload, key: `credential:${payload.credentialId}:${payload.days}` }));
  if (jobs.length > 0) await addJobs(tx, 'mailCredentialEnds', jobs);
}

/** Mails the owners of a business that one of its credentials is about to expire. */
export const mailCredentialEnds: Job<'mailCredentialEnds'> = async (
  { credentialId, days },
  { db, mail, publicUrl },
  job,
) => {
  const credential = await db.prisma.providerCredential.findUnique({
    where: { id: credentialId },
    include: { provider: { include: { users: { where: { role: 'owner', user: REACHED }, include: { user: true } } } } },
  });
  if (!credential?.validUntil || credential.provider.status !== 'approved') return;
  const { provider, kind, number, validUntil } = credential;
  for (const { user } of provider.users) {
    const date = dayIn(user.language, validUntil);
    const values = {
      business: harmless(provider.businessName),
      credential: credentialText(kind as CredentialKindName, number),
    };
    await mailUser(mail, user, {
      key: `credential-${job.id}-${user.id}`,
      name: 'credentialEnds',
      paragraphs: (words) => [words('mail.credentialEnds.text', { ...values, date, days })],
      url: `${publicUrl}/dashboard/businesses/${provider.id}`,
    });
  }
};
