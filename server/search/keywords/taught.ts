import taught from './taughtWords.json' with { type: 'json' };

/**
 * The weights of words for each service that they name, learned from labelled searches: people who
 * write "flete" mean a small truck first. Learned: `npm run train`. The words are stems, the services have their id first.
 */
const TAUGHT: ReadonlyMap<string, ReadonlyMap<number, number>> = new Map(
  Object.entries(taught as Record<string, Record<string, number>>).map(([words, services]) => [
    words,
    new Map(Object.entries(services).map(([service, weight]) => [Number.parseInt(service, 10), weight])),
  ]),
);

export const keyOf = (lexemes: readonly string[]) => [...lexemes].sort().join(' ');

export const taughtBy = (lexemes: readonly string[], service: number): number =>
  TAUGHT.get(keyOf(lexemes))?.get(service) ?? 0;
