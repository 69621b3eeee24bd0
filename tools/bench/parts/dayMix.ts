import http from 'node:http';
import { drive, driveOpen } from '../drive.ts';
import { median, type Row, round, served, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { residentMb, startRumbo } from '../process.ts';
import { STAFF_ROW } from '../rawPage.ts';
import { answer, landingPageRequests, pageRequests, restRequests, type Target } from '../requests.ts';
import { signInStaff, signOutStaff } from '../staffSession.ts';

/** Requests of each kind among a hundred. */
const SHARES = {
  'search over GraphQL': 40,
  'search over REST': 40,
  page: 10,
  suggestion: 5,
  'staff list': 4,
  write: 1,
};
/** Has no common factor with 100: kinds alternate, and a hundred requests have all of them. */
const STEP = 37;
/** The compared parts of the run. */
const PARTS = 5;
const CLIENTS = 2;
const TYPED = [2, 4, 7];
const STAFF_ROWS = 50;

type Kind = keyof typeof SHARES;

/**
 * The requests of a day at a fixed rate, and whether the memory of the serving process grows meanwhile. A process that has
 * just started gets a tenth as many first, without a rate. Changes the directory.
 */
export async function benchDayMix(bench: Bench): Promise<Table[]> {
  const { url, db, minutes, rate } = bench;
  const cookie = await signInStaff(db.pool);
  const rumbo = await startRumbo(url);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
  const targets = targetsOf(bench, rumbo.url, cookie);
  const hundred = (Object.keys(SHARES) as Kind[]).flatMap((kind) => Array<Kind>(SHARES[kind]).fill(kind));
  const counts = new Map<Kind, number>();
  const tasks = Array.from({ length: Math.ceil(minutes * 60 * rate) }, (_, at) => {
    const kind = hundred[(at * STEP) % 100]!;
    const nth = counts.get(kind) ?? 0;
    counts.set(kind, nth + 1);
    return { kind, nth };
  });
  const ask = ({ kind, nth }: (typeof tasks)[number]) => answer(agent, targets[kind], nth);
  const samples: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  try {
    await drive(tasks.slice(0, tasks.length / 10), CLIENTS, ask);
    timer = setInterval(() => samples.push(residentMb(rumbo.pid)), 1_000);
    const run = await driveOpen(tasks, rate, ask);
    const fifths = Array.from({ length: PARTS }, (_, nth) =>
      median(samples.slice((samples.length / PARTS) * nth, (samples.length / PARTS) * (nth + 1))),
    );
    const rows = ['all', ...counts.keys()].map((kind): Row => {
      const samples = run.samples.filter((sample) => kind === 'all' || sample.kind === kind);
      return { kind, requests: samples.length, ...served(samples) };
    });
    const memory: Row = {
      minutes: round(run.seconds / 60),
      'MB in each fifth': fifths.map(Math.round).join(', '),
      'last / second': round(fifths.at(-1)! / fifths[1]!),
    };
    return [
      { title: `requests of a day, ${rate} a second, from when each was due`, rows },
      { title: 'memory of the serving process', rows: [memory] },
    ];
  } finally {
    clearInterval(timer);
    agent.destroy();
    await rumbo.stop();
    await signOutStaff(db.pool);
  }
}

function targetsOf({ queries, size }: Bench, url: string, cookie: string): Record<Kind, Target> {
  const json = { 'content-type': 'application/json' };
  const graphql = (query: string, variables: object, headers = {}) => ({
    method: 'POST' as const,
    path: '/graphql',
    headers: { ...json, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const suggestions = queries.flatMap(({ keywords, place }) =>
    TYPED.flatMap((letters) => [
      ...(keywords
        ? [
            graphql('query ($text: String!) { suggestKeywords(text: $text) { text } }', {
              text: keywords.slice(0, letters),
            }),
          ]
        : []),
      ...(place
        ? [
            graphql('query ($text: String!) { suggestPlaces(text: $text) { displayName } }', {
              text: place.slice(0, letters),
            }),
          ]
        : []),
    ]),
  );
  const staffList = `query ($first: Int, $offset: Int) {
    providers(first: $first, offset: $offset, orderBy: { field: APPROVED_AT, direction: ASC }) {
      totalCount edges { node { ${STAFF_ROW} } } } }`;
  // spread over the list and the directory
  const spread = (nth: number) => (nth * 7_919) % size;
  const staffLists = Array.from({ length: 100 }, (_, nth) =>
    graphql(staffList, { first: STAFF_ROWS, offset: Math.max(0, spread(nth) - STAFF_ROWS) }, { cookie }),
  );
  const writes = Array.from({ length: 1_000 }, (_, nth) => ({
    method: 'PATCH' as const,
    path: `/api/providers/${1 + spread(nth)}`,
    headers: { ...json, cookie },
    body: JSON.stringify({ description: `Novedad ${nth}.` }),
  }));
  return {
    'search over GraphQL': landingPageRequests(url, queries),
    'search over REST': restRequests(url, queries),
    page: pageRequests(url, queries),
    suggestion: { url, requests: suggestions },
    'staff list': { url, requests: staffLists },
    write: { url, requests: writes },
  };
}
