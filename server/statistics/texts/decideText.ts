import type { Prisma, TextMeaning } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Conflict, NotFound } from '#server/platform/errors.ts';
import { changeSynonyms } from '#server/services/updateService.ts';
import { fold } from '#shared/fold.ts';
import type { SearchedText } from '#shared/viewToken.ts';
import { LEAST } from '../unmet.ts';

/**
 * Assigns a meaning to words of searches. Words that mean a service become its synonym, so that searches find it
 * immediately; the other meanings are labels only. Returns the service. Throws `Invalid`, `NotFound`, and `Conflict` if
 * another user has decided.
 */
export async function decideText(
  context: Context,
  key: SearchedText,
  meaning: TextMeaning,
  serviceId: number | null,
): Promise<number | null> {
  return context.db.prisma.$transaction((tx) => decide(tx, context, key, meaning, serviceId));
}

/** Undoes a decision, and returns the service that the words meant. Throws `NotFound`. */
export async function undoDecision(context: Context, key: SearchedText): Promise<number | null> {
  return context.db.prisma.$transaction((tx) => undo(tx, context, key));
}

async function decide(
  tx: Prisma.TransactionClient,
  context: Context,
  key: SearchedText,
  meaning: TextMeaning,
  serviceId: number | null,
): Promise<number | null> {
  const isListed = await tx.searchedText.count({ where: { ...key, searches: { gte: LEAST } } });
  if (!isListed) throw new NotFound('searchedText.notFound');
  const isNewWord =
    serviceId !== null &&
    (await changeSynonyms(tx, context, serviceId, (words) =>
      words.some((word) => fold(word) === key.text) ? words : [...words, key.text],
    ));
  const data = { ...key, meaning, serviceId, isNewWord };
  const { count } = await tx.decidedText.createMany({ data, skipDuplicates: true });
  if (count === 0) throw new Conflict('searchedText.decided');
  await writeLog(tx, context, { code: 'searchDecided', parameters: { text: key.text, meaning } });
  return serviceId;
}

async function undo(tx: Prisma.TransactionClient, context: Context, key: SearchedText): Promise<number | null> {
  const where = { text_language: key };
  const decided = await tx.decidedText.findUnique({ where });
  if (!decided) throw new NotFound('searchedText.notFound');
  if (decided.isNewWord)
    await changeSynonyms(tx, context, decided.serviceId!, (words) => words.filter((word) => fold(word) !== key.text));
  await tx.decidedText.delete({ where });
  await writeLog(tx, context, { code: 'searchDecisionUndone', parameters: { text: key.text } });
  return decided.serviceId;
}
