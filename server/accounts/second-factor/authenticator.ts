import type { Context } from '#server/graphql/context.ts';
import { qrCode } from '#server/http/webConfig.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Conflict, Invalid, NotFound } from '#server/platform/errors.ts';
import { sealSecret } from '#server/platform/sealSecret.ts';
import { hasSecondFactor } from '../credentials/hasSecondFactor.ts';
import { endSessions, recordProof } from '../credentials/sessions.ts';
import { addFactorMail } from './mails.ts';
import { endLastFactor, firstRecoveryCodes, makeRecoveryCodes, ownerOf, spendTotp } from './secondFactor.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/**
 * Creates the secret of an authenticator app, which takes effect when `confirmTotp` receives a code of the app.
 * Replaces an unconfirmed secret. Throws `Conflict` when the account has a confirmed secret.
 */
export async function startTotp({ db, viewer, secretKey }: Context) {
  const userId = viewer!.id;
  const { email } = await db.prisma.user.findUniqueOrThrow({ where: { id: userId } });
  const secret = newTotpSecret();
  const sealed = sealSecret(secretKey(), ownerOf(userId), secret);
  await db.prisma.$transaction(async (tx) => {
    await tx.totp.deleteMany({ where: { userId, confirmedAt: null } });
    if (await tx.totp.count({ where: { userId } })) throw new Conflict('secondFactor.hasApp');
    await tx.totp.create({ data: { userId, secret: sealed } });
  });
  const uri = totpUri(secret, email);
  return { secret, uri, qrCode: qrCode(uri) };
}

/**
 * Turns the authenticator app on with its first code. Returns recovery codes if this is the account's first factor,
 * otherwise null. Throws `Invalid`, `TooManyRequests`.
 */
export async function confirmTotp(context: Context, code: string): Promise<string[] | null> {
  const { db, limits, viewer } = context;
  const userId = viewer!.id;
  await limits.count('factorGuess', String(userId));
  if (!(await spendTotp(context, userId, code.replaceAll(/\s/g, ''), true)))
    throw new Invalid('secondFactor.codeWrong', { field: 'code' });
  return db.prisma.$transaction(async (tx) => {
    await tx.totp.update({ where: { userId }, data: { confirmedAt: new Date() } });
    return addedFactor(context, tx, 'totpOn');
  });
}

type Tx = Parameters<typeof recordProof>[0];

/**
 * Completes the addition of a factor: marks the session as proved, ends all other sessions and notifies the owner.
 * Returns new recovery codes.
 */
export async function addedFactor(
  context: Context,
  tx: Tx,
  change: 'totpOn' | 'passkeyAdded',
): Promise<string[] | null> {
  const { id, sessionId } = context.viewer!;
  await recordProof(tx, context, true);
  await endSessions(tx, id, sessionId);
  await addFactorMail(tx, id, change);
  await writeLog(tx, context, { code: 'secondFactorAdded', subject: { type: 'user', id } });
  return firstRecoveryCodes(tx, id);
}

/** Turns the authenticator app off. Throws `NotFound`. */
export async function removeTotp(context: Context): Promise<void> {
  const { db, viewer } = context;
  const userId = viewer!.id;
  await db.prisma.$transaction(async (tx) => {
    const { count } = await tx.totp.deleteMany({ where: { userId, confirmedAt: { not: null } } });
    if (count === 0) throw new NotFound('secondFactor.notFound');
    await removedFactor(context, tx, 'totpOff');
  });
}

export async function removedFactor(context: Context, tx: Tx, change: 'totpOff' | 'passkeyRemoved'): Promise<void> {
  const { id } = context.viewer!;
  await endLastFactor(tx, id);
  await addFactorMail(tx, id, change);
  await writeLog(tx, context, { severity: 'warning', code: 'secondFactorRemoved', subject: { type: 'user', id } });
}

/** Replaces the recovery codes. Throws `Conflict` without a second factor. */
export async function replaceRecoveryCodes(context: Context): Promise<string[]> {
  const { db, viewer } = context;
  const { id } = viewer!;
  return db.prisma.$transaction(async (tx) => {
    if (!(await hasSecondFactor(tx, id))) throw new Conflict('secondFactor.none');
    await addFactorMail(tx, id, 'codesNew');
    await writeLog(tx, context, { code: 'recoveryCodesReplaced', subject: { type: 'user', id } });
    return makeRecoveryCodes(tx, id);
  });
}
