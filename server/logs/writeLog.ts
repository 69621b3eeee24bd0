import type { LogSeverity, Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { shortAddress } from '#server/http/network.ts';
import type { LogEvent } from './events.ts';
import type { Subject } from './subjectName.ts';

export type LogEntry = LogEvent & {
  severity?: LogSeverity;
  /** The id of the author, if the author is not the viewer. */
  userId?: number | null;
  subject?: Subject;
  /** The snapshots of the subject before and after the change; they never contain a secret. */
  before?: Prisma.InputJsonObject;
  after?: Prisma.InputJsonObject;
};

type Tx = Prisma.TransactionClient;
type Author = Pick<Context, 'viewer' | 'requestId'> & Partial<Pick<Context, 'token' | 'address'>>;

/** Writes a log entry. `tx` must be the transaction that makes the change. */
export async function writeLog(tx: Tx, author: Author, entry: LogEntry): Promise<void> {
  await writeLogs(tx, author, [entry]);
}

/** Writes several log entries, as `writeLog` does. */
export async function writeLogs(
  tx: Tx,
  { viewer, token, address, requestId }: Author,
  entries: LogEntry[],
): Promise<void> {
  await tx.log.createMany({
    data: entries.map(({ severity = 'info', code, parameters, userId, subject, before, after }) => ({
      severity,
      code,
      ...(parameters && { parameters: { ...parameters } }),
      userId: userId === undefined ? (viewer?.id ?? token?.userId ?? null) : userId,
      requestId,
      address: address ? shortAddress(address) : null,
      tokenId: token?.id ?? null,
      subject: subject?.type ?? null,
      subjectId: subject?.id ?? null,
      ...(before && { before }),
      ...(after && { after }),
    })),
  });
}
