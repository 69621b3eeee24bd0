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
  /** The duration of the load in the part `memory`, in minutes. */
  minutes: number;
}

export type Part = (bench: Bench) => Promise<Table[]>;
