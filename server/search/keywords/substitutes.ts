import { relatedTo, siblingsOf } from './related.ts';
import type { ServiceVocabulary } from './services.ts';
import learned from './substitutes.json' with { type: 'json' };

/** Services that replace the requested ones with about the same likelihood of acceptance. */
export interface Substitutes {
  services: Set<number>;
  /** The quality of the match. */
  weight: number;
}

/** The likelihood that a service is accepted as a replacement, for services without learned values. */
const { related: RELATED, sibling: SIBLING } = learned.unknown;

/** The values by the id of a service, with which its key begins. */
const byId = <T>(services: Record<string, T>) =>
  new Map(Object.entries(services).map(([service, value]) => [Number.parseInt(service, 10), value]));

/** The accepted replacements, by the requested service. `npm run train` learns them. */
const LEARNED = new Map(
  [...byId(learned.services as Record<string, Record<string, number>>)].map(([service, others]) => [
    service,
    byId(others),
  ]),
);

/** The likelihood that a service is accepted for international transport, for any requested service. */
const ABROAD = byId<number>(learned.abroad);

/** The minimum likelihood of each level of substitutes, which is also its weight. */
const LEVELS = [0.5, 0.3, 0.2];

/** The replacements of a service, with the likelihood that each is accepted. */
function acceptedFor(vocabulary: ServiceVocabulary, service: number): ReadonlyMap<number, number> {
  const known = LEARNED.get(service);
  if (known) return known;
  const only = new Set([service]);
  return new Map([
    ...[...siblingsOf(vocabulary, only)].map((id): [number, number] => [id, SIBLING]),
    ...[...relatedTo(vocabulary, only)].map((id): [number, number] => [id, RELATED]),
  ]);
}

/** The replacements of the best services, by level. `others` are other meanings of the words. */
export function substitutesFor(
  vocabulary: ServiceVocabulary,
  best: ReadonlySet<number>,
  others: ReadonlyMap<number, number>,
  isAbroad: boolean,
): Substitutes[] {
  const shares = new Map<number, number>(others);
  const accepted = new Map<number, number>();
  for (const service of best)
    for (const [id, share] of acceptedFor(vocabulary, service))
      accepted.set(id, (accepted.get(id) ?? 0) + share / best.size);
  for (const [id, share] of [...accepted, ...(isAbroad ? ABROAD : [])])
    shares.set(id, Math.max(shares.get(id) ?? 0, share));
  const levels = LEVELS.map((weight): Substitutes => ({ weight, services: new Set() }));
  for (const [id, share] of shares) if (!best.has(id)) levels.find(({ weight }) => share >= weight)?.services.add(id);
  return levels.filter(({ services }) => services.size > 0);
}
