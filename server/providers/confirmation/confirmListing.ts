import type { Context } from '#server/graphql/context.ts';
import { findLink } from '#server/mailed-links/mailedLinks.ts';
import { Conflict, Invalid } from '#server/platform/errors.ts';
import { changeProvider } from '../change/changeProvider.ts';
import { setStatus } from '../change/setStatus.ts';
import { noticeRecipients } from '../edits/notice.ts';
import { type ProviderRow, readRows } from '../list/readRows.ts';
import { unlist } from './unlist.ts';

/**
 * The provider of a mailed link, while it is published or hidden because it was not confirmed, and the address of the
 * link belongs to the business rather than to a previous contact or owner. Throws `Invalid`, `TooManyRequests`.
 */
export async function loadListing({ db, limits, network }: Context, token: string): Promise<ProviderRow> {
  await limits.count('status', network);
  const link = await findLink(db.prisma, 'confirmation', token);
  const [provider] = link?.providerId ? await readRows(db.pool, [link.providerId]) : [];
  if (
    !provider ||
    !(provider.status === 'approved' || provider.dormantSince) ||
    !(await isOf(db, provider.id, link!.email))
  )
    throw new Invalid('confirmation.link', { field: 'token' });
  return provider;
}

async function isOf({ prisma }: Context['db'], id: number, email: string): Promise<boolean> {
  const provider = await prisma.provider.findUniqueOrThrow({ where: { id }, include: { contacts: true } });
  return (await noticeRecipients(prisma, provider)).has(email);
}

/**
 * Confirms that a listing is correct, with the link mailed to its contacts or owners; a listing that was hidden because
 * it was not confirmed is public again. The link cannot change anything else, as it may have been forwarded. Throws
 * `Invalid`, `TooManyRequests`.
 */
export async function confirmListing(context: Context, token: string): Promise<ProviderRow> {
  const { id } = await loadListing(context, token);
  await changeProvider(context, id, { code: 'listingConfirmed' }, async (tx) => {
    const { status, dormantSince } = await tx.provider.findUniqueOrThrow({ where: { id } });
    if (status !== 'approved' && !dormantSince) throw new Conflict('edit.notPublic');
    const confirmedAt = new Date();
    if (dormantSince) await setStatus(tx, [id], 'approved');
    await tx.provider.update({
      where: { id },
      data: { confirmedAt, confirmationsAsked: 0, confirmationAskedAt: null },
    });
    await tx.providerLane.updateMany({ where: { providerId: id }, data: { confirmedAt } });
  });
  return loadListing(context, token);
}

/**
 * Removes a business that does not want to be listed: it is hidden, and imports skip it. Throws the errors of
 * `confirmListing`.
 */
export async function removeListing(context: Context, token: string): Promise<ProviderRow> {
  const provider = await loadListing(context, token);
  const { id } = provider;
  await changeProvider(context, id, { code: 'listingRemoved' }, async (tx) => {
    await setStatus(tx, [id], 'suspended');
    const { version } = await tx.provider.update({ where: { id }, data: { dormantSince: null } });
    await tx.providerDecision.create({ data: { providerId: id, kind: 'suspended', silent: true, version } });
    await unlist(tx, id);
  });
  return provider;
}
