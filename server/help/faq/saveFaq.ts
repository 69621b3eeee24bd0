import * as z from 'zod';
import type { FaqEntry, Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Invalid, NotFound } from '#server/platform/errors.ts';
import { parseFields, parseText } from '#server/platform/text.ts';
import { inEachLanguage, type Language } from '#shared/language.ts';

const text = z.object({ question: z.string(), answer: z.string() });
const texts = z.object({ en: text }).catchall(text);

export type FaqTexts = Record<Language, z.output<typeof text>>;

/** The texts of a question. English is used if an older release stored no text in a language. */
export function textsOf(entry: Pick<FaqEntry, 'texts'>): FaqTexts {
  const stored = texts.parse(entry.texts);
  return inEachLanguage((language) => stored[language] ?? stored.en);
}

interface FaqText {
  language: Language;
  question: string;
  answer: string;
}

const MAX_QUESTION = 200;
const MAX_ANSWER = 2_000;
export const MAX_ENTRIES = 100;

/**
 * Saves a question with its answer in all languages; without an id the question is added at the end. Throws `Invalid`,
 * `NotFound`.
 */
export async function saveFaqEntry(context: Context, id: number | null, given: readonly FaqText[]): Promise<void> {
  const after = parseTexts(given);
  const data = { texts: after as unknown as Prisma.InputJsonObject };
  await context.db.prisma.$transaction(async (tx) => {
    const before = id === null ? null : await tx.faqEntry.findUnique({ where: { id } });
    if (id !== null && !before) throw new NotFound('faq.notFound');
    if (before) await tx.faqEntry.update({ where: { id: before.id }, data });
    else {
      if ((await tx.faqEntry.count()) >= MAX_ENTRIES) throw new Invalid('faq.tooMany', { max: MAX_ENTRIES });
      await tx.faqEntry.create({ data });
    }
    await writeLog(tx, context, {
      code: 'faqChanged',
      parameters: { title: after.en.question },
      ...(before && { before: flat(textsOf(before)) }),
      after: flat(after),
    });
  });
}

/** Removes a question. Throws `NotFound`. */
export async function deleteFaqEntry(context: Context, id: number): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const before = await tx.faqEntry.findUnique({ where: { id } });
    if (!before) throw new NotFound('faq.notFound');
    await tx.faqEntry.delete({ where: { id } });
    const stored = textsOf(before);
    await writeLog(tx, context, {
      code: 'faqRemoved',
      parameters: { title: stored.en.question },
      before: flat(stored),
    });
  });
}

function parseTexts(given: readonly FaqText[]): FaqTexts {
  const reader = (language: Language) => () => {
    const at = given.findIndex((entry) => entry.language === language);
    if (at < 0) throw new Invalid('faq.required', { field: 'translations' });
    const rule = (part: string, max: number) => ({
      field: `translations.${at}.${part}`,
      max,
      required: 'faq.required' as const,
    });
    const { question, answer } = given[at]!;
    return parseFields({
      question: () => parseText(question, rule('question', MAX_QUESTION)),
      answer: () => parseText(answer, { ...rule('answer', MAX_ANSWER), keepsLines: true }),
    });
  };
  return parseFields(inEachLanguage(reader));
}

/** The entry as shown in the log. */
function flat(stored: FaqTexts): Prisma.InputJsonObject {
  return inEachLanguage((language) => Object.values(stored[language]).join('\n'));
}
