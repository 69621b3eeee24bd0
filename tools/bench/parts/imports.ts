import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import type { Context } from '../../../server/graphql/context.ts';
import { checkProviderImport } from '../../../server/imports/checkProviderImport.ts';
import { commitProviderImport, undoProviderImport } from '../../../server/imports/commitProviderImport.ts';
import { ask } from '../ask.ts';
import { driveOver, milliseconds, perSecond, type Run } from '../drive.ts';
import { percentile, percentiles, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';

const ROWS = 50_000;
const QUIET_SECONDS = 30;

/** A register of 50,000 rows is checked, written with approval and undone, while one client searches. Changes the directory. */
export async function benchImports(bench: Bench): Promise<Table[]> {
  const context = {
    db: bench.db,
    gazetteer: bench.gazetteer,
    language: 'es',
    viewer: null,
    requestId: 'bench',
  } as unknown as Context;
  const worker = spawn(process.execPath, ['tests/workerProcess.ts', bench.url], { stdio: 'inherit' });
  process.once('exit', () => worker.kill('SIGKILL'));
  const file = await register(bench);
  await searchUntil(bench, after(5));
  const quiet = await searchUntil(bench, after(QUIET_SECONDS));
  const rows: Row[] = [line('quiet', quiet, quiet)];
  let id = 0;
  const steps: [string, () => Promise<unknown>][] = [
    [
      'checked',
      async () =>
        (id = await checkProviderImport(context, {
          filename: 'register.csv',
          open: async () => Readable.from([file]),
        })),
    ],
    ['written and approved', () => commitProviderImport(context, id, 'Register')],
    ['undone', () => undoProviderImport(context, id)],
  ];
  for (const [name, begin] of steps) {
    let isOver = false;
    const start = performance.now();
    const busy = searchUntil(bench, () => isOver);
    await begin();
    const { createdCount, refusedCount, duplicateCount } = await settled(bench, id);
    const seconds = (performance.now() - start) / 1000;
    isOver = true;
    const counts = {
      seconds: round(seconds),
      'rows a second': Math.round(ROWS / seconds),
      createdCount,
      refusedCount,
      duplicateCount,
    };
    rows.push({ ...line(name, await busy, quiet), ...counts });
  }
  worker.kill('SIGKILL');
  return [{ title: 'searches by one client while 50,000 rows are imported', rows }];
}

function line(name: string, run: Run, quiet: Run): Row {
  const p95 = percentile(milliseconds(run), 95);
  return {
    name,
    'per second': perSecond(run),
    ...percentiles(milliseconds(run)),
    'p95 / quiet p95': round(p95 / percentile(milliseconds(quiet), 95)),
  };
}

/** Businesses of cities of the Americas, as their register would write them. */
async function register({ db }: Bench): Promise<Buffer> {
  const { rows } = await db.pool.query<{ city: string; region: string; country: string }>(
    `select a.name as city, r.name as region, a.country_code as country
     from addresses a join addresses r on r.id = a.region_id
     where a.kind = 'city' and a.population > 20000 and a.country_code in ('US', 'MX', 'CO', 'BR', 'AR') order by a.id`,
  );
  const header = ['registro', 'razon social', 'ciudad', 'departamento', 'pais', 'telefono', 'correo', 'servicios'];
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const { city, region, country } = rows[(at * 7_919) % rows.length]!;
    const email = `negocio${at}@registro.example`;
    return [at, `TRANSPORTES DEL REGISTRO ${at} S.A.`, city, region, country, '', email, 'Refrigerated transport'];
  });
  return Buffer.from([header, ...lines].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n'));
}

function searchUntil(bench: Bench, isOver: () => boolean): Promise<Run> {
  return driveOver(bench.queries, 1, (query) => ask(bench, query), isOver);
}

function after(seconds: number): () => boolean {
  const until = performance.now() + seconds * 1000;
  return () => performance.now() > until;
}

async function settled({ db }: Bench, id: number) {
  for (;;) {
    const found = await db.prisma.providerImport.findUniqueOrThrow({ where: { id } });
    if (!['checking', 'importing', 'undoing'].includes(found.status)) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
