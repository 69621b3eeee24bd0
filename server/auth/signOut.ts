import type { Context } from '../graphql/context.ts';
import { writeLog } from '../logs/writeLog.ts';
import { endSession } from './sessions.ts';

/** Ends this browser's session. Without one there is nothing to do, which is no error. */
export async function signOut(context: Context): Promise<void> {
  if (context.viewer) await writeLog(context.db.prisma, context, { message: 'Signed out' });
  await endSession(context);
}
