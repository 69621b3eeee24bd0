import { parse } from 'graphql';
import type { Context } from '#server/graphql/context.ts';
import { runOperation } from '#server/graphql/runOperation.ts';
import { describeError } from '#server/http/describeError.ts';
import { message } from '#server/i18n/messages.ts';
import { isLanguage } from '#shared/language.ts';
import { type Asked, COLLECTION_HEADERS, EMBED_HEADERS, embedPage, type Found } from './embedPage.ts';

const MOST = 10;

const DOCUMENT = parse(
  `query EmbedSearch($where: SearchWhere, $to: SearchPlace, $keywords: String, $filters: SearchFilters, $first: Int) {
    search: searchProviders(where: $where, to: $to, keywords: $keywords, filters: $filters, first: $first) {
      totalCount
      edges {
        distanceKm matchedService { service { name } } laneMatch { kind }
        node { businessName summary path place { displayName } }
      }
    }
  }`,
  { noLocation: true },
);

/** The page with the search for frames on other sites, as an anonymous caller sees it. */
export const answerEmbed = (request: Request, context: Context) =>
  answer(request, context, { action: '/embed/search', headers: EMBED_HEADERS });

const COLLECTION = parse(
  'query CollectionPage($slug: String!) { collection(slug: $slug) { slug name partnerName providerCount path } }',
  { noLocation: true },
);

interface Collection {
  slug: string;
  name: string;
  partnerName: string;
  providerCount: number;
  path: string;
}

/** The frame with the search of a collection; null for an unknown collection. */
export async function answerCollection(request: Request, context: Context, slug: string): Promise<Response | null> {
  const data = await runOperation({ document: COLLECTION, variables: { slug } }, context);
  const collection = data.collection as Collection | null;
  return collection && answer(request, context, { action: collection.path, headers: COLLECTION_HEADERS, collection });
}

interface Own {
  action: string;
  headers: Record<string, string>;
  collection?: Collection;
}

async function answer(request: Request, context: Context, { action, headers: own, collection }: Own) {
  const { searchParams: query } = new URL(request.url);
  const text = (name: string) => (query.get(name) ?? '').slice(0, 200);
  const asked: Asked = { f: text('f'), t: text('t'), q: text('q') };
  const slug = collection?.slug ?? text('collection');
  const lang = text('lang');
  const language = isLanguage(lang) ? lang : context.language;
  const { found, failure, status, headers } = await search(asked, slug, { ...context, language });
  const set = Object.entries({ ...asked, collection: slug }).filter(([, value]) => value);
  const page = embedPage({
    ...{ action, language, asked, found, failure },
    title: collection && {
      name: collection.name,
      about: message('embed.collection', language, {
        partner: collection.partnerName,
        count: collection.providerCount,
      }),
    },
    kept: { ...(lang && { lang }), ...(slug && !collection && { collection: slug }) },
    all: `${context.publicUrl}/?${new URLSearchParams(set)}`,
  });
  const html = { 'Content-Type': 'text/html; charset=UTF-8', 'Cache-Control': 'no-cache', Vary: 'Accept-Language' };
  return new Response(`${await page}`, { status, headers: { ...own, ...headers, ...html } });
}

async function search({ f, t, q }: Asked, collection: string, context: Context) {
  const nothing = { found: null, failure: null, status: 200, headers: {} };
  if (!f && !q && !collection) return nothing;
  try {
    const variables = {
      ...(f && { where: { text: f } }),
      ...(t && { to: { text: t } }),
      ...(q && { keywords: q }),
      ...(collection && { filters: { collection } }),
      first: MOST,
    };
    const { search: found } = await runOperation({ document: DOCUMENT, variables }, context);
    return { ...nothing, found: found as Found };
  } catch (error) {
    const { status, headers, body } = describeError(error, context);
    // invalid input is not a failure of the page
    return { ...nothing, failure: body.message, status: status === 400 ? 200 : status, headers };
  }
}
