import { displayName } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Reader } from '#server/places/reading/reader.ts';
import type { Evidence } from '#server/platform/evidence.ts';
import type { Language } from '#shared/language.ts';
import { splitKeywords } from './keywordText.ts';
import { readPlaces, routeLength, weighPlaces } from './readPlaces.ts';
import { factsOf, type KnownText, partOf } from './understandKeywords.ts';
import { weighServices } from './weighServices.ts';

/** A possible meaning of keywords, with its evidence. */
export interface Explained {
  /** The names of the places or of the service; empty when there are none. */
  name: string;
  /** The id of the service; null for places, or when no service is meant. */
  serviceId: number | null;
  score: number;
  /** Each kind of evidence with its score. */
  evidence: { kind: string; weight: number }[];
}

export interface Explanation {
  /** The interpretations of the places, likeliest first. The name is empty if no place is meant. */
  places: Explained[];
  /** The remaining words, without those of the places. */
  keywords: string;
  /** The services, likeliest first; an entry without a service means that none is requested. */
  services: Explained[];
}

/** The maximum number of alternatives for places and for services. */
const MOST = 5;

/** The interpretation of keywords: the alternatives, their evidence and the winner. */
export function explainKeywords(
  text: KnownText,
  gazetteer: Gazetteer,
  reader: Reader,
  language: Language,
  nameOf: (serviceId: number) => string,
): Explanation {
  const facts = factsOf(text);
  const places = weighPlaces(splitKeywords(text.keywords, facts), gazetteer, reader).map(
    (item): Explained => ({
      name: item.places.map(({ place }) => displayName(place, language)).join(' – '),
      serviceId: null,
      score: item.score,
      evidence: item.evidence.flatMap(evidenceOf),
    }),
  );
  const found = readPlaces(text.keywords, facts, gazetteer, reader);
  const rest = partOf(text, found?.keywords ?? text.keywords);
  const route = found && routeLength(found, reader.country);
  const { services, nothing } = weighServices(rest.keywords, rest.words, text.vocabulary, route);
  const weighed = [...services, [null, nothing] as const].map(
    ([id, evidence]): Explained => ({
      name: id === null ? '' : nameOf(id),
      serviceId: id,
      score: evidence.score,
      evidence: evidenceOf(evidence),
    }),
  );
  const likeliest = (all: Explained[]) => all.sort((a, b) => b.score - a.score).slice(0, MOST);
  return { places: likeliest(places), keywords: rest.keywords, services: likeliest(weighed) };
}

function evidenceOf<Kind extends string>({ found, weights }: Evidence<Kind>): Explained['evidence'] {
  return found.map(([kind, times]) => ({ kind, weight: weights[kind] * times }));
}
