import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Context } from '#server/graphql/context.ts';
import type { Log } from '#server/platform/log.ts';
import type { SearchWatch } from '#server/search/searchWatch.ts';
import { countSearches } from './countSearches.ts';
import { branchesOf, contactsOf, countUnmet, countViews, regionsOf, saltOf, type ViewKind } from './countViews.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    views: Views;
  }
}

/** Views and presses that a browser reports. Ids are of the database. */
interface View {
  /** Providers in the results of a search. */
  seen?: readonly number[] | null | undefined;
  /** The provider whose page was opened. */
  opened?: number | null | undefined;
  /** The provider whose website was pressed. */
  website?: number | null | undefined;
  /** The contact that was pressed. */
  contact?: number | null | undefined;
  /** The branch whose phone was pressed. */
  branch?: number | null | undefined;
  /** The place that was searched around. */
  near?: number | null | undefined;
}

export interface Views extends SearchWatch {
  record: (visitor: Pick<Context, 'network' | 'userAgent' | 'viewer'>, view: View) => void;
  /** Writes what was recorded so far. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

interface Visit extends View {
  network: string;
  viewerId: number | null;
}

interface UnmetVisit {
  network: string;
  serviceId: number;
  from: number;
  to: number;
}

/** Visits are written together: a press costs a few microseconds, and a statement has hundreds. */
const EVERY_MS = 2_000;
/** More than a busy process records between two writings; what is above is not counted. */
const MOST = 20_000;
const MOST_SEEN = 100;
/** Fewer results are few. */
const FEW = 3;
const MOST_SERVICES = 3;

/** Programs that look at pages and are no visitors. */
const ROBOT =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|java\/|okhttp|axios|node|googleother|mediapartners|inspectiontool|external(?:agent|fetcher|hit)|chatgpt-user|claude-user|perplexity-user/i;

const isRobot = (userAgent: string | null) => userAgent === null || userAgent === '' || ROBOT.test(userAgent);

/**
 * Counts visitors, and records none of them. A visitor counts once a day for each provider and kind, told apart by a hash of
 * the network with a salt that is deleted when the day is over. Robots, staff and the people of a business do not count.
 */
export function openViews(pool: Pool, log: Log): Views {
  let visits: Visit[] = [];
  let unmet: UnmetVisit[] = [];
  let searches = { count: 0, withoutResults: 0 };
  let timer: NodeJS.Timeout | undefined;
  let flushing = Promise.resolve();

  const later = () => {
    timer ??= setTimeout(() => void flush(), EVERY_MS).unref();
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const [batch, lanes, counted] = [visits, unmet, searches];
    [visits, unmet, searches] = [[], [], { count: 0, withoutResults: 0 }];
    flushing = flushing.then(async () => {
      try {
        if (batch.length > 0 || lanes.length > 0) await write(pool, batch, lanes);
        if (counted.count > 0) await countSearches(pool, today(), counted.count, counted.withoutResults);
      } catch (error) {
        log.warn({ err: error }, 'views of providers were not counted');
      }
    });
    return flushing;
  }

  return {
    record: ({ network, userAgent, viewer }, view) => {
      if (isRobot(userAgent) || viewer?.isModerator || visits.length >= MOST) return;
      visits.push({ ...view, network, viewerId: viewer?.id ?? null });
      later();
    },
    searched: ({ network, userAgent, viewer, token }, results) => {
      // a program says who it is by its token
      if ((isRobot(userAgent) && !token) || viewer?.isModerator) return;
      const { rows, hasNextPage, isBeyond, place, secondPlace, words } = results;
      searches.count++;
      if (rows.length === 0) searches.withoutResults++;
      later();
      if (unmet.length >= MOST || hasNextPage) return;
      if (rows.length >= FEW && !isBeyond) return;
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

async function write(pool: Pool, visits: Visit[], searches: UnmetVisit[]): Promise<void> {
  const day = today();
  const salt = await saltOf(pool, day, randomBytes(32));
  const hash = (...parts: (string | number)[]) =>
    createHmac('sha256', salt).update(parts.join(' ')).digest('hex').slice(0, 32);
  const contacts = await contactsOf(
    pool,
    visits.flatMap(({ contact }) => contact ?? []),
  );
  const branches = await branchesOf(
    pool,
    visits.flatMap(({ branch }) => branch ?? []),
  );
  const views = visits.flatMap(({ network, viewerId: viewer, near = null, ...view }) => {
    const one = (provider: number, kind: ViewKind) => ({
      provider,
      kind,
      near,
      viewer,
      hash: hash(network, kind, provider),
    });
    const pressed = view.contact == null ? undefined : contacts.get(view.contact);
    const called = view.branch == null ? undefined : branches.get(view.branch);
    return [
      ...(view.seen ?? []).slice(0, MOST_SEEN).map((id) => one(id, 'seen')),
      ...(view.opened == null ? [] : [one(view.opened, 'opened')]),
      ...(view.website == null ? [] : [one(view.website, 'website')]),
      ...(pressed ? [one(pressed.provider, pressed.kind)] : []),
      ...(called === undefined ? [] : [one(called, 'phone')]),
    ];
  });
  if (views.length > 0) await countViews(pool, day, views);
  const regions = await regionsOf(
    pool,
    searches.flatMap(({ from, to }) => [from, to]),
  );
  const regionOf = (place: number) => regions.get(place) ?? place;
  const unmet = searches.map(({ network, ...search }) => ({
    ...search,
    // by region: carriers see how many visitors of a day searched there, whatever towns each of them tried
    hash: hash(network, 'search', search.serviceId, regionOf(search.from), regionOf(search.to)),
  }));
  if (unmet.length > 0) await countUnmet(pool, day, unmet);
}
