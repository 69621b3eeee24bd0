import { rmSync } from 'node:fs';
import type { Pool } from 'pg';
import { loadCards } from '../../../server/search/loadCards.ts';
import type { PeerQuery } from './peerQueries.ts';

/** An engine that searches the documents of the directory. */
export interface Engine {
  name: string;
  /** The seconds and bytes of its index; no seconds where another part of the benchmark measures it. */
  index: { seconds: number | null; megabytes: number; kept: string };
  /** The best 20, with their rows and the number of all matches. */
  ask: (query: PeerQuery) => Promise<number[]>;
  close: () => Promise<void>;
}

export interface Making {
  /** The URL of a database that may be changed. */
  url: string;
  pool: Pool;
  /** The documents, see `writeDocuments`. */
  documents: string;
  /** The folder for its files. */
  folder: string;
}

/** The search radius of an engine without rings. */
export const RADIUS_KM = 80;
export const RESULTS = 20;
export const CLIENTS = 2;
/** The weight of a word by its field: as the product weighs it, where an engine can. */
export const WEIGHTS = { name: 20, services: 12, places: 4, description: 1 } as const;

/** The rows of what an engine found that answers ids: the product's own, in one statement. */
export async function completeRows(pool: Pool, ids: number[]): Promise<number[]> {
  if (ids.length > 0) await loadCards(pool, ids);
  return ids;
}

export function removeFiles(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
