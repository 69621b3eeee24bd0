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
  /** The number of log entries for the part `logs`, which `prepareLogs` writes into a separate database. */
  logs: number;
  prepareLogs: () => Promise<string>;
  /** Duration of the part `dayMix`, and its requests a second. */
  minutes: number;
  rate: number;
}

export type Part = (bench: Bench) => Promise<Table[]>;
