/** Requests of anonymous visitors, at a fixed rate. */
export interface Visitors {
  ms: number[];
  /** Ends when the last request is answered. */
  stop: () => Promise<void>;
}

export type Read = 'search' | 'facets' | 'graphql' | 'provider' | 'page';

interface Row {
  path: string;
}

/** A typical search: a place and a word. */
export const SEARCH = 'f=Rosario&q=refrigerado';
const GRAPHQL = `query ($where: SearchWhere, $keywords: String) { searchProviders(where: $where, keywords: $keywords) {
  totalCount edges { node { databaseId path } } } }`;

/** Sends these requests to `url` in turn. A response other than 200, or none, is reported with its request. */
export async function startVisitors(
  url: string,
  perSecond: number,
  reads: Read[],
  onFailure: (reason: string) => void,
): Promise<Visitors> {
  const paths: Record<Exclude<Read, 'graphql'>, string> = {
    search: `/api/search?${SEARCH}`,
    facets: `/api/search/facets?${SEARCH}`,
    provider: await pathOfProvider(url),
    page: `/?${SEARCH}`,
  };
  const ms: number[] = [];
  const running = new Set<Promise<void>>();
  const ask = async (read: Read) => {
    const began = performance.now();
    const asked =
      read === 'graphql'
        ? searchGraphql(url, 'refrigerado', 'Rosario').then(() => null)
        : fetch(url + paths[read]).then(async (response) => {
            const text = await response.text();
            return response.ok ? null : `${response.status} ${text.slice(0, 100)}`;
          });
    const reason = await asked.catch((error: Error) => String(error.cause ?? error));
    ms.push(performance.now() - began);
    if (reason) onFailure(`${read}: ${reason}`);
  };
  let turn = 0;
  const asking = setInterval(() => {
    const one = ask(reads[turn++ % reads.length]!);
    running.add(one);
    void one.then(() => running.delete(one));
  }, 1_000 / perSecond);
  return {
    ms,
    stop: async () => {
      clearInterval(asking);
      await Promise.all(running);
    },
  };
}

/** The page of a provider found by a search. */
export async function pathOfProvider(url: string): Promise<string> {
  const [first] = await searchGraphql(url, 'refrigerado', 'Rosario');
  if (!first) throw new Error('The directory has nobody to search for: SEED=demo');
  return first.path;
}

/** The providers found by a GraphQL search. Throws for a response with errors. */
export async function searchGraphql(url: string, keywords: string, place: string | null = null) {
  // by GET: when a process is killed, the proxy may repeat a GET, but not a POST
  const query = new URLSearchParams({
    query: GRAPHQL,
    variables: JSON.stringify({ where: place && { text: place }, keywords }),
  });
  const response = await fetch(`${url}/graphql?${query}`, { headers: { accept: 'application/json' } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 100)}`);
  const { data, errors } = JSON.parse(text) as {
    data?: { searchProviders: { edges: { node: Row & { databaseId: number } }[] } };
    errors?: object[];
  };
  if (errors) throw new Error(JSON.stringify(errors).slice(0, 200));
  return data!.searchProviders.edges.map(({ node }) => node);
}
