import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Context } from '#server/graphql/context.ts';
import { siteOf } from '#server/http/network.ts';
import type { Log } from '#server/platform/log.ts';
import type { SearchWatch } from '#server/search/searchWatch.ts';
import { countSearches } from './countSearches.ts';
import { countedText, countTexts, type TextVisit } from './countTexts.ts';
import { branchesOf, contactsOf, countUnmet, countViews, regionsOf, saltOf, type ViewKind } from './countViews.ts';
import { LEAST } from './unmet.ts';
import type { Page } from './viewToken.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    views: Views;
  }
}

/** The views and clicks reported by a browser, with database ids. */
interface View {
  page: Page;
  /** The ids of providers in the results of a search. */
  seen?: readonly number[] | null | undefined;
  /** The id of the provider whose page was opened. */
  opened?: number | null | undefined;
  /** The id of the provider whose website was clicked. */
  website?: number | null | undefined;
  /** The id of the contact that was clicked. */
  contact?: number | null | undefined;
  /** The id of the branch whose phone was clicked. */
  branch?: number | null | undefined;
}

export interface Views extends SearchWatch {
  record: (visitor: Pick<Context, 'network' | 'userAgent' | 'viewer'>, view: View) => void;
  /** Writes the views recorded so far. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

/** A single view or click of a visitor. Contacts and branches are resolved to their provider when they are written. */
interface Count {
  network: string;
  viewer: number | null;
  page: Page;
  kind: ViewKind | 'contact' | 'branch';
  id: number;
}

interface UnmetVisit {
  network: string;
  serviceId: number;
  from: number;
  to: number;
}

type SeenText = TextVisit & { network: string };

/** The interval between writes of counts: a click costs a few microseconds, and one statement writes hundreds. */
const EVERY_MS = 2_000;
/**
 * The maximum number of counts between two writes, more than a busy process, or one network, records. Others are
 * dropped.
 */
const MOST = 5_000;
const MOST_OF_NETWORK = 500;
/** The maximum number of visitors as which a customer with an IPv6 /48 counts: fewer than unmet demand requires. */
const MOST_OF_SITE = LEAST - 1;
/** The number of counts per statement, which takes some milliseconds of the thread. */
const BATCH = 500;
/** The number of results below which a search counts as unmet. */
const FEW = 3;
const MOST_SERVICES = 3;

/** The user agents of programs that load pages, and are not visitors. */
const ROBOT =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|java\/|okhttp|axios|node|googleother|mediapartners|inspectiontool|external(?:agent|fetcher|hit)|chatgpt-user|claude-user|perplexity-user/i;

export const isRobot = (userAgent: string | null) => userAgent === null || userAgent === '' || ROBOT.test(userAgent);

/**
 * Counts visitors without storing their identity. A visitor counts once a day for each provider and kind, identified by
 * a hash of the network with a salt that is deleted at the end of the day, and only for providers shown by one of our
 * pages. Robots, staff and members of a business do not count.
 */
export function openViews(pool: Pool, log: Log): Views {
  let counts = new Map<string, Count>();
  let networks = new Map<string, number>();
  let unmet: UnmetVisit[] = [];
  let texts: SeenText[] = [];
  let searches = { count: 0, withoutResults: 0 };
  let timer: NodeJS.Timeout | undefined;
  let flushing = Promise.resolve();

  const later = () => {
    timer ??= setTimeout(() => void flush(), EVERY_MS).unref();
  };

  function add(count: Count): void {
    const key = `${count.network} ${count.kind} ${count.id}`;
    const site = siteOf(count.network) ?? count.network;
    const ofNetwork = networks.get(site) ?? 0;
    if (counts.size >= MOST || ofNetwork >= MOST_OF_NETWORK || counts.has(key)) return;
    counts.set(key, count);
    networks.set(site, ofNetwork + 1);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const [views, lanes, seen, counted] = [[...counts.values()], unmet, texts, searches];
    [counts, networks, unmet, texts, searches] = [new Map(), new Map(), [], [], { count: 0, withoutResults: 0 }];
    flushing = flushing.then(async () => {
      try {
        for (let at = 0; at < views.length; at += BATCH) {
          const batch = views.slice(at, at + BATCH);
          try {
            await writeViews(pool, batch);
          } catch (error) {
            // the remaining views are written with the next ones
            for (const count of views.slice(at)) add(count);
            later();
            throw error;
          }
        }
        if (lanes.length > 0) await writeUnmet(pool, lanes);
        if (seen.length > 0) await writeTexts(pool, seen);
        if (counted.count > 0) await countSearches(pool, today(), counted.count, counted.withoutResults);
      } catch (error) {
        log.warn({ err: error }, 'views of providers were not counted');
      }
    });
    return flushing;
  }

  return {
    record: ({ network, userAgent, viewer: person }, { page, ...view }) => {
      if (isRobot(userAgent) || person?.isModerator) return;
      const viewer = person?.id ?? null;
      const count = (kind: Count['kind'], id: number | null | undefined) =>
        id == null || add({ network, viewer, page, kind, id });
      for (const id of view.seen?.slice(0, page.ids.length) ?? []) if (page.ids.includes(id)) count('seen', id);
      for (const kind of ['opened', 'website', 'contact', 'branch'] as const) count(kind, view[kind]);
      later();
    },
    searched: ({ network, userAgent, viewer, token, language }, results) => {
      // a program identifies itself by its token
      if ((isRobot(userAgent) && !token) || viewer?.isModerator) return;
      const { rows, hasNextPage, isBeyond, place, secondPlace, words } = results;
      searches.count++;
      if (rows.length === 0) searches.withoutResults++;
      later();
      const text = countedText(words);
      // programs do not click
      if (text !== null && !token && texts.length < MOST)
        texts.push({ network, text, language, isFound: rows.length > 0, isPress: false });
      // on a route, the other results are near an end, and do not drive the route
      const isDriven = rows.some(({ route }) => route?.kind === 'direct' || route?.kind === 'return');
      const isMet = secondPlace ? isDriven : hasNextPage || (rows.length >= FEW && !isBeyond);
      if (unmet.length >= MOST || isMet) return;
      const services = (words?.exact ?? []).slice(0, MOST_SERVICES);
      if (services.length === 0 && !place) return;
      const lane = { network, from: place?.id ?? 0, to: secondPlace?.id ?? 0 };
      for (const serviceId of services.length > 0 ? services : [0]) unmet.push({ ...lane, serviceId });
    },
    flush,
    close: flush,
  };
}

const today = () => new Date().toISOString().slice(0, 10);

/** Hashes of visitors and their actions, with the salt of the day. */
async function hashesOf(pool: Pool, day: string): Promise<(network: string, ...parts: (string | number)[]) => string> {
  const salt = await saltOf(pool, day, randomBytes(32));
  const hash = (...parts: (string | number)[]) =>
    createHmac('sha256', salt).update(parts.join(' ')).digest('hex').slice(0, 32);
  return (network, ...parts) => {
    const site = siteOf(network);
    const visitor = site ? `${site} ${Number.parseInt(hash(network).slice(0, 8), 16) % MOST_OF_SITE}` : network;
    return hash(visitor, ...parts);
  };
}

async function writeViews(pool: Pool, counts: Count[]): Promise<void> {
  const day = today();
  const hash = await hashesOf(pool, day);
  const idsOf = (wanted: Count['kind']) => counts.flatMap(({ kind, id }) => (kind === wanted ? id : []));
  const contacts = await contactsOf(pool, idsOf('contact'));
  const branches = await branchesOf(pool, idsOf('branch'));
  const presses: SeenText[] = [];
  const views = counts.flatMap(({ network, viewer, page, kind, id }) => {
    const pressed =
      kind === 'contact'
        ? contacts.get(id)
        : kind === 'branch'
          ? { provider: branches.get(id), kind: 'phone' as const }
          : { provider: id, kind };
    if (pressed?.provider === undefined || !page.ids.includes(pressed.provider)) return [];
    const { provider } = pressed;
    if (kind !== 'seen' && page.searched) presses.push({ ...page.searched, network, isFound: true, isPress: true });
    return { provider, kind: pressed.kind, near: page.near, viewer, hash: hash(network, pressed.kind, provider) };
  });
  if (views.length > 0) await countViews(pool, day, views);
  if (presses.length > 0) await writeTexts(pool, presses);
}

async function writeTexts(pool: Pool, visits: SeenText[]): Promise<void> {
  const day = today();
  const hash = await hashesOf(pool, day);
  const texts = visits.map(({ network, ...visit }) => ({
    ...visit,
    hash: hash(network, visit.isPress ? 'text pressed' : 'text', visit.language, visit.text),
  }));
  await countTexts(pool, day, texts);
}

async function writeUnmet(pool: Pool, searches: UnmetVisit[]): Promise<void> {
  const day = today();
  const hash = await hashesOf(pool, day);
  const regions = await regionsOf(
    pool,
    searches.flatMap(({ from, to }) => [from, to]),
  );
  const regionOf = (place: number) => regions.get(place) ?? place;
  const unmet = searches.map(({ network, ...search }) => ({
    ...search,
    // by region: carriers see the number of visitors who searched there on a day, regardless of the towns
    hash: hash(network, 'search', search.serviceId, regionOf(search.from), regionOf(search.to)),
  }));
  await countUnmet(pool, day, unmet);
}
