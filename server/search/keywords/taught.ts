import taught from './taughtWords.json' with { type: 'json' };

/**
 * The weights of words for each service that they name, learned from labeled searches by `npm run train`: people who
 * write "flete" usually mean a small truck. The words are stems; the keys of services begin with their id.
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
