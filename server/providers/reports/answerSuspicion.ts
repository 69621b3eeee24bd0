import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { useLink } from '#server/mailed-links/mailedLinks.ts';
import { Conflict, Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import { asOwner } from '../people/team.ts';
import { MAX_TEXT } from './sendReport.ts';

type Tx = Prisma.TransactionClient;

/** An undecided suspicion of fraud. */
export const SUSPICION = { kind: 'fraud', state: 'pending' } as const satisfies Prisma.ProviderReportWhereInput;

/**
 * Answers all open suspicions of fraud about a business, with the link mailed to it, and returns its name. Throws
 * `Invalid`, `TooManyRequests`.
 */
export async function answerByLink(context: Context, token: string, text: string): Promise<{ businessName: string }> {
  const { db, limits, network } = context;
  await limits.count('reset', network);
  const answer = parseAnswer(text);
  return db.prisma.$transaction(async (tx) => {
    const link = await useLink(tx, 'report_answer', token);
    if (!link?.providerId || !(await write(tx, context, link.providerId, answer)))
      throw new Invalid('report.link', { field: 'token' });
    return tx.provider.findUniqueOrThrow({ where: { id: link.providerId }, select: { businessName: true } });
  });
}

/**
 * Answers all open suspicions of fraud about a business, as its owner. Throws `Invalid`, `Conflict` when there are
 * none, `TooManyRequests`, and the errors of `asOwner`.
 */
export async function answerAsOwner(context: Context, providerId: number, text: string): Promise<void> {
  await context.limits.count('ownerEdit', String(context.viewer!.id));
  const answer = parseAnswer(text);
  await asOwner(context, providerId, async (tx) => {
    if (!(await write(tx, context, providerId, answer))) throw new Conflict('report.nothingToAnswer');
  });
}

const parseAnswer = (text: string) =>
  parseText(text, { field: 'answer', max: MAX_TEXT, required: 'report.answerRequired', keepsLines: true });

async function write(tx: Tx, context: Context, providerId: number, answer: string): Promise<boolean> {
  const { count } = await tx.providerReport.updateMany({
    where: { ...SUSPICION, providerId, answeredAt: null },
    data: { answer, answeredAt: new Date() },
  });
  if (count > 0)
    await writeLog(tx, context, { code: 'suspicionAnswered', subject: { type: 'provider', id: providerId } });
  return count > 0;
}
