import { fold } from '#shared/fold.ts';
import { LANGUAGES } from '#shared/language.ts';
import type { KnownPlace } from '../atlas/place.ts';
import { type Candidate, judge } from './candidates.ts';
import { WEIGHTS } from './evidence.ts';
import { readMisspelt } from './misspelt.ts';
import { idleTokens, type Names, notExplained, parseAddress, type Text } from './parse.ts';
import { isNear, liesIn } from './qualifiers.ts';
import type { Reader } from './reader.ts';
import { tokenize } from './tokens.ts';

/** The meaning of a typed address. */
export interface Reading {
  place: KnownPlace;
  /** Other places that the text may mean, most likely first. */
  others: KnownPlace[];
  /** For each of `others`, the difference in evidence from `place`. */
  behind: number[];
  /** The words that name no known place, as typed; null when all words were understood or can be ignored. */
  notUnderstood: string | null;
  /** The number of words that do not describe the place: "bodega zona franca Coyol". */
  idleWords: number;
  /** The total evidence for the place. */
  score: number;
  /** False when a typo was corrected. */
  isExact: boolean;
  /**
   * Other places that match the words equally well, largest first: only their size or location makes them less likely.
   */
  namesakes: KnownPlace[];
}

/** The maximum difference in score at which an alternative place is offered. */
const ALSO_WITHIN = 3;
const MOST_OTHERS = 3;

interface Weighed {
  text: Text;
  /** All meanings, likeliest first. */
  candidates: Candidate[];
  /** The first candidate, if it needed the correction of a typo. */
  misread: Candidate | null;
}

/** All possible meanings of an address, with the evidence for each. Null for a text without words. */
export function weighAddress(names: Names, typed: string, reader: Reader): Weighed | null {
  const tokens = tokenize(typed);
  if (tokens.length === 0) return null;
  const text = parseAddress(names, tokens);
  const candidates = judge(names, text, reader);
  if (isForeign(text, candidates[0])) return { text, candidates: [], misread: null };
  const misread = readMisspelt(names, text, candidates[0], reader);
  return { text, candidates: misread ? [misread, ...candidates] : candidates, misread };
}

/** Reads an address as people write it; null when it contains no known place. */
export function readAddress(names: Names, typed: string, reader: Reader): Reading | null {
  const { text, candidates, misread } = weighAddress(names, typed, reader) ?? {};
  const best = candidates?.[0];
  // the text is only the name of a street, or a number
  if (!text || !best || best.evidence.score < WEIGHTS.nothing) return null;
  const left = notExplained(text, best);
  // the corrected name explains more than the literal text
  const others = best === misread ? [] : othersThan(best, candidates);
  return {
    place: best.place,
    others: others.map(({ place }) => place),
    behind: others.map(({ evidence }) => best.evidence.score - evidence.score),
    notUnderstood: left.length === 0 ? null : left.map(({ start, end }) => typed.slice(start, end)).join(' '),
    idleWords: idleTokens(text, best).length,
    score: best.evidence.score,
    isExact: best !== misread,
    namesakes: namesakes(best, candidates, reader),
  };
}

/** Whether the last segment names a country outside the Americas after an unknown name: "Shanghai, China". */
function isForeign(text: Text, best: Candidate | undefined): boolean {
  const last = text.tokens.filter(({ segment }) => segment === text.tokens.at(-1)!.segment);
  if (!foreignCountry(last.map((token) => token.text))) return false;
  return !best || notExplained(text, best).length > 0;
}

function othersThan(best: Candidate, candidates: Candidate[]): Candidate[] {
  const others: Candidate[] = [];
  for (const candidate of candidates) {
    const { place, evidence } = candidate;
    if (evidence.score < best.evidence.score - ALSO_WITHIN || others.length === MOST_OTHERS) break;
    if (
      [best, ...others].every(
        ({ place: one }) => one.id !== place.id && !(one.kind === place.kind && isNear(one, place)),
      )
    )
      if (place.folded === best.place.folded || !(liesIn(best.place, place) || liesIn(place, best.place)))
        // the capital of a region, but not the country of a city
        others.push(candidate);
  }
  return others;
}

function namesakes(best: Candidate, candidates: Candidate[], reader: Reader): KnownPlace[] {
  const otherwise = ({ place, evidence: { score } }: Candidate) =>
    score - WEIGHTS.size * Math.log(place.weight) - (place.countryCode === reader.country ? WEIGHTS.readersCountry : 0);
  return candidates
    .filter(
      (candidate) =>
        candidate.start === best.start && candidate.end === best.end && otherwise(candidate) > otherwise(best) - 1,
    )
    .map(({ place }) => place)
    .filter((place) => place.kind === best.place.kind && place.id !== best.place.id && !isNear(place, best.place))
    .sort((a, b) => b.population - a.population);
}

// Countries whose names are also places of the Americas (Georgia, Guinea, Jordan …) are matched as places before this
// check.
const CODES =
  'AD AE AF AL AM AO AT AU AZ BA BD BE BF BG BH BI BJ BN BT BW BY CD CF CG CH CI CM CN CV CY CZ DE DJ DK DZ EE EG ER ES ' +
  'ET FI FJ FR GA GB GE GH GM GN GQ GR GW HK HR HU ID IE IL IN IQ IR IS IT JO JP KE KG KH KM KP KR KW KZ LA LB LI LK LR ' +
  'LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MY MZ NA NE NG NL NO NP NZ OM PG PH PK PL PS PT QA RO RS ' +
  'RU RW SA SC SD SE SG SI SK SL SM SN SO SS ST SY SZ TD TG TH TJ TM TN TR TW TZ UA UG UZ VN YE ZA ZM ZW';
const OTHER_NAMES = ['england', 'scotland', 'uk', 'inglaterra', 'holland', 'holanda', 'uae', 'prc', 'gran bretana'];

let names: Set<string> | undefined;

/** Whether the words, or the last of them, name a country outside the Americas. */
function foreignCountry(words: string[]): boolean {
  names ??= new Set([
    ...OTHER_NAMES,
    ...[...LANGUAGES, 'fr', 'de', 'it'].flatMap((language) => {
      const namer = new Intl.DisplayNames(language, { type: 'region' });
      return CODES.split(' ').map((code) => fold(namer.of(code)!));
    }),
  ]);
  return words.some((_, at) => names!.has(words.slice(at).join(' ')));
}
