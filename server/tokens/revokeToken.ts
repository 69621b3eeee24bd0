import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { NotFound } from '#server/platform/errors.ts';

/** Revokes all access tokens of a user. */
export async function revokeTokensOf(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  await tx.accessToken.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: new Date() } });
}

/** Revokes a token, effective from the next request. Users revoke their own, super admins all. Throws `NotFound`. */
export async function revokeToken(context: Context, id: number): Promise<void> {
  const { viewer, db } = context;
  await db.prisma.$transaction(async (tx) => {
    const { count } = await tx.accessToken.updateMany({
      where: { id, revokedAt: null, ...(!viewer!.isSuperAdmin && { userId: viewer!.id }) },
      data: { revokedAt: new Date() },
    });
    if (count === 0) throw new NotFound('token.notFound');
    await writeLog(tx, context, { message: 'Access token revoked', subject: { type: 'accessToken', id } });
  });
}
