import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import { type Named, nameIn } from '#server/services/nameIn.ts';
import { mayExplainSearch } from '../access.ts';
import { type Explained, type Explanation, explainKeywords } from '../keywords/explain.ts';
import { readText } from '../keywords/understandKeywords.ts';

/** The parts of an explanation. */
export const POINTS = 300;

const Evidence = builder.objectRef<Explained['evidence'][number]>('SearchEvidence').implement({
  description: 'A kind of evidence for a meaning of keywords.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'Its name, as in the files of learned weights.' }),
    weight: t.exposeFloat('weight', {
      description: 'Its part of the score; below 0 for evidence against it.',
    }),
  }),
});

const Meaning = builder.objectRef<Explained>('SearchMeaning').implement({
  description: 'A possible meaning of keywords.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'The places, or the service, in the language of the request; empty for none.',
    }),
    serviceId: t.exposeInt('serviceId', {
      nullable: true,
      description: 'The database id of the service; null for places, and for none.',
    }),
    score: t.exposeFloat('score', { description: 'The sum of the evidence; one more is e times as likely.' }),
    evidence: t.field({ type: [Evidence], description: 'The evidence.', resolve: ({ evidence }) => evidence }),
  }),
});

export const SearchExplanation = builder.objectRef<Explanation>('SearchExplanation').implement({
  description: 'The reading of the keywords.',
  fields: (t) => ({
    places: t.field({
      type: [Meaning],
      description: 'The five likeliest ways to read the places; the first wins.',
      resolve: ({ places }) => places,
    }),
    keywords: t.exposeString('keywords', { description: 'The words that are left for services.' }),
    services: t.field({
      type: [Meaning],
      description: 'The five likeliest services; one with an empty name is that none is meant.',
      resolve: ({ services }) => services,
    }),
  }),
});

builder.queryField('explainSearch', (t) =>
  t.field({
    type: SearchExplanation,
    authScopes: mayExplainSearch,
    description: "The search's reading of keywords, for staff, with the evidence. Errors: BAD_USER_INPUT, FORBIDDEN.",
    args: { keywords: t.arg.string({ required: true, description: 'As visitors type them, at most 200 characters.' }) },
    complexity: POINTS,
    resolve: async (_, args, context) => {
      const explanation = await explainSearch(context, parseText(args.keywords, { field: 'keywords' }));
      if (!explanation) throw new Invalid('search.noWords', { field: 'keywords' });
      return explanation;
    },
  }),
);

/** The reading of the keywords; null without words. */
export async function explainSearch(
  { reads, gazetteer, reader, language }: Pick<Context, 'reads' | 'gazetteer' | 'reader' | 'language'>,
  keywords: string,
): Promise<Explanation | null> {
  const text = await readText(reads, keywords);
  if (!text) return null;
  const { rows } = await reads.query<Named & { id: number }>(
    'select id, name_en as "nameEn", name_es as "nameEs", name_pt as "namePt" from services',
  );
  const names = new Map(rows.map((row) => [row.id, nameIn(language, row)]));
  return explainKeywords(text, gazetteer, reader, language, (id) => names.get(id) ?? String(id));
}
