import type { Gazetteer } from '../../server/places/gazetteer.ts';
import type { Db } from '../../server/platform/db.ts';
import type { Table } from './figures.ts';
import type { BenchQuery } from './queries.ts';

/** The input of a part: a directory of this size. */
export interface Bench {
  /** The database's URL. */
  url: string;
  db: Db;
  gazetteer: Gazetteer;
  queries: BenchQuery[];
  size: number;
  /** Number of log entries for the part `logs`, in their own database, which `prepareLogs` makes. */
  logs: number;
  prepareLogs: () => Promise<string>;
  /** Duration of load in the part `memory`. */
  minutes: number;
}

export type Part = (bench: Bench) => Promise<Table[]>;
