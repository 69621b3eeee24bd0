import http from 'node:http';
import { drive, driveOpen, driveOver, inRounds, perSecond, type Run } from '../drive.ts';
import { median, type Row, round, served, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { withDocuments } from '../peers/documents.ts';
import { LUCENE_PACKAGES } from '../peers/lucene.ts';
import { type PeerQuery, peerQueries } from '../peers/peerQueries.ts';
import { judgeAnswers, shareRight } from '../peers/rightness.ts';
import { LUCENE_WITH_CARDS, type SearchInterface, withInterfaces } from '../peers/searchInterfaces.ts';
import { familyMs, postmasterOf } from '../process.ts';
import { answer } from '../requests.ts';

const ROUNDS = 3;
/** Java compiles what it runs often. */
const WARM_UP_SECONDS = 20;
const CLIENTS = [1, 2, 8];
const RATES = [50, 100, 200, 400];

/**
 * Searches over HTTP by turns, ours and Lucene's: clients that wait for their responses, and requests at fixed rates. A run
 * at a rate takes a second for each minute of the option. Changes the database.
 */
export async function benchLoad(bench: Bench): Promise<Table[]> {
  const queries = await peerQueries(bench);
  return withDocuments(bench, (making) =>
    withInterfaces(making, queries, (interfaces) => compare(bench, queries, interfaces)),
  );
}

async function compare(
  { db, minutes }: Bench,
  queries: PeerQuery[],
  interfaces: Record<string, SearchInterface>,
): Promise<Table[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
  const postgres = await postmasterOf(db.pool);
  const names = Object.keys(interfaces);
  const tasks = queries.map(({ kind }, nth) => ({ kind, nth }));
  type Ask = (task: (typeof tasks)[number]) => Promise<void>;

  /** The medians of all rounds, by interface. */
  async function measure(load: Row, run: (ask: Ask) => Promise<Run>): Promise<Row[]> {
    const runs = names.map((name) => {
      const { target, processes } = interfaces[name]!;
      const ask: Ask = ({ nth }) => answer(agent, target, nth);
      return [name, () => figuresOf(() => run(ask), { ...processes, PostgreSQL: postgres })] as const;
    });
    const rounds = await inRounds(ROUNDS, Object.fromEntries(runs));
    const medians = new Map(names.map((name) => [name, mediansOf(rounds[name]!)]));
    const floor = medians.get(LUCENE_WITH_CARDS);
    return [...medians].map(([name, figures]) => ({
      ...load,
      name,
      ...figures,
      'per second / Lucene + cards': ratio(figures, floor, 'per second'),
      'p99 / Lucene + cards': ratio(figures, floor, 'p99 ms'),
    }));
  }

  try {
    const rights = await judgeAnswers(
      db.pool,
      queries,
      Object.fromEntries(names.map((name) => [name, (query) => readIds(interfaces[name]!, queries.indexOf(query))])),
    );
    for (const { target } of Object.values(interfaces)) {
      const until = performance.now() + WARM_UP_SECONDS * 1000;
      const isOver = () => performance.now() > until;
      await driveOver(tasks, Math.max(...CLIENTS), ({ nth }) => answer(agent, target, nth), isOver);
    }
    const closed: Row[] = [];
    for (const clients of CLIENTS) closed.push(...(await measure({ clients }, (ask) => drive(tasks, clients, ask))));
    const open: Row[] = [];
    for (const rate of RATES) {
      const due = Array.from({ length: rate * minutes }, (_, nth) => tasks[nth % tasks.length]!);
      open.push(...(await measure({ 'due per second': rate }, (ask) => driveOpen(due, rate, ask))));
    }
    return [
      { title: 'searches by clients that wait for each response', rows: closed },
      { title: `searches at a fixed rate, from when each was due`, rows: open },
      {
        title: 'what was meant among the first 20',
        rows: names.map((name): Row => ({ name, right: shareRight(rights[name]!) })),
      },
      ...(interfaces[LUCENE_WITH_CARDS]
        ? []
        : [
            {
              title: 'not compared',
              rows: [{ name: 'Lucene', kept: `not installed: apt install ${LUCENE_PACKAGES}` }],
            },
          ]),
    ];
  } finally {
    agent.destroy();
  }
}

async function readIds({ target, idsOf }: SearchInterface, nth: number): Promise<number[]> {
  const { path, ...request } = target.requests[nth]!;
  const response = await fetch(new URL(path, target.url), request);
  const body = (await response.json()) as object;
  // a place that is not understood
  return response.ok && !('errors' in body) ? idsOf(body as never) : [];
}

/** The figures of a run, with the CPU time of a search in each of the processes. */
async function figuresOf(run: () => Promise<Run>, processes: Record<string, number>): Promise<Row> {
  const now = () => Object.values(processes).map(familyMs);
  const before = now();
  const result = await run();
  const cpu = now().map((ms, at) => (ms - before[at]!) / result.samples.length);
  return {
    'per second': perSecond(result),
    ...served(result.samples),
    'CPU ms': cpu.reduce((sum, ms) => sum + ms, 0),
    ...Object.fromEntries(Object.keys(processes).map((name, at) => [`${name} ms`, cpu[at]!])),
  };
}

/** The medians of the numbers, and the first of what is no number. */
function mediansOf(rounds: Row[]): Row {
  const figures = [...new Set(rounds.flatMap((row) => Object.keys(row)))];
  return Object.fromEntries(
    figures.map((figure) => {
      const values = rounds.map((row) => row[figure] ?? null).filter((value) => value !== null);
      const numbers = values.filter((value) => typeof value === 'number');
      return [figure, numbers.length > 0 ? round(median(numbers)) : values[0]!];
    }),
  );
}

function ratio(figures: Row, floor: Row | undefined, figure: string): number | null {
  return floor ? round(Number(figures[figure]) / Number(floor[figure])) : null;
}
