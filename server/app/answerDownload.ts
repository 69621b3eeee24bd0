import { isAllowed, refusal } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { csvAnswer } from '#server/rest/csvAnswer.ts';
import type { Download, DownloadRequest } from '#server/rest/download.ts';

/** Responds with a CSV file and logs it. Throws `Unauthenticated`, `Forbidden`, and errors of the parameters. */
export async function answerDownload(
  { name, may, lines }: Download,
  request: DownloadRequest,
  context: Context,
): Promise<Response> {
  if (!isAllowed(may, context)) throw refusal(context);
  const answer = await csvAnswer(name, lines(context, request), context);
  try {
    await writeLog(context.db.prisma, context, { message: `Download of ${name}.csv` });
  } catch (error) {
    await answer.body?.cancel();
    throw error;
  }
  return answer;
}
