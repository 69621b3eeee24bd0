// The queries as requests to each interface.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { BenchQuery } from './queries.ts';

export interface Target {
  url: string;
  requests: { method?: 'POST' | 'PATCH'; path: string; headers?: Record<string, string>; body?: string }[];
}

/**
 * The query of a search, with the fields that REST returns and the bare server reads, and with optional other fields.
 */
const search = (others = '') => `query ($where: SearchWhere, $keywords: String) {
  searchProviders(where: $where, keywords: $keywords) { ${others} totalCount totalCountIsExact edges { distanceKm
  highlights { field start end } node { databaseId businessName summary
  contacts { databaseId contactType contactValue updatedAt } providerServices { databaseId service { databaseId name }
  place { databaseId name displayName } updatedAt } } } } }`;
const FACETS = `facets { categories { count category { databaseId name } } services { count service { databaseId name } }
  countries { count place { databaseId name } } regions { count place { databaseId name } } distances { count withinKm }
  inCountry { count } hasWhatsApp { count } hasImage { count } }`;

export function bareRequests(url: string, queries: BenchQuery[]): Target {
  return { url, requests: queries.map((query) => ({ path: `/${searchOf(query)}` })) };
}

export function restRequests(url: string, queries: BenchQuery[]): Target {
  return { url, requests: queries.map((query) => ({ path: `/api/search${searchOf(query)}` })) };
}

export function graphqlRequests(url: string, queries: BenchQuery[]): Target {
  return post(url, { query: search() }, queries);
}

/** The same requests, with the counts of all filters. */
export const facetRequests = (url: string, queries: BenchQuery[]): Target =>
  post(url, { query: search(FACETS) }, queries);

/** The operation of the landing page, by its id: it selects more, including ids and coordinates. */
export const landingPageRequests = (url: string, queries: BenchQuery[]): Target =>
  post(url, persisted('SearchResultsQuery'), queries);

/** The requests for filters that the landing page sends together with those for results. */
export const filterRequests = (url: string, queries: BenchQuery[]): Target =>
  post(url, persisted('FilterBarQuery'), queries);

function persisted(name: string) {
  const operations = JSON.parse(readFileSync('web/persisted.json', 'utf8')) as Record<string, string>;
  const [id] = Object.entries(operations).find(([, text]) => text.startsWith(`query ${name}`))!;
  return { doc_id: id };
}

/** The pages with the results, as browsers request them. */
export function pageRequests(url: string, queries: BenchQuery[]): Target {
  const headers = { 'accept-encoding': 'br', 'accept-language': 'es' };
  return { url, requests: queries.map((query) => ({ path: `/${searchOf(query)}`, headers })) };
}

function searchOf({ place, keywords }: BenchQuery): string {
  return `?${new URLSearchParams({ ...(place && { f: place }), ...(keywords && { q: keywords }) })}`;
}

function post(url: string, operation: object, queries: BenchQuery[]): Target {
  return {
    url,
    requests: queries.map(({ place, keywords }) => ({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...operation, variables: { where: place && { text: place }, keywords } }),
    })),
  };
}

/** A sign-in with a wrong password for an account that does not exist. */
export function wrongSignIn(url: string): Target {
  const body = JSON.stringify({ email: `${crypto.randomUUID()}@rumbo.example`, password: 'a wrong sentence' });
  const headers = { 'content-type': 'application/json' };
  return { url, requests: [{ method: 'POST', path: '/api/auth/signin', headers, body }] };
}

/** The beginning of a refused request's response, which is not measured: GraphQL writes errors first. */
const GRAPHQL_ERRORS = '{"errors"';

/** Sends the nth request of a target and reads the whole response. Throws an Error when GraphQL refused it. */
export function send(agent: http.Agent, { url, requests }: Target, nth: number) {
  const { method = 'GET', path, headers = {}, body } = requests[nth % requests.length]!;
  return new Promise<{ status: number; firstByteMs: number }>((resolve, reject) => {
    const start = performance.now();
    const request = http.request(new URL(path, url), { agent, method, headers }, (response) => {
      let firstByteMs = 0;
      response.once('data', (data: Buffer) => {
        firstByteMs = performance.now() - start;
        const beginning = data.toString('utf8', 0, 500);
        if (beginning.startsWith(GRAPHQL_ERRORS)) reject(new Error(`${path}: ${beginning}`));
      });
      response.on('end', () => resolve({ status: response.statusCode!, firstByteMs }));
      response.on('error', reject);
      response.resume();
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Sends the nth request of a target. Throws when it failed; that a place is not understood is a response, too. */
export async function answer(agent: http.Agent, target: Target, nth: number): Promise<void> {
  const { status } = await send(agent, target, nth).catch((error: Error) => {
    if (error.message.includes('BAD_USER_INPUT')) return { status: 400 };
    throw error;
  });
  if (status !== 200 && status !== 400)
    throw new Error(`${target.requests[nth % target.requests.length]!.path}: ${status}`);
}
