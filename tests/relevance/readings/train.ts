// npm run train: learns the weights of evidence for places from labelled texts, writes them and prints the share of each set
// that is read right. Deterministic: it begins with the present weights, and each text that is read wrong, or only just
// right, moves the weights of its evidence.
import { writeFileSync } from 'node:fs';
import { referencePlaces } from '#prisma/seed/reference.ts';
import { makeAtlas } from '#server/places/atlas/atlas.ts';
import type { Place } from '#server/places/atlas/place.ts';
import { createGazetteer } from '#server/places/gazetteer.ts';
import type { Candidate } from '#server/places/reading/candidates.ts';
import { type Kind, WEIGHTS } from '#server/places/reading/evidence.ts';
import type { Reader } from '#server/places/reading/reader.ts';
import { fits, readAddresses, readCities, readCodes } from '../places/judge.ts';
import { isPlace, type LabelledAddress, type LabelledPlace, type LabelledSearch, readLabelled } from './judge.ts';
import { servedPlaces } from './servedPlaces.ts';

const FILE = new URL('../../../server/places/reading/weights.json', import.meta.url);
const EPOCHS = 60;
/** How much likelier the right place must be than any other. */
const MARGIN = 1;
const STEP = 0.05;
/** Evidence of which the sign is known keeps it. */
const LEAST = 0.1;

interface Labelled {
  text: string;
  reader: Reader;
  isRight: (place: Place) => boolean;
}

const places = referencePlaces();
const gazetteer = createGazetteer(makeAtlas(places));
const isServed = servedPlaces(places);

const ofLabel = (
  text: string,
  { language, country }: LabelledSearch | LabelledAddress,
  meant: LabelledPlace[],
): Labelled => ({
  text,
  // as browsers say it: English of the US tells no country
  reader: { country: `${language}-${country}` === 'en-US' ? null : country, spoken: language },
  isRight: (place) => meant.some((one) => isPlace(place, one)),
});

const addresses = readLabelled<LabelledAddress>('addresses').flatMap((one) =>
  one.place ? ofLabel(one.f, one, [one.place, ...one.also]) : [],
);
const inSearches = (name: string) =>
  readLabelled<LabelledSearch>(name).flatMap((one) =>
    one.f !== null && one.place ? ofLabel(one.f, one, [one.place]) : [],
  );
const ofPlaces = (all: ReturnType<typeof readAddresses>): Labelled[] =>
  all.map((one) => ({
    text: one.text,
    reader: { country: one.reader, spoken: null },
    isRight: (place) => fits(place, one),
  }));

const trained: Record<string, Labelled[]> = {
  addresses: ofPlaces(readAddresses('addresses')),
  codes: ofPlaces(readCodes('codes')),
  states: ofPlaces(readCities('states')),
  streets: ofPlaces(readCities('streets')),
  mexico: inSearches('mexico'),
  north: inSearches('north'),
  'addresses of 2026, odd': addresses.filter((_, at) => at % 2 === 0),
};
const checked: Record<string, Labelled[]> = {
  'addresses-kept': ofPlaces(readAddresses('addresses-kept')),
  'addresses of 2026, even': addresses.filter((_, at) => at % 2 === 1),
};

/** The evidence of a candidate, with that of the providers around it, by kind. */
function evidenceOf({ place, evidence }: Candidate): Map<Kind, number> {
  const sums = new Map<Kind, number>();
  for (const [kind, times] of evidence.found) sums.set(kind, (sums.get(kind) ?? 0) + times);
  if (isServed(place)) sums.set('served', 1);
  return sums;
}

const scoreOf = (one: Candidate) => one.evidence.score + (isServed(one.place) ? WEIGHTS.served : 0);

function weigh({ text, reader, isRight }: Labelled) {
  const candidates = gazetteer.weigh(text, reader).toSorted((a, b) => scoreOf(b) - scoreOf(a));
  return {
    right: candidates.find(({ place }) => isRight(place)),
    wrong: candidates.find(({ place }) => !isRight(place)),
    first: candidates[0],
  };
}

function learn(sets: Labelled[]): void {
  const signs = Object.fromEntries(Object.entries(WEIGHTS).map(([kind, weight]) => [kind, Math.sign(weight)]));
  const sums: Record<string, number> = {};
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const step = STEP * (1 - epoch / EPOCHS);
    const moves = new Map<Kind, number>();
    for (const labelled of sets) {
      const { right, wrong } = weigh(labelled);
      if (!right || !wrong || scoreOf(right) - scoreOf(wrong) > MARGIN) continue;
      for (const [kind, times] of evidenceOf(right)) moves.set(kind, (moves.get(kind) ?? 0) + times);
      for (const [kind, times] of evidenceOf(wrong)) moves.set(kind, (moves.get(kind) ?? 0) - times);
    }
    for (const [kind, move] of moves) {
      // of rare evidence as much as of frequent
      const next = WEIGHTS[kind] + step * Math.sign(move) * Math.sqrt(Math.abs(move));
      WEIGHTS[kind] = signs[kind]! > 0 ? Math.max(LEAST, next) : Math.min(-LEAST, next);
    }
    for (const [kind, weight] of Object.entries(WEIGHTS)) sums[kind] = (sums[kind] ?? 0) + weight / EPOCHS;
  }
  for (const kind of Object.keys(WEIGHTS) as Kind[]) WEIGHTS[kind] = Number(sums[kind]!.toFixed(2));
}

function report(sets: Record<string, Labelled[]>): string[] {
  return Object.entries(sets).map(([name, all]) => {
    const wrong = all.filter((one) => {
      const read = gazetteer.read(one.text, one.reader)?.place;
      return !read || !one.isRight(read);
    });
    if (process.env.SHOW_WRONG) console.log(wrong.map(({ text }) => `    ${text}`).join('\n'));
    return `${name}: ${(100 * (1 - wrong.length / all.length)).toFixed(1)} % of ${all.length}`;
  });
}

console.log(['before', ...report(trained), 'checked', ...report(checked)].join('\n'));
learn(Object.values(trained).flat());
console.log(['after', ...report(trained), 'checked', ...report(checked)].join('\n'));
writeFileSync(FILE, `${JSON.stringify(WEIGHTS, null, 2)}\n`);
