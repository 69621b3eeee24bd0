import * as z from 'zod';
import type { FaqEntry, Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Invalid, NotFound } from '#server/platform/errors.ts';
import { parseFields, parseText } from '#server/platform/text.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';

const text = z.object({ question: z.string(), answer: z.string() });
const texts = z.object({ en: text, es: text, pt: text });

export type FaqTexts = z.output<typeof texts>;

export const textsOf = (entry: Pick<FaqEntry, 'texts'>): FaqTexts => texts.parse(entry.texts);

interface FaqText {
  language: Language;
  question: string;
  answer: string;
}

const MAX_QUESTION = 200;
const MAX_ANSWER = 2_000;
const MAX_ENTRIES = 100;

/** Saves a question with its answer in all languages; without an id it is added at the end. Throws `Invalid`, `NotFound`. */
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

/** Throws `NotFound`. */
export async function removeFaqEntry(context: Context, id: number): Promise<void> {
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
  const reader = (language: Language, part: 'question' | 'answer', max: number) => () =>
    parseText(given.find((entry) => entry.language === language)?.[part], {
      field: `${language}${part === 'question' ? 'Question' : 'Answer'}`,
      max,
      keepsLines: part === 'answer',
      required: 'faq.required',
    });
  const read = parseFields(
    Object.fromEntries(
      LANGUAGES.flatMap((language) => [
        [`${language}Question`, reader(language, 'question', MAX_QUESTION)],
        [`${language}Answer`, reader(language, 'answer', MAX_ANSWER)],
      ]),
    ),
  );
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { question: read[`${language}Question`], answer: read[`${language}Answer`] },
    ]),
  ) as FaqTexts;
}

/** The entry as the log shows it. */
function flat(stored: FaqTexts): Prisma.InputJsonObject {
  return Object.fromEntries(LANGUAGES.map((language) => [language, Object.values(stored[language]).join('\n')]));
}
