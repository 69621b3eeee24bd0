import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { beside, besideRow, quietly } from '../beside.ts';
import { type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { peakMb } from '../process.ts';

/** The number of register rows for each provider of the directory: two million rows for 100,000 providers. */
const ROWS_EACH = 20;
/** One in this number of rows differs in the second file. */
const CHANGED = 100;
/** The share that is checked when the process is killed. */
const KILLED_AT = 0.4;
/** The memory limits of the operator's command. */
const LIMITS = ['--max-semi-space-size=4', '--max-old-space-size=192'];

/** The columns of FMCSA's census that are read, and as many others. */
const COLUMNS = [
  ...[
    'MCS150_DATE',
    'ADD_DATE',
    'STATUS_CODE',
    'DOT_NUMBER',
    'DUN_BRADSTREET_NO',
    'PHY_OMC_REGION',
    'LEGAL_NAME',
    'DBA_NAME',
  ],
  ...[
    'PHY_STREET',
    'PHY_CITY',
    'PHY_COUNTRY',
    'PHY_STATE',
    'PHY_ZIP',
    'PHONE',
    'EMAIL_ADDRESS',
    'POWER_UNITS',
    'CARSHIP',
  ],
];
const OTHERS = Array.from({ length: 147 - COLUMNS.length }, (_, at) => `CRGO_${at}`);

interface Declared {
  number: number;
  name: string;
  region: string;
}

/**
 * Loads two files of a register during searches; then compares the credentials of half of the providers with the
 * register, in a process that is killed. Changes the directory.
 */
export async function benchRegisters(bench: Bench): Promise<Table[]> {
  const declared = await declare(bench);
  await quietly(bench, 5);
  let quiet = await quietly(bench);
  const rows: Row[] = [{ ...besideRow('quiet', quiet, [quiet]), load: load() }];
  const measure = async <Result>(name: string, work: () => Promise<Result>, facts: (result: Result) => Row) => {
    const { run, seconds, result } = await beside(bench, work);
    const before = quiet;
    quiet = await quietly(bench);
    rows.push({ ...besideRow(name, run, [before, quiet]), load: load(), seconds: round(seconds), ...facts(result) });
  };
  for (const [at, name] of ['a file loaded', 'the next file loaded'].entries()) {
    const file = path.join(process.env.BENCH_DIR ?? 'node_modules/.cache/bench', `census${at}.csv`);
    await pipeline(Readable.from(census(declared, bench.size * ROWS_EACH, at)), createWriteStream(file));
    await measure(
      name,
      () => loadFile(bench, file, `2026-11-0${at + 1}`),
      (result) => result,
    );
    rmSync(file);
  }
  await measure(
    `${declared.length} credentials checked, with a kill`,
    () => compareAll(bench, declared.length),
    (result) => result,
  );
  return [{ title: `searches by one client beside a register of ${bench.size * ROWS_EACH} rows`, rows }];
}

const load = () => round(os.loadavg()[0]!);

/** Lets businesses of the directory declare the first numbers of the register. */
async function declare({ db, size }: Bench): Promise<Declared[]> {
  const { rows } = await db.pool.query<Declared>(
    `with business as (
       select p.id, row_number() over (order by p.id)::int as number, p.business_name as name, coalesce(r.name, a.name) as region
       from providers p join addresses a on a.id = p.address_id left join addresses r on r.id = a.region_id
       where p.status = 'approved' order by p.id limit ${size / 2}),
     declared as (
       insert into provider_credentials (provider_id, kind, number) select id, 'usdot', number::text from business)
     select number, name, region from business order by number`,
  );
  return rows;
}

/** The census as CSV: the declared numbers, four in five with the name of the business, and other numbers. */
function* census(declared: Declared[], count: number, edition: number): Generator<string> {
  yield `${[...COLUMNS, ...OTHERS].join(',')}\n`;
  const others = OTHERS.map((_, at) => (at % 9 === 0 ? 'X' : '')).join(',');
  let text = '';
  for (let number = 1; number <= count; number++) {
    const own = declared[number - 1];
    const name = own && number % 5 > 0 ? own.name : `REGISTERED CARRIER ${number} LLC`;
    const units = edition === 1 && number % CHANGED === 0 ? 9 : number % 7;
    text += `24-JAN-26,20190131,A,${number},,4,"${name.replaceAll('"', '')}",,${number % 900} MAIN ST,LAREDO,US,"${own?.region ?? 'TX'}",78045,(956) 555-0100,OFFICE${number}@CARRIER.EXAMPLE,${units},C,${others}\n`;
    if (text.length < 1_000_000) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Runs the operator's command. */
async function loadFile({ url }: Bench, file: string, date: string): Promise<Row> {
  const args = [...LIMITS, 'scripts/registerFile.ts', 'fmcsa', file, '--date', date];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: url },
  });
  const ended = once(child, 'exit');
  let [text, mb] = ['', 0];
  child.stdout.on('data', (part) => (text += part));
  const watching = setInterval(() => (mb = Math.max(mb, peakMb(child.pid!) || 0)), 100);
  const [code] = await ended;
  clearInterval(watching);
  if (code !== 0) throw new Error(`the command ended with ${code}`);
  const [, added, changed, removed] = /(\d+) added, (\d+) changed, (\d+) removed/.exec(text)!.map(Number);
  return { MB: round(mb), added: added!, changed: changed!, removed: removed! };
}

/** Compares the credentials in a process that is killed before it has finished, and in the next one. */
async function compareAll({ db, url }: Bench, count: number): Promise<Row> {
  let worker: ChildProcess | undefined;
  const work = () => {
    worker = spawn(process.execPath, ['tests/workerProcess.ts', url], { stdio: 'inherit' });
  };
  process.once('exit', () => worker?.kill('SIGKILL'));
  const one = async (sql: string) => (await db.pool.query(sql)).rows[0];
  const wait = async (isOver: () => Promise<boolean>) => {
    while (!(await isOver())) await new Promise((resolve) => setTimeout(resolve, 500));
  };
  const checks = `select count(*)::int as checks, count(distinct number)::int as numbers,
    count(*) filter (where result = 'match')::int as matches from credential_checks where kind = 'usdot'`;
  work();
  await wait(async () => (await one(checks)).checks >= KILLED_AT * count);
  worker!.kill('SIGKILL');
  await once(worker!, 'exit');
  const { checks: killedAt } = await one(checks);
  work();
  const jobs = `select count(*)::int as left from graphile_worker.jobs where task_identifier = 'compareCredentials'`;
  await wait(async () => (await one(jobs)).left === 0);
  worker!.kill('SIGKILL');
  const all = await one(checks);
  return {
    'killed at': killedAt,
    lost: count - all.numbers,
    twice: all.checks - all.numbers,
    matches: all.matches,
  };
}
