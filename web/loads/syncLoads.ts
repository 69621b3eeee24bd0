import { graphql } from 'relay-runtime';
import type { syncLoadsMutation } from '#web/__generated__/syncLoadsMutation.graphql.ts';
import { ask } from '#web/relay/ask.ts';
import { currentSession, isSessionKnown, subscribeSession } from '#web/session/session.ts';
import { refreshSession } from '../session/keepSession.ts';
import { keptLoads, type Load, NOTHING, storeLoads } from './loads.ts';

const mutation = graphql`
  mutation syncLoadsMutation($input: KeepLoadsInput!) {
    keepLoads(input: $input) {
      viewer {
        loads {
          key
          from
          to
          cargo
          weight
          date
          note
          createdAt
          changedAt
          linkEndsAt
          asked {
            providerDatabaseId
            name
            way
            askedAt
            isSent
            answer
            price
            changedAt
          }
        }
      }
    }
  }
`;

type Stored = syncLoadsMutation['response']['keepLoads']['viewer']['loads'][number];

let isRunning = false;
let isDue = false;

/**
 * Sends the changes of this browser to the account, and receives those of other devices. Failed attempts are repeated
 * later.
 */
export function syncLoads(): void {
  isDue = true;
  if (!isRunning) void run();
}

async function run(): Promise<void> {
  isRunning = true;
  while (isDue) {
    isDue = false;
    // without a connection the next change, visit or connection sends the changes
    await exchange().catch(() => {});
  }
  isRunning = false;
}

async function exchange(): Promise<void> {
  const session = currentSession();
  if (session.status === 'loading' || !isSessionKnown()) return;
  const user = session.status === 'signedIn' ? session.user.databaseId : null;
  if (keptLoads().owner !== null && keptLoads().owner !== user) storeLoads(NOTHING);
  if (user === null) return;
  const sent = keptLoads();
  const changed = sent.loads.filter(({ isChanged }) => isChanged || sent.owner === null);
  const { keepLoads } = await ask<syncLoadsMutation>(mutation, {
    input: { changed: changed.map(inputOf), removed: sent.removed },
  });
  const now = currentSession();
  if (now.status !== 'signedIn' || now.user.databaseId !== user) return;
  receive(keepLoads.viewer.loads, sent, user);
}

function inputOf({ linkEndsAt: _, isChanged: __, asked, ...load }: Load) {
  return {
    ...load,
    asks: asked.map(({ name: ___, providerId, ...rest }) => ({ ...rest, providerId: String(providerId) })),
  };
}

/** Stores the account's data, except for loads changed here in the meantime. */
function receive(stored: readonly Stored[], sent: ReturnType<typeof keptLoads>, owner: number): void {
  const { loads: here, removed } = keptLoads();
  const changedNow = here.filter((load) => !sent.loads.includes(load));
  const untouched = stored.filter(({ key }) => !changedNow.some((load) => load.key === key) && !removed.includes(key));
  storeLoads({
    owner,
    loads: [
      ...changedNow.map((load) => ({ ...load, isKnown: stored.some(({ key }) => key === load.key) })),
      ...untouched.map((load) => loadOf(load, here)),
    ],
    removed: removed.filter((key) => !sent.removed.includes(key)),
  });
}

/** A business that is no longer published keeps the name known to this browser. */
function loadOf({ asked, linkEndsAt, ...load }: Stored, here: readonly Load[]): Load {
  const names = new Map(
    here.find(({ key }) => key === load.key)?.asked.map(({ providerId, name }) => [providerId, name]),
  );
  return {
    ...(load as typeof load & { createdAt: string; changedAt: string }),
    linkEndsAt: (linkEndsAt ?? null) as string | null,
    isKnown: true,
    isChanged: false,
    asked: asked.map(({ providerDatabaseId: providerId, name, answer, askedAt, changedAt, way, ...ask }) => ({
      ...ask,
      providerId,
      name: name ?? names.get(providerId) ?? '',
      way: way as Load['asked'][number]['way'],
      answer: (answer ?? null) as Load['asked'][number]['answer'],
      askedAt: askedAt as string,
      changedAt: changedAt as string,
    })),
  };
}

let isFollowing = false;

/** Called by pages with loads: afterwards loads follow the session, the connection and other devices. */
export function followLoads(): void {
  if (!isFollowing) {
    subscribeSession(syncLoads);
    addEventListener('online', () => (isSessionKnown() ? syncLoads() : void refreshSession()));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') syncLoads();
    });
  }
  isFollowing = true;
  syncLoads();
}
