import { type ServerProcess, startRumbo, startServer } from '../process.ts';
import { graphqlRequests, restRequests, type Target } from '../requests.ts';
import type { Making } from './engine.ts';
import { lucenePath, startLucene } from './lucene.ts';
import type { PeerQuery } from './peerQueries.ts';

/** A search over HTTP. */
export interface SearchInterface {
  target: Target;
  /** The ids of the processes that serve it in addition to PostgreSQL, by their kind. */
  processes: Record<string, number>;
  idsOf: (body: never) => number[];
}

export const LUCENE_WITH_CARDS = 'Lucene + cards';

/** Runs `use` with our interfaces and, where it is installed, Lucene: its ids alone, and completed to our cards. */
export async function withInterfaces<Result>(
  making: Making,
  queries: PeerQuery[],
  use: (interfaces: Record<string, SearchInterface>) => Promise<Result>,
): Promise<Result> {
  const servers: ServerProcess[] = [];
  try {
    const rumbo = await startRumbo(making.url);
    servers.push(rumbo);
    const processes = { Node: rumbo.pid };
    const interfaces: Record<string, SearchInterface> = {
      REST: { target: restRequests(rumbo.url, queries), processes, idsOf: restIds },
      GraphQL: { target: graphqlRequests(rumbo.url, queries), processes, idsOf: graphqlIds },
    };
    const lucene = await startLucene(making);
    if (lucene) {
      servers.push(lucene);
      const cards = await startServer('tools/bench/peers/luceneCardsServer.ts', [making.url, lucene.url]);
      servers.push(cards);
      const requests = queries.map((query) => ({ path: lucenePath(query) }));
      const ofLucene = { Java: lucene.pid };
      interfaces['Lucene, ids'] = { target: { url: lucene.url, requests }, processes: ofLucene, idsOf: (ids) => ids };
      interfaces[LUCENE_WITH_CARDS] = {
        target: { url: cards.url, requests },
        processes: { ...ofLucene, Node: cards.pid },
        idsOf: cardIds,
      };
    }
    return await use(interfaces);
  } finally {
    for (const server of servers.reverse()) await server.stop();
  }
}

const restIds = ({ rows }: { rows: { id: number }[] }) => rows.map(({ id }) => id);
const graphqlIds = ({ data }: { data: { searchProviders: { edges: { node: { databaseId: number } }[] } } }) =>
  data.searchProviders.edges.map(({ node }) => node.databaseId);
const cardIds = (cards: ({ id: number } | null)[]) => cards.flatMap((card) => card?.id ?? []);
