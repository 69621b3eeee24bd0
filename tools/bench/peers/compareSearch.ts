import { byTurns, driveUntil, milliseconds, onlyKinds, perSecond, type Run } from '../drive.ts';
import { percentile, percentiles, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { CLIENTS, type Engine } from './engine.ts';
import type { PeerQuery } from './peerQueries.ts';
import { judgeAnswers, shareRight } from './rightness.ts';

/**
 * The rounds after one that warms up. A slow engine gets two minutes in all, and each round continues where the last
 * one stopped.
 */
const ROUNDS = 6;
const ROUND_SECONDS = 15;

const GROUPS: Record<string, (query: PeerQuery) => boolean> = {
  all: () => true,
  keywords: ({ keywords, place }) => keywords !== null && place === null,
  place: ({ keywords, place }) => keywords === null && place !== null,
  both: ({ keywords, place }) => keywords !== null && place !== null,
  'spelt right': ({ kind }) => !/misspelt|typing error|nothing found/.test(kind),
};

/**
 * Sends the same queries to every engine in turns, and compares the times and results with those of the first engine.
 */
export async function compareSearch({ db }: Bench, queries: PeerQuery[], engines: Engine[]): Promise<Table[]> {
  const runs = await byTurns(
    ROUNDS,
    Object.fromEntries(engines.map((engine) => [engine.name, turns(engine, queries)])),
  );
  const rights = await judgeAnswers(
    db.pool,
    queries,
    Object.fromEntries(engines.map((engine) => [engine.name, engine.ask])),
  );
  return [
    { title: `search, ${CLIENTS} clients`, rows: Object.keys(GROUPS).flatMap((group) => besideOurs(group)) },
    { title: 'what was meant among the first 20', rows: byKind() },
  ];

  function besideOurs(group: string): Row[] {
    const kinds = new Set(queries.filter(GROUPS[group]!).map(({ kind }) => kind));
    const own = (engine: Engine) => onlyKinds(runs[engine.name]!, kinds, CLIENTS);
    const ours = own(engines[0]!);
    const p99 = (run: Run) => percentile(milliseconds(run), 99);
    return engines.map((engine) => {
      const run = own(engine);
      return {
        queries: group,
        engine: engine.name,
        asked: run.samples.length,
        'per second': perSecond(run),
        ...percentiles(milliseconds(run)),
        'ours / theirs': round(perSecond(ours) / perSecond(run)),
        'p99 ours / theirs': round(p99(ours) / p99(run)),
        right: shareRight(rights[engine.name]!, kinds),
      };
    });
  }

  function byKind(): Row[] {
    return [...new Set(queries.map(({ kind }) => kind))].sort().map((kind) => ({
      kind,
      ...Object.fromEntries(engines.map((engine) => [engine.name, shareRight(rights[engine.name]!, new Set([kind]))])),
    }));
  }
}

/** Sends all queries once, or those for which there is time. */
function turns(engine: Engine, queries: PeerQuery[]): () => Promise<Run> {
  let at = 0;
  return () => {
    const end = at + queries.length;
    const until = performance.now() + ROUND_SECONDS * 1000;
    return driveUntil(CLIENTS, engine.ask, () =>
      at < end && performance.now() < until ? queries[at++ % queries.length] : undefined,
    );
  };
}
