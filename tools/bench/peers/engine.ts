import type { Pool } from 'pg';
import { loadCards } from '../../../server/search/loadCards.ts';
import type { PeerQuery } from './peerQueries.ts';

/** An engine that searches the documents of the directory. */
export interface Engine {
  name: string;
  /** The size of the index and its build time in seconds; null when another part of the benchmark measures the time. */
  index: { seconds: number | null; megabytes: number; kept: string };
  /** The ids of the best 20 results; the engine also reads their rows and counts all matches. */
  ask: (query: PeerQuery) => Promise<number[]>;
  close: () => Promise<void>;
}

export interface Making {
  /** The URL of a database that the engine may change. */
  url: string;
  pool: Pool;
  /** The path of the file written by `writeDocuments`. */
  documents: string;
  /** The folder for the engine's files. */
  folder: string;
}

/** The search radius of an engine without rings. */
export const RADIUS_KM = 80;
export const RESULTS = 20;
export const CLIENTS = 2;
/** The weight of a word by its field, as in the product; used where an engine supports weights. */
export const WEIGHTS = { name: 20, services: 12, places: 4, description: 1 } as const;

/** Reads the product's rows, in one statement, for an engine that returns ids. */
export async function completeRows(pool: Pool, ids: number[]): Promise<number[]> {
  if (ids.length > 0) await loadCards(pool, ids);
  return ids;
}
