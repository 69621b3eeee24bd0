import { byTurns, drive, milliseconds, onlyKinds } from '../drive.ts';
import { percentile, percentiles, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';

const TYPED = [1, 2, 3, 4, 6, 8];

/** The time of place suggestions for names typed letter by letter, within the server. */
export async function benchPlaces({ db, gazetteer }: Bench): Promise<Table[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select name from addresses where kind = 'city' and length(name) >= 8 and id % 29 = 3 order by id limit 200`,
  );
  const typo = (name: string) => name.slice(0, 4) + name[5] + name[4] + name.slice(6);
  const tasks = rows.flatMap(({ name }) => [
    ...TYPED.map((letters) => ({ kind: `${letters} letters`, text: name.slice(0, letters) })),
    { kind: 'whole', text: name },
    { kind: 'two letters the wrong way round', text: typo(name) },
  ]);
  const runs = await byTurns(1, {
    suggest: () => drive(tasks, 1, async ({ text }) => gazetteer.suggest(text, 10)),
    nothing: () => drive(tasks, 1, async () => {}),
  });
  const floor = percentile(milliseconds(runs.nothing), 50);
  const line = (kind: string, times: number[]): Row => ({
    kind,
    ...percentiles(times),
    'most ms': round(Math.max(...times)),
    'p95 / nothing p50': round(percentile(times, 95) / floor),
  });
  const kinds = [...new Set(tasks.map(({ kind }) => kind))];
  return [
    {
      title: 'suggested places',
      rows: [
        ...kinds.map((kind) => line(kind, milliseconds(onlyKinds(runs.suggest, new Set([kind]), 1)))),
        line('all', milliseconds(runs.suggest)),
      ],
    },
  ];
}
