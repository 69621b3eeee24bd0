import { displayName, type Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { type Kind, WEIGHTS } from '#server/places/reading/evidence.ts';
import type { Reader } from '#server/places/reading/reader.ts';
import { fits, readAddresses, readCities, readCodes, readNames, readUnknown } from '../places/judge.ts';
import { isPlace, type LabelledAddress, type LabelledSearch, readLabelled } from './judge.ts';
import { OPEN_SETS, readerOf } from './labels.ts';
import { type Example, train } from './learn.ts';

const FILE = new URL('../../../server/places/reading/weights.json', import.meta.url);

/** The text of an address, and whether a place is meant by it; without `isRight` it names none. */
interface LabelledText {
  text: string;
  reader: Reader;
  isRight?: (place: Place) => boolean;
}

/** Learns the weights of evidence for places in the field for a place. */
export function trainPlaces(gazetteer: Gazetteer): void {
  const example = ({ text, reader, isRight }: LabelledText): Example<Kind> => ({
    text,
    meanings: [
      ...gazetteer.weigh(text, reader).map(({ place, evidence }): Example<Kind>['meanings'][number] => ({
        found: evidence.found,
        isRight: isRight?.(place) ?? false,
        name: displayName(place, 'en'),
      })),
      { found: [['nothing', 1]], isRight: !isRight, name: 'no place' },
    ],
  });
  const examples = (texts: LabelledText[]) => texts.map(example);
  const addresses = readLabelled<LabelledAddress>('addresses').flatMap(
    ({ f, language, country, place, also }): LabelledText[] =>
      place
        ? [
            {
              text: f,
              reader: readerOf(language, country),
              isRight: (item) => [place, ...also].some((label) => isPlace(item, label)),
            },
          ]
        : [],
  );
  train('places', FILE, WEIGHTS, {
    trained: {
      addresses: examples(ofPlaces(readAddresses('addresses'))),
      codes: examples(ofPlaces(readCodes('codes'))),
      states: examples(ofPlaces(readCities('states'))),
      streets: examples(ofPlaces(readCities('streets'))),
      names: examples(
        [...readNames('names'), ...readNames('abroad')].map((name) => ({
          text: name.text,
          reader: readerOf(name.language, name.reader ?? ''),
          isRight: (place) => fits(place, name),
        })),
      ),
      unknown: examples(
        readUnknown('unknown').flatMap(({ text, isNothing }) =>
          isNothing ? [{ text, reader: readerOf('es', 'MX') }] : [],
        ),
      ),
      ...Object.fromEntries(OPEN_SETS.map((name) => [name, examples(inSearches(name))])),
      'addresses of 2026, odd': examples(addresses.filter((_, at) => at % 2 === 0)),
    },
    checked: {
      'addresses, kept': examples(ofPlaces(readAddresses('addresses-kept'))),
      'addresses of 2026, even': examples(addresses.filter((_, at) => at % 2 === 1)),
    },
  });
}

/** The texts of the field for the place. */
function inSearches(name: string): LabelledText[] {
  return readLabelled<LabelledSearch>(name).flatMap(({ f, place, language, country }): LabelledText[] =>
    f !== null && place
      ? [{ text: f, reader: readerOf(language, country), isRight: (item) => isPlace(item, place) }]
      : [],
  );
}

function ofPlaces(all: ReturnType<typeof readAddresses>): LabelledText[] {
  return all.map((item) => ({
    text: item.text,
    reader: { country: item.reader, spoken: null },
    isRight: (place) => fits(place, item),
  }));
}
