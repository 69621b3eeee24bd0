import type { Prisma, Service } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { NotFound, Stale } from '#server/platform/errors.ts';
import { NAME_FIELDS, nameIn } from './nameIn.ts';
import { keepFormerSlugs, offersWithin } from './offers.ts';
import { parseServiceForm, type ServiceForm } from './parseServiceForm.ts';
import { snapshot } from './snapshot.ts';

const IN_DOCUMENTS = [...Object.values(NAME_FIELDS), 'subcategoryId'] as const;

/**
 * Saves a service. A job updates the search documents of its providers shortly after, as there can be thousands of
 * them; they contain the names of the service and its category. `version` is the edited version: throws `Conflict` when
 * a newer one was saved. Without a version the last save wins. Throws `Invalid`, `NotFound`.
 */
export async function updateService(
  context: Context,
  { id, version, ...form }: ServiceForm & { id: number; version?: number | null },
): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const stored = await lockService(tx, id);
    await saveService(tx, context, stored, form, version);
  });
}

/**
 * Changes the synonyms of a service, within a transaction; returns whether they have changed. Throws `Invalid`,
 * `NotFound`.
 */
export async function changeSynonyms(
  tx: Prisma.TransactionClient,
  context: Context,
  id: number,
  change: (synonyms: string[]) => string[],
): Promise<boolean> {
  const stored = await lockService(tx, id);
  const synonyms = change(stored.synonyms);
  if (synonyms.length === stored.synonyms.length) return false;
  const { subcategoryId } = stored;
  await saveService(tx, context, stored, { name: nameIn(context.language, stored), subcategoryId, synonyms });
  return true;
}

async function lockService(tx: Prisma.TransactionClient, id: number): Promise<Service> {
  // Waits for transactions that save providers with this service, so that the job sees these providers: they reference
  // this row.
  await tx.$queryRaw`select 1 from services where id = ${id} for update`;
  const stored = await tx.service.findUnique({ where: { id } });
  if (!stored) throw new NotFound('service.notFound');
  return stored;
}

async function saveService(
  tx: Prisma.TransactionClient,
  context: Context,
  stored: Service,
  form: ServiceForm,
  version?: number | null,
): Promise<void> {
  const { id } = stored;
  const service = await parseServiceForm(tx, context.language, form, stored);
  if (version != null && version !== stored.version) throw new Stale('service.stale', { field: 'version' });
  const isInDocuments = IN_DOCUMENTS.some((field) => service[field] !== stored[field]);
  const offers = isInDocuments ? await offersWithin(tx) : [];
  await tx.service.update({ where: { id }, data: { ...service, version: { increment: 1 } } });
  if (isInDocuments) {
    await keepFormerSlugs(tx, offers);
    await addJob(tx, 'refreshOffers', { serviceId: id, after: 0 });
  }
  await writeLog(tx, context, {
    code: 'serviceChanged',
    subject: { type: 'service', id },
    before: await snapshot(tx, stored),
    after: await snapshot(tx, service),
  });
}
