import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { collectErrors, Invalid, NotFound, Stale, Taken } from '#server/platform/errors.ts';
import { parseFields, parseText } from '#server/platform/text.ts';
import { refreshSearch } from '#server/search/refreshSearch.ts';

export const MOST_PROVIDERS = 2_000;
const SLUG = /^[a-z\d](?:[a-z\d-]{1,58}[a-z\d])$/;

interface CollectionForm {
  slug: string;
  name: string;
  providerIds: number[];
  /** The partner, if staff save the collection; a program always saves for its own partner. */
  partnerId: number | null;
  /** The version that was edited; null to create a collection. */
  expectedVersion?: number | null | undefined;
  /** Whether to replace the stored collection, whatever its version. */
  force?: boolean | null | undefined;
}

/**
 * Creates a collection or replaces the collection with the slug. Members may remain while they are unpublished. Returns
 * the id. Throws `Invalid`; `Conflict` when the slug belongs or belonged to another partner, or when another version
 * was edited.
 */
export async function saveCollection(context: Context, form: CollectionForm): Promise<number> {
  const { slug, name } = parseFields({
    slug: () => parseSlug(form.slug),
    name: () => parseText(form.name, { field: 'name', max: 100, required: 'collection.name' }),
  });
  const ids = [...new Set(form.providerIds)];
  if (ids.length > MOST_PROVIDERS)
    throw new Invalid('collection.tooMany', { max: MOST_PROVIDERS, field: 'providerIds' });
  const partnerId = context.token ? context.token.partnerId : form.partnerId;
  if (partnerId === null) throw new Invalid('collection.partner', { field: 'partnerId' });
  return context.db.prisma.$transaction(async (tx) => {
    if (!(await tx.partner.findUnique({ where: { id: partnerId } })))
      throw new Invalid('partner.notFound', { field: 'partnerId' });
    const owner = await tx.collectionSlug.upsert({ where: { slug }, create: { slug, partnerId }, update: { slug } });
    // starts above the versions of a deleted collection with this slug, so that an editor of the deleted collection
    // cannot overwrite the new one
    const isNew = await tx.$executeRaw`
      insert into collections (partner_id, slug, name, version)
      values (${partnerId}, ${slug}, ${name}, extract(epoch from now())::int) on conflict (slug) do nothing`;
    const [row] = await tx.$queryRaw<{ id: number; version: number }[]>`
      select id, version from collections
      where slug = ${slug} and partner_id = ${partnerId} for no key update`;
    if (!row || owner.partnerId !== partnerId) throw new Taken('collection.taken', { field: 'slug' });
    const { id, version } = row;
    if (!form.force) assertEdited(form.expectedVersion ?? null, isNew ? null : version);
    const known = await tx.provider.findMany({
      where: { id: { in: ids }, OR: [{ status: 'approved' }, { collections: { some: { collectionId: id } } }] },
      select: { id: true },
    });
    assertKnown(form.providerIds, new Set(known.map((provider) => provider.id)));
    const before = await tx.collectionProvider.findMany({ where: { collectionId: id } });
    await tx.collection.update({ where: { id }, data: { name, ...(!isNew && { version: { increment: 1 } }) } });
    await tx.collectionProvider.deleteMany({ where: { collectionId: id } });
    await tx.collectionProvider.createMany({ data: ids.map((providerId) => ({ collectionId: id, providerId })) });
    const formerly = before.map(({ providerId }) => providerId);
    const changed = [...ids, ...formerly].filter((one) => ids.includes(one) !== formerly.includes(one));
    await refreshSearch(tx, changed);
    await writeLog(tx, context, {
      code: 'collectionSaved',
      subject: { type: 'partner', id: partnerId },
      parameters: { slug, count: String(ids.length) },
    });
    return id;
  });
}

/** Throws `Invalid` for each id that is not in `known`. */
function assertKnown(ids: number[], known: Set<number>): void {
  const { attempt, end } = collectErrors();
  for (const [at, id] of ids.entries())
    attempt(() => {
      if (!known.has(id)) throw new Invalid('collection.provider', { id, field: `providerIds.${at}` });
    });
  end();
}

function assertEdited(edited: number | null, stored: number | null): void {
  if (edited === null && stored !== null) throw new Taken('collection.exists', { field: 'slug' });
  if (edited !== stored) throw new Stale('collection.stale', { field: 'version' });
}

/** Deletes a collection; its providers remain. Throws `NotFound`, also for a collection of another partner. */
export async function deleteCollection(context: Context, slug: string): Promise<void> {
  const partnerId = context.token?.partnerId ?? null;
  await context.db.prisma.$transaction(async (tx) => {
    const collection =
      isSlug(slug) &&
      (await tx.collection.findFirst({
        where: { slug, ...(partnerId !== null && { partnerId }) },
        include: { providers: true },
      }));
    if (!collection) throw new NotFound('collection.notFound');
    const { id, providers } = collection;
    await tx.collection.delete({ where: { id } });
    await refreshSearch(
      tx,
      providers.map(({ providerId }) => providerId),
    );
    await writeLog(tx, context, {
      code: 'collectionDeleted',
      subject: { type: 'partner', id: collection.partnerId },
      parameters: { slug },
    });
  });
}

/** Whether a text has the format of a slug. */
export const isSlug = (text: string) => SLUG.test(text);

function parseSlug(typed: string): string {
  const slug = parseText(typed, { field: 'slug', max: 60 });
  if (slug === 'new' || !isSlug(slug)) throw new Invalid('collection.slug', { field: 'slug' });
  return slug;
}
