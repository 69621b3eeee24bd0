import type { Place } from '#server/places/atlas/place.ts';
import { liesIn } from '#server/places/reading/qualifiers.ts';
import type { Queryable } from '#server/platform/db.ts';
import { keptFor } from '#server/platform/keptFor.ts';
import { fold } from '#shared/fold.ts';
import { keptText, meaningOf } from './keptTexts.ts';
import { offeringAny, partsOf } from './keywords/filters.ts';
import { FROM, TOWARDS } from './keywords/placeWords.ts';
import { lengthBetween, type PlacesInKeywords } from './keywords/readPlaces.ts';
import { isServiceWord } from './keywords/services.ts';
import type { KnownText, Understanding } from './keywords/understandKeywords.ts';
import { asFound, inDirection, type KeywordsWithPlace, needIn, placesIn, type SearchReader } from './readKeywords.ts';

type Ends = Pick<KeywordsWithPlace, 'reading' | 'second'>;

/** The meaning of keywords when the place is in a separate field: the keywords may name the other end of a route. */
export function readBeside(
  reader: SearchReader,
  text: KnownText | null,
  { reading, second }: Ends,
  isLiteral: boolean,
): KeywordsWithPlace {
  const place = reading?.place;
  if (!text || !place || second || isLiteral) {
    const isRoute = text && place && second;
    return { words: isRoute ? meaningBetween(text, place, second) : text && meaningOf(text), reading, second };
  }
  const { rest, found } = besidePlace(text, inCountry(reader, place));
  if (!found) return { words: meaningOf(rest), reading };
  const [first, last] = inDirection(found).map(asFound);
  const words = needIn(last ? rest : between(rest, place, first!.place));
  const named = { words, typed: found.typed, others: found.keywords };
  // a route within the place, as in "de Medellín a Cali" within Colombia
  if (last && liesIn(first!.place, place) && liesIn(last.place, place))
    return { ...named, reading: first!, second: last.place };
  const other = last ?? first!;
  // a place that contains the other one, as in "envíos a todo Chile" from Santiago
  if (other.place.id === place.id || liesIn(place, other.place) || liesIn(other.place, place))
    return { words, reading };
  return found.isStart ? { ...named, reading: other, second: place } : { ...named, reading, second: other.place };
}

/** The maximum number of words of a place in keywords without a preposition. */
const MOST_OF_NAME = 4;

/**
 * The places in keywords with a word such as "to" or "desde", when the place is in a separate field, and the rest of
 * the text.
 */
export function besidePlace(
  text: KnownText,
  { gazetteer, reader }: Pick<SearchReader, 'gazetteer' | 'reader'>,
): { rest: KnownText; found?: PlacesInKeywords } {
  const typed = fold(text.keywords).split(' ');
  const isSaid = typed.some((word) => TOWARDS.has(word) || FROM.has(word));
  // skipped if possible, because reading places takes longest
  if (!isSaid && (typed.length > MOST_OF_NAME || typed.some((word) => isServiceWord(text.vocabulary, word))))
    return { rest: text };
  const { found, rest } = placesIn(text, gazetteer, reader);
  // the keywords are only a place, as in "Villahermosa" next to Puebla
  const isWhole = found?.keywords === '';
  if (!found || !(found.places.length > 1 || found.isGoal || found.isStart || isWhole)) return { rest: text };
  return { rest, found };
}

/** The searcher as a reader who is in the country of a place. */
const inCountry = ({ gazetteer, reader }: SearchReader, { countryCode: country }: Place) => ({
  gazetteer,
  reader: { ...reader, country },
});

const keptRoutes = keptFor<KnownText, KnownText>(2);

/** A text about a route. */
function between(text: KnownText, from: Place, to: Place): KnownText {
  const route = lengthBetween(from, to);
  return route && route !== text.route ? keptRoutes(text, route, () => ({ ...text, route })) : text;
}

const meaningBetween = (text: KnownText, from: Place, to: Place) => meaningOf(between(text, from, to));

/** A word for transport: searches have shown which services it means. */
const TRANSPORT = 'transporte';

/** Interprets a route without a service as a search for transport. `typed`: words that may name a business. */
export async function readBareRoute(
  pool: Queryable,
  typed: Understanding | null,
  from: Place,
  to: Place,
): Promise<Understanding | null> {
  const text = await keptText(pool, TRANSPORT);
  const transport = text && meaningBetween(text, from, to);
  if (!transport) return typed;
  const condition = offeringAny(text.vocabulary, new Set(transport.services), text.total);
  const filter = { ...condition, parts: partsOf(condition), weight: 1, isFull: !typed };
  return { ...transport, ...typed, ...servicesOf(transport), filters: [...(typed?.filters ?? []), filter] };
}

const servicesOf = ({ exact, likely, services, offered }: Understanding) => ({ exact, likely, services, offered });
