import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Db } from '#server/platform/db.ts';
import type { Table } from './figures.ts';
import type { BenchQuery } from './queries.ts';

/** What a part measures: a directory of this size. */
export interface Bench {
  /** The database's. */
  url: string;
  db: Db;
  gazetteer: Gazetteer;
  queries: BenchQuery[];
  size: number;
  /** How many log entries the part `logs` wants; they are in a database of their own, which `prepareLogs` makes. */
  logs: number;
  prepareLogs: () => Promise<string>;
  /** How long load goes on where that is measured. */
  minutes: number;
}

export type Part = (bench: Bench) => Promise<Table[]>;
