import { randomBytes } from 'node:crypto';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { openSecret } from '#server/platform/sealSecret.ts';
import { tokenHash } from '#server/platform/secrets.ts';
import { hasSecondFactor } from '../credentials/hasSecondFactor.ts';
import { addFactorMail } from './mails.ts';
import { isTotpCode, stepOfCode, toBase32 } from './totp.ts';

type Tx = Prisma.TransactionClient;

/** The number of codes for users who have lost the other factors; each has 120 random bits. */
const RECOVERY_CODES = 10;
const CODE_BYTES = 15;
const RECOVERY_CODE = /^[a-z2-7]{24}$/i;

export const ownerOf = (userId: number) => `totp:${userId}`;

/**
 * Whether `sent` is a valid code of the account: of its app, or a recovery code. Each code is accepted once, even in
 * concurrent requests. Attempts in the format of a code are counted before they are verified: throws `TooManyRequests`.
 */
export async function spendCode(context: Context, userId: number, sent: string): Promise<boolean> {
  const code = sent.replaceAll(/[\s-]/g, '');
  const isCode = isTotpCode(code);
  if (!isCode && !RECOVERY_CODE.test(code)) return false;
  await context.limits.count('factorGuess', String(userId));
  const isRight = isCode ? await spendTotp(context, userId, code) : await spendRecoveryCode(context, userId, code);
  if (isRight) await context.limits.forget('factorGuess', String(userId));
  return isRight;
}

/** Whether this is a valid, unused code of the account's app. `isNew`: the app is not confirmed yet. */
export async function spendTotp(
  { db, secretKey }: Context,
  userId: number,
  code: string,
  isNew = false,
): Promise<boolean> {
  const where = { userId, confirmedAt: isNew ? null : { not: null } };
  const row = await db.prisma.totp.findFirst({ where });
  const secret = row && openSecret(secretKey(), ownerOf(userId), row.secret);
  const step = secret && stepOfCode(secret, code);
  if (step === null) return false;
  const { count } = await db.prisma.totp.updateMany({
    where: { ...where, lastStep: { lt: step as number } },
    data: { lastStep: step as number },
  });
  return count === 1;
}

async function spendRecoveryCode({ db }: Context, userId: number, code: string): Promise<boolean> {
  const codeHash = tokenHash(code.toUpperCase());
  return db.prisma.$transaction(async (tx) => {
    const { count } = await tx.recoveryCode.deleteMany({ where: { userId, codeHash } });
    if (count === 1) await addFactorMail(tx, userId, 'codeUsed');
    return count === 1;
  });
}

/**
 * Replaces the recovery codes of the account and returns them. They are stored as hashes, so they cannot be shown
 * again.
 */
export async function makeRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(CODE_BYTES)));
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: tokenHash(code) })) });
  return codes.map((code) => code.toLowerCase().match(/.{4}/g)!.join('-'));
}

/** Creates the first recovery codes of an account; returns null when the account already has some. */
export async function firstRecoveryCodes(tx: Tx, userId: number): Promise<string[] | null> {
  return (await tx.recoveryCode.count({ where: { userId } })) > 0 ? null : makeRecoveryCodes(tx, userId);
}

/**
 * Called when the last second factor of an account is removed: ends everything that depends on a second factor, which
 * is the recovery codes and the rights that require one.
 */
export async function endLastFactor(tx: Tx, userId: number): Promise<void> {
  if (await hasSecondFactor(tx, userId)) return;
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.session.updateMany({ where: { userId }, data: { isStrong: false } });
}
