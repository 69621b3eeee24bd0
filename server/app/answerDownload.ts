import { isAllowed, refusal } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { csvAnswer } from '#server/rest/csvAnswer.ts';
import type { Download, DownloadRequest } from '#server/rest/download.ts';

/** Throws `Unauthenticated`, `Forbidden`, and what is wrong with the request. */
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
