import { fold } from '#shared/fold.ts';
import type { KnownPlace, Place } from '../atlas/place.ts';
import { type Candidate, judge } from './candidates.ts';
import { foreignCountry } from './foreignCountries.ts';
import { readMisspelt } from './misspelt.ts';
import { type Names, notExplained, parseAddress, type Text } from './parse.ts';
import { isNear, liesIn } from './qualifiers.ts';
import { WEIGHTS } from './score.ts';
import { tokenize } from './tokens.ts';

/** What a typed address means. */
export interface Reading {
  place: Place;
  /** Other places that it may mean, likeliest first. */
  others: Place[];
  /** The words that name no known place, as they were typed; null when all were understood or may be left out. */
  notUnderstood: string | null;
  /** False when a typing error was forgiven. */
  isExact: boolean;
  /** Other places that the words fit as well, the largest first: that they are smaller, or elsewhere, is all against them. */
  namesakes: Place[];
}

/** So much less likely at most, another place is offered too. */
const ALSO_WITHIN = 3;
const MOST_OTHERS = 3;

/** Reads an address as people write it; `reader` is their country. Null when no known place is in it. */
export function readAddress(names: Names, typed: string, reader: string | null): Reading | null {
  const tokens = tokenize(typed);
  if (tokens.length === 0) return null;
  const text = parseAddress(names, tokens);
  const candidates = judge(names, text, reader);
  if (isForeign(text, candidates[0])) return null;
  const misread = readMisspelt(names, text, candidates[0], reader);
  if (misread) candidates.unshift(misread);
  const best = candidates[0];
  if (!best) return null;
  const left = notExplained(text, best);
  return {
    place: best.place,
    others: othersThan(best, candidates),
    notUnderstood: left.length === 0 ? null : left.map(({ start, end }) => typed.slice(start, end)).join(' '),
    isExact: best !== misread,
    namesakes: namesakes(best, candidates, reader),
  };
}

/** Whether the last part names a country elsewhere and something before it is not known, such as "Shanghai, China". */
function isForeign(text: Text, best: Candidate | undefined): boolean {
  const last = text.tokens.filter(({ segment }) => segment === text.tokens.at(-1)!.segment);
  if (!foreignCountry(last.map((token) => token.text))) return false;
  return !best || notExplained(text, best).length > 0;
}

function othersThan(best: Candidate, candidates: Candidate[]): KnownPlace[] {
  const others: KnownPlace[] = [];
  for (const { place, score } of candidates) {
    if (score < best.score - ALSO_WITHIN || others.length === MOST_OTHERS) break;
    if ([best.place, ...others].every((one) => one.id !== place.id && !(one.kind === place.kind && isNear(one, place))))
      if (fold(place.name) === fold(best.place.name) || !(liesIn(best.place, place) || liesIn(place, best.place)))
        // a region's capital, but not the country of a city
        others.push(place);
  }
  return others;
}

function namesakes(best: Candidate, candidates: Candidate[], reader: string | null): KnownPlace[] {
  const evidence = ({ place, score }: Candidate) =>
    score - Math.log(place.weight) - (place.countryCode === reader ? WEIGHTS.reader : 0);
  return candidates
    .filter((one) => one.start === best.start && one.end === best.end && evidence(one) > evidence(best) - 1)
    .map(({ place }) => place)
    .filter((place) => place.kind === best.place.kind && place.id !== best.place.id && !isNear(place, best.place))
    .sort((a, b) => b.population - a.population);
}
