import { accessError, isAllowed } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { csvResponse } from '#server/rest/csvResponse.ts';
import type { Download, DownloadRequest } from '#server/rest/download.ts';

/** Responds with a CSV file and logs it. Throws `Unauthenticated`, `Forbidden`, and errors of the parameters. */
export async function downloadResponse(
  { name, may, lines }: Download,
  request: DownloadRequest,
  context: Context,
): Promise<Response> {
  if (!isAllowed(may, context)) throw accessError(context);
  const answer = await csvResponse(name, lines(context, request), context);
  try {
    await writeLog(context.db.prisma, context, { message: `Download of ${name}.csv` });
  } catch (error) {
    await answer.body?.cancel();
    throw error;
  }
  return answer;
}
