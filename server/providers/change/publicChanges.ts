import type { ProviderEvent } from '#server/webhooks/queueProviderEvents.ts';
import { PUBLIC_TEXT_NAMES, pick } from '#shared/providerForm.ts';
import type { Snapshot } from './snapshot.ts';

type Snapshots = Map<number, Snapshot>;

/** What the public sees happen to providers between two readings, in the order of ids. Most changes nobody sees. */
export function publicChanges(before: Snapshots, after: Snapshots): ProviderEvent[] {
  return [...before.keys()]
    .sort((a, b) => a - b)
    .flatMap((id): ProviderEvent[] => {
      const [was, is] = [publicPart(before.get(id)), publicPart(after.get(id))];
      if (was === is) return [];
      if (was === null) return [{ id, type: 'provider.approved' }];
      return [{ id, type: is === null ? 'provider.removed' : 'provider.changed' }];
    });
}

/** What everybody reads of a provider, to be compared; null when that is nothing. */
function publicPart(snapshot: Snapshot | undefined): string | null {
  if (!snapshot?.approvedAt) return null;
  const { address, contacts, services, image } = snapshot;
  const picture = image?.approvedAt ? image.file : null;
  return JSON.stringify([pick(snapshot, PUBLIC_TEXT_NAMES), address, contacts, services, picture]);
}
