import type { LogSeverity, Prisma } from '../generated/prisma/client.ts';
import type { Context } from '../graphql/context.ts';

export interface LogEntry {
  severity?: LogSeverity;
  /** In English: staff search for it. */
  message: string;
  /** Who did it, where that is not the viewer. */
  userId?: number | null;
  subject?: { type: string; id: number };
  /** What the subject was and is now: never with a secret in it. */
  before?: Prisma.InputJsonObject;
  after?: Prisma.InputJsonObject;
}

/** Writes down what happened, in the transaction that makes it happen. */
export async function writeLog(
  tx: Prisma.TransactionClient,
  { viewer, requestId }: Pick<Context, 'viewer' | 'requestId'>,
  { severity = 'info', message, userId, subject, before, after }: LogEntry,
): Promise<void> {
  await tx.log.create({
    data: {
      severity,
      message,
      userId: userId === undefined ? (viewer?.id ?? null) : userId,
      requestId,
      subject: subject?.type ?? null,
      subjectId: subject?.id ?? null,
      ...(before && { before }),
      ...(after && { after }),
    },
  });
}
