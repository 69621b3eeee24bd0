import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { endSession } from '../credentials/sessions.ts';

/** Ends this browser's session, if any. */
export async function signOut(context: Context): Promise<void> {
  if (context.viewer) await writeLog(context.db.prisma, context, { message: 'Signed out' });
  await endSession(context);
}
