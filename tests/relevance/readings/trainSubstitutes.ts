import { writeFileSync } from 'node:fs';
import { services, subcategories } from '#prisma/reference/services.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { chooseServices } from '#server/search/keywords/chooseServices.ts';
import { relatedTo } from '#server/search/keywords/related.ts';
import { weighServices } from '#server/search/keywords/weighServices.ts';
import { acceptedServices, labelledSearches, OPEN_SETS, tradeSearches, tradeWords, usedSearches } from './labels.ts';
import { needOf, textWithoutPlaces } from './trainServices.ts';
import type { Directory } from './vocabulary.ts';

const FILE = new URL('../../../server/search/keywords/substitutes.json', import.meta.url);
/** The number of searches that weigh as much as the opinion of the readers about a pair of services. */
const PRIOR = 4;
/** Smaller shares are not kept. */
const LEAST = 0.1;
/** A search that more services answer says nothing about each of them. */
const MOST_RIGHT = 15;

/** How often something was the case. */
class Share {
  all = 0;
  right = 0;
  get mean() {
    return this.all === 0 ? 0 : this.right / this.all;
  }
  add(weight: number, isRight: boolean) {
    this.all += weight;
    if (isRight) this.right += weight;
  }
}

/** Learns how often each service is accepted where another one is requested. */
export async function trainSubstitutes(directory: Directory, gazetteer: Gazetteer): Promise<void> {
  const { vocabulary, idOf, nameOf } = directory;
  const categoryOf = new Map(subcategories.map(({ id, categoryId }) => [id, categoryId]));
  const kindOf = (one: (typeof services)[number], other: (typeof services)[number]) => {
    if (relatedTo(vocabulary, new Set([one.id])).has(other.id)) return 'related';
    if (one.subcategoryId === other.subcategoryId) return 'sibling';
    return categoryOf.get(one.subcategoryId) === categoryOf.get(other.subcategoryId) ? 'category' : 'other';
  };
  const pairs = new Map(
    services.map((one) => [
      one.id,
      services
        .filter((other) => other !== one)
        .map((other) => ({ id: other.id, kind: kindOf(one, other), share: new Share() })),
    ]),
  );
  const goingAbroad = new Map(services.map(({ id }) => [id, new Share()]));
  const kinds = new Map(['related', 'sibling', 'category', 'other'].map((kind) => [kind, new Share()]));
  const accepted = acceptedServices();
  // by tenths: what the readers estimate is accepted less often
  const opinions = Array.from({ length: 11 }, () => new Share());
  const ofOpinion = (service: number, id: number) =>
    opinions[Math.round(10 * (accepted.get(nameOf(service))?.get(nameOf(id)) ?? 0))]!;
  for (const search of [
    ...OPEN_SETS.flatMap(labelledSearches),
    ...tradeWords(),
    ...tradeSearches(),
    ...usedSearches(),
  ]) {
    const {
      kept,
      kind,
      services: { length },
    } = search;
    if (kept || kind === 'name' || length === 0 || length > MOST_RIGHT) continue;
    const text = await textWithoutPlaces(search, directory, gazetteer);
    const { best } = chooseServices(weighServices(...needOf(text)));
    const right = new Set(search.services.map(idOf));
    if (text.route === 'abroad') for (const [id, share] of goingAbroad) if (!best.has(id)) share.add(1, right.has(id));
    // what was misread says nothing about what was read
    if (best.isDisjointFrom(right)) continue;
    for (const service of best)
      for (const { id, kind: of, share } of pairs.get(service)!)
        if (!best.has(id))
          for (const each of [share, kinds.get(of)!, ofOpinion(service, id)]) each.add(1 / best.size, right.has(id));
  }
  const round = (share: number) => Number(share.toFixed(2));
  const keep = (shares: [number, number][]) =>
    Object.fromEntries(
      shares
        .map(([id, share]): [string, number] => [`${id} ${nameOf(id)}`, round(share)])
        .filter(([, share]) => share >= LEAST)
        .sort(([, one], [, other]) => other - one),
    );
  const learned = [...pairs].map(([service, others]) => [
    `${service} ${nameOf(service)}`,
    keep(
      others.map(({ id, share }) => [id, (share.right + PRIOR * ofOpinion(service, id).mean) / (share.all + PRIOR)]),
    ),
  ]);
  const abroad = keep([...goingAbroad].map(([id, { right, all }]) => [id, right / (all + PRIOR)]));
  const unknown = { related: round(kinds.get('related')!.mean), sibling: round(kinds.get('sibling')!.mean) };
  writeFileSync(FILE, `${JSON.stringify({ unknown, abroad, services: Object.fromEntries(learned) }, null, 2)}\n`);
  console.log(`substitutes: related ${unknown.related}, siblings ${unknown.sibling}`);
}
