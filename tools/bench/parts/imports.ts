import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import type { Context } from '../../../server/graphql/context.ts';
import { checkProviderImport } from '../../../server/imports/checkProviderImport.ts';
import { commitProviderImport, undoProviderImport } from '../../../server/imports/commitProviderImport.ts';
import { beside, besideRow, quietly } from '../beside.ts';
import type { Run } from '../drive.ts';
import { type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';

/**
 * Checks a register with half as many rows as providers, writes it with approval and undoes it, while one client
 * searches. Changes the directory.
 */
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
  await quietly(bench, 5);
  let quiet: Run = await quietly(bench);
  const rows: Row[] = [besideRow('quiet', quiet, [quiet])];
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
    const { run, seconds, result } = await beside(bench, async () => {
      await begin();
      return settled(bench, id);
    });
    const { createdCount, refusedCount, duplicateCount } = result;
    const before = quiet;
    quiet = await quietly(bench);
    rows.push({
      ...besideRow(name, run, [before, quiet]),
      seconds: round(seconds),
      'rows a second': Math.round(bench.size / 2 / seconds),
      ...{ createdCount, refusedCount, duplicateCount },
    });
  }
  worker.kill('SIGKILL');
  return [{ title: `searches by one client while ${bench.size / 2} rows are imported`, rows }];
}

/** Writes a register of businesses in cities of the Americas. */
async function register({ db, size }: Bench): Promise<Buffer> {
  const { rows } = await db.pool.query<{ city: string; region: string; country: string }>(
    `select a.name as city, r.name as region, a.country_code as country
     from addresses a join addresses r on r.id = a.region_id
     where a.kind = 'city' and a.population > 20000 and a.country_code in ('US', 'MX', 'CO', 'BR', 'AR') order by a.id`,
  );
  const header = ['registro', 'razon social', 'ciudad', 'departamento', 'pais', 'telefono', 'correo', 'servicios'];
  const lines = Array.from({ length: size / 2 }, (_, at) => {
    const { city, region, country } = rows[(at * 7_919) % rows.length]!;
    const email = `negocio${at}@registro.example`;
    return [at, `TRANSPORTES DEL REGISTRO ${at} S.A.`, city, region, country, '', email, 'Refrigerated transport'];
  });
  return Buffer.from([header, ...lines].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n'));
}

async function settled({ db }: Bench, id: number) {
  for (;;) {
    const found = await db.prisma.providerImport.findUniqueOrThrow({ where: { id } });
    if (!['checking', 'importing', 'undoing'].includes(found.status)) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
