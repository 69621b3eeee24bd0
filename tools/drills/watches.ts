import { setTimeout as wait } from 'node:timers/promises';
import { joinEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { freePort } from '../../tests/freePort.ts';
import { openMailbox } from '../../tests/mailbox.ts';
import { judge, percentile, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { query } from './query.ts';
import { startRumbo } from './rumbo.ts';

interface Size {
  watches: number;
  /** The number of searched places, each with twenty services. */
  places: number;
  /** The number of providers published since the last sweep, each in another place. */
  news: number;
  kills: number;
}

const SERVICES = 20;
const PERIOD_MS = 50;
const QUIET_MS = 15_000;
const GOAL_MS = 120_000;

/** Sweeps watches during searches, and kills the process that does it: no match is lost, and none is mailed twice. */
export function sweepWatches({ watches, places, news, kills }: Size): Promise<Result> {
  return inFolder(async (DATA_DIR) => {
    const mailbox = await openMailbox();
    const rumbo = startRumbo(await freePort(), { DATA_DIR, SMTP_URL: mailbox.url, SEED: 'demo' });
    await rumbo.ready();
    const postgres = await joinEmbeddedPostgres(DATA_DIR);
    const sql = (text: string, values: unknown[] = []) => query(postgres.url('rumbo'), text, values);
    await addWatches(sql, watches, places);
    const quiet = startSearches(rumbo.url);
    await wait(QUIET_MS);
    const quietMs = percentile(await quiet.stop(), 0.95);
    const published = await publish(sql, news);

    const at = new Date().toISOString();
    const busy = startSearches(rumbo.url);
    const began = performance.now();
    await sql(`select graphile_worker.add_job('sweepWatches', $1::json)`, [JSON.stringify({ at, query: '', id: 0 })]);
    const left = async () =>
      Number((await sql('select count(*) from watches where swept_at < $1', [at])).rows[0].count);
    let killed = 0;
    while ((await left()) > 0 && performance.now() - began < 4 * GOAL_MS) {
      const [worker] = rumbo.workers();
      if (killed < kills && worker && (await left()) < watches * (1 - (killed + 1) / (kills + 1))) {
        process.kill(worker, 'SIGKILL');
        killed++;
      }
      await wait(200);
    }
    const sweptMs = Math.round(performance.now() - began);
    const busyMs = percentile(await busy.stop(), 0.95);

    const expected = await expectedMails(sql, published);
    const deadline = performance.now() + 4 * GOAL_MS;
    const mailed = () =>
      mailbox.mails.map(({ to }) => to?.[0]?.address ?? '').filter((to) => to.endsWith('@watch.example'));
    const pending = async () =>
      (await sql(`select 1 from graphile_worker.jobs where task_identifier = 'mailWatchNews' limit 1`)).rows.length > 0;
    while ((await pending()) && performance.now() < deadline) await wait(500);
    const all = mailed();
    const ids = new Set(mailbox.mails.map(({ messageId }) => messageId));
    await rumbo.kill('SIGTERM');
    await mailbox.close();
    const figures = {
      ...{ watches, searches: places * SERVICES, published: news, kills: killed, sweptMs, quietMs, busyMs },
      mails: all.length,
      lost: expected.filter((address) => !all.includes(address)).length,
      // a mail sent during the kill is sent again with the same Message-ID
      doubled: all.length - new Set(all).size - (mailbox.mails.length - ids.size),
      stalled: await left().catch(() => 0),
    };
    return judge(figures, [
      ['sweptMs', 'at most', GOAL_MS],
      ['busyMs', 'at most', Math.max(2 * quietMs, 100)],
      ['lost', 'is', 0],
      ['doubled', 'is', 0],
    ]);
  });
}

type Sql = (text: string, values?: unknown[]) => ReturnType<typeof query>;

/** Adds watches, each of another address; a sweep searches only once for watches with the same search. */
async function addWatches(sql: Sql, watches: number, places: number): Promise<void> {
  await sql(
    `with place as (select row_number() over (order by population desc, id) - 1 as nth, id, name from (
        select * from addresses where kind = 'city' and country_code in ('AR', 'BR', 'MX', 'CL', 'CO') order by population desc, id limit $2) a),
      service as (select row_number() over (order by id) - 1 as nth, name_es as name from (select * from services order by id limit $3) s)
     insert into watches (email, query, rhythm, language, country, spoken, confirmed_at, swept_at, created_at, ends_at, from_id)
     select 'w' || n || '@watch.example', '?f=' || place.name || '&a=' || place.id || '&q=' || replace(service.name, ' ', '+'), 'daily', 'es', 'AR', 'es',
       now() - interval '2 days', now() - interval '1 day', now() - interval '2 days', now() + interval '1 year', place.id
     from generate_series(0, $1::int - 1) n join place on place.nth = n % $2 join service on service.nth = (n / $2) % $3`,
    [watches, places, SERVICES],
  );
  await sql('analyze watches');
}

/** Publishes providers with one of the services, each in another of the places. */
async function publish(sql: Sql, news: number): Promise<number[]> {
  const { rows } = await sql(
    `with place as (select distinct from_id as id from watches order by 1 limit $1),
      made as (insert into providers (business_name, address_id, status, approved_at) select 'Drill ' || id, id, 'approved', now() from place
        returning id, address_id),
      offers as (insert into provider_services (provider_id, service_id, address_id) select id, (select min(id) from services), address_id from made),
      logged as (insert into logs (severity, code, subject, subject_id) select 'info', 'providerApproved', 'provider', id from made)
     select id from made`,
    [news],
  );
  const ids = rows.map(({ id }) => Number(id));
  await sql('select search.refresh($1::int[])', [ids]);
  return ids;
}

/** The addresses that watch the service of a new provider in its place. */
async function expectedMails(sql: Sql, published: number[]): Promise<string[]> {
  const { rows } = await sql(
    `select w.email from watches w join providers p on p.address_id = w.from_id and p.id = any ($1)
     where w.query like '%&q=' || (select replace(name_es, ' ', '+') from services order by id limit 1)`,
    [published],
  );
  return rows.map(({ email }) => email as string);
}

/** Sends searches like visitors; `stop` returns their times. */
function startSearches(url: string) {
  const times: number[] = [];
  const pending = new Set<Promise<void>>();
  const search = async () => {
    const began = performance.now();
    const response = await fetch(`${url}/api/search?f=Rosario&q=transporte+refrigerado`, {
      headers: { 'accept-language': 'es' },
    });
    await response.arrayBuffer();
    times.push(performance.now() - began);
  };
  const timer = setInterval(() => {
    const one: Promise<void> = search().finally(() => pending.delete(one));
    pending.add(one);
  }, PERIOD_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(pending);
      return times;
    },
  };
}
