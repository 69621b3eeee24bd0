import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { Conflict, Forbidden, NotFound, Stale } from '#server/platform/errors.ts';
import { deleteProvider } from '../change/deleteProvider.ts';
import { ownProviders } from '../record/own.ts';
import { byCaller } from './submitProvider.ts';

interface Withdrawn {
  id: number;
  /** The version that the caller read; null: any version. */
  version: number | null;
}

/**
 * Deletes one of the caller's providers that is pending or was sent back; its history stays. A second use is not an
 * error. Throws `NotFound` for another user's provider, `Forbidden` for editors, `Conflict` when it is approved,
 * rejected or suspended, or there is a newer version than `version`.
 */
export async function withdrawProvider(context: Context, { id, version }: Withdrawn): Promise<void> {
  const where = { id, ...ownProviders(context) };
  try {
    if (!(await context.db.prisma.provider.count({ where }))) throw new NotFound('provider.notFound');
    await deleteProvider(context, id, byCaller('providerWithdrawn', context), async (tx) => {
      const provider = await tx.provider.findFirst({ where, select: { status: true, version: true } });
      if (!provider) throw new NotFound('provider.notFound');
      await assertOwner(tx, context, id);
      if (!['waiting', 'sent_back'].includes(provider.status)) throw new Conflict('own.decided');
      if (version !== null && version !== provider.version) throw new Stale('provider.stale');
    });
  } catch (error) {
    if (!(error instanceof NotFound && (await hasWithdrawn(context, id)))) throw error;
  }
}

/**
 * Throws for editors: they may correct a business, but only its owners, and the program that submitted it, may withdraw
 * it.
 */
async function assertOwner(tx: Prisma.TransactionClient, { token, viewer }: Context, id: number): Promise<void> {
  if (token?.partnerId != null) return;
  const where = { providerId: id, userId: token?.userId ?? viewer!.id, role: 'owner' as const };
  if (!(await tx.providerUser.count({ where }))) throw new Forbidden('own.ownersWithdraw');
}

/** Whether the caller has already withdrawn the provider: the response to the first request may have been lost. */
async function hasWithdrawn({ db, token, viewer }: Context, subjectId: number): Promise<boolean> {
  const author = token ? { tokenId: token.id } : { userId: viewer!.id };
  const code = { in: ['providerWithdrawn', 'providerWithdrawnByProgram'] };
  return (await db.prisma.log.count({ where: { ...author, subject: 'provider', subjectId, code } })) > 0;
}
