import { type Kind, WEIGHTS } from './serviceEvidence.ts';
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

/** The key of all words for the same services; a key of words has none. */
const OF_SERVICES = '= ';
export const isOfServices = (key: string) => key.startsWith(OF_SERVICES);

/** The ways in which words name a service alone. */
const WHOLE: ReadonlySet<Kind> = new Set(['name', 'synonym', 'stemmed']);

/** What searches have shown about words. */
interface Taught {
  /** The keys of the weights. */
  keys: string[];
  /** By service: the likeliest remains as likely next to other words. */
  weights: ReadonlyMap<number, number>;
}

type Named = ReadonlyMap<number, readonly [Kind, number]>;

const known = new WeakMap<Named, Taught>();

/**
 * What is learned of words for the services that they name: of themselves, and of all words for the same services, so
 * that what "camión" means is known of "caminhão", too.
 */
export function taughtOf(lexemes: readonly string[], named: Named): Taught {
  const all = known.get(named) ?? read(lexemes, named);
  known.set(named, all);
  return all;
}

function read(lexemes: readonly string[], named: Named): Taught {
  const whole = [...named].flatMap(([service, [kind]]) => (WHOLE.has(kind) ? service : [])).sort((a, b) => a - b);
  const keys = [[...lexemes].sort().join(' '), ...(whole.length > 1 ? [`${OF_SERVICES}${whole.join(' ')}`] : [])];
  const learned = (service: number) => keys.reduce((sum, key) => sum + (TAUGHT.get(key)?.get(service) ?? 0), 0);
  const sums = [...named].map(([id, [kind, says]]) => [id, WEIGHTS[kind] * says, learned(id)] as const);
  const most = Math.max(...sums.map(([, before]) => before));
  const shift = most - Math.max(...sums.map(([, before, more]) => before + more));
  return { keys, weights: new Map(sums.map(([id, , more]) => [id, more + shift])) };
}
