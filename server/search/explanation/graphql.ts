import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import { Service } from '#server/services/graphql.ts';
import { type Named, nameIn, namesInSql } from '#server/services/nameIn.ts';
import { mayExplainSearch } from '../access.ts';
import { type Explained, type Explanation, explainKeywords } from '../keywords/explain.ts';
import { readText } from '../keywords/understandKeywords.ts';

/** The cost of an explanation. */
export const POINTS = 300;

const Evidence = builder.objectRef<Explained['evidence'][number]>('SearchEvidence').implement({
  description: 'A kind of evidence for a meaning of keywords.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'The name of the kind, as in the files of learned weights.' }),
    weight: t.exposeFloat('weight', {
      description: 'The contribution to the score; negative for evidence against the meaning.',
    }),
  }),
});

type NamedService = Named & { id: number };
type Meant = Explained & { service: NamedService | undefined };
type Interpretation = Record<'places' | 'services', Meant[]> & Pick<Explanation, 'keywords'>;

const Meaning = builder.objectRef<Meant>('SearchMeaning').implement({
  description: 'A possible meaning of keywords.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description:
        'The names of the places, or of the service, in the language of the request; empty when there are none.',
    }),
    service: t.field({
      type: Service,
      nullable: true,
      description: 'The service; null for places, or when no service is meant.',
      // Prisma loads the other fields when they are selected
      resolve: ({ service }) => (service as never) ?? null,
    }),
    score: t.exposeFloat('score', { description: 'The sum of the evidence; one point more means e times as likely.' }),
    evidence: t.field({ type: [Evidence], description: 'The evidence.', resolve: ({ evidence }) => evidence }),
  }),
});

export const SearchExplanation = builder.objectRef<Interpretation>('SearchExplanation').implement({
  description: 'The interpretation of the keywords.',
  fields: (t) => ({
    places: t.field({
      type: [Meaning],
      description: 'The likeliest interpretations of the places, at most 5; search uses the first one.',
      resolve: ({ places }) => places,
    }),
    keywords: t.exposeString('keywords', { description: 'The words that remain for services.' }),
    services: t.field({
      type: [Meaning],
      description: 'The likeliest services, at most 5; an empty name means that no service is meant.',
      resolve: ({ services }) => services,
    }),
  }),
});

builder.queryField('explainSearch', (t) =>
  t.field({
    type: SearchExplanation,
    authScopes: mayExplainSearch,
    description:
      'The interpretation of keywords by search, with the evidence, for staff. Errors: BAD_USER_INPUT, FORBIDDEN.',
    args: {
      keywords: t.arg.string({
        required: true,
        description: 'The keywords as visitors type them, at most 200 characters.',
      }),
    },
    complexity: POINTS,
    resolve: async (_, args, context) => {
      const explanation = await explainSearch(context, parseText(args.keywords, { field: 'keywords' }));
      if (!explanation) throw new Invalid('search.noWords', { field: 'keywords' });
      return explanation;
    },
  }),
);

/** The interpretation of the keywords; null without words. */
export async function explainSearch(
  { reads, gazetteer, reader, language }: Pick<Context, 'reads' | 'gazetteer' | 'reader' | 'language'>,
  keywords: string,
): Promise<Interpretation | null> {
  const text = await readText(reads, keywords);
  if (!text) return null;
  const { rows } = await reads.query<NamedService>(`select id, ${namesInSql()} from services`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nameOf = (id: number) => {
    const row = byId.get(id);
    return row ? nameIn(language, row) : String(id);
  };
  const { places, services, keywords: others } = explainKeywords(text, gazetteer, reader, language, nameOf);
  const meant = (all: Explained[]) => all.map((one) => ({ ...one, service: byId.get(one.serviceId ?? 0) }));
  return { places: meant(places), services: meant(services), keywords: others };
}
