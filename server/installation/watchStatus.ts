import type { JobsHealth } from '#server/jobs/job.ts';
import { readDataPackage } from '#server/open-data/serveOpenData.ts';
import type { DatabaseWatch } from '#server/platform/databaseWatch.ts';
import type { Env } from '#server/platform/env.ts';
import type { LoopWatch } from '#server/platform/loopWatch.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    status: StatusWatch;
  }
}

const WATCHED = ['site', 'database', 'jobs'] as const;

export interface PartStatus {
  name: (typeof WATCHED)[number] | 'openData';
  /** Whether the part works; null when this process cannot determine it. */
  works: boolean | null;
  since: Date;
}

/** Watches the state of each part, as measured by this process. */
export interface StatusWatch {
  startedAt: Date;
  read: () => Promise<PartStatus[]>;
  stop: () => void;
}

const EVERY_MS = 1_000;
const OPEN_DATA_FRESH_MS = 36 * 3_600_000;

/** Checks the states every second and stores their changes, so that reading is cheap. */
export function watchStatus(
  env: Pick<Env, 'dataDir'>,
  { database, loop, jobs }: { database: DatabaseWatch; loop: LoopWatch; jobs: JobsHealth },
): StatusWatch {
  const startedAt = new Date();
  const states: Record<(typeof WATCHED)[number], () => boolean | null> = {
    site: () => !loop.isBusy(),
    database: () => !database.isAway(),
    jobs: () => (jobs.isElsewhere ? null : jobs.downSince === null),
  };
  const parts = WATCHED.map((name) => ({ name, works: states[name](), since: startedAt }));
  const look = () => {
    for (const part of parts) {
      const works = states[part.name]();
      if (works !== part.works) Object.assign(part, { works, since: new Date() });
    }
  };
  const looking = setInterval(look, EVERY_MS).unref();
  return {
    startedAt,
    read: async () => {
      look();
      const openData = await readDataPackage(env);
      const since = openData ? new Date(openData.created) : startedAt;
      const works = openData === null ? null : Date.now() - since.getTime() < OPEN_DATA_FRESH_MS;
      return [...parts, { name: 'openData', works, since }];
    },
    stop: () => clearInterval(looking),
  };
}
