// npm run explain -- "camión 3/4 con rampa Querétaro" es-MX: prints how keywords are interpreted for a reader with this
// Accept-Language: the possible places and services, with the evidence for each. --place: interprets the text as an
// address.
import { parseArgs } from 'node:util';
import { referencePlaces } from '#server/app/seed/reference.ts';
import { requestCountry, spokenLanguage } from '#server/i18n/language.ts';
import { makeAtlas } from '#server/places/atlas/atlas.ts';
import { displayName } from '#server/places/atlas/place.ts';
import { createGazetteer } from '#server/places/gazetteer.ts';
import { type Explained, explainKeywords } from '#server/search/keywords/explain.ts';
import { readDirectory } from './vocabulary.ts';

const SHOWN = 5;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { place: { type: 'boolean' } } });
const [text, language = null] = positionals;
if (!text) {
  console.error('npm run explain -- [--place] "text" [Accept-Language of the reader, such as es-MX]');
  process.exit(1);
}
const places = referencePlaces();
const gazetteer = createGazetteer(makeAtlas(places));
const reader = { country: requestCountry(language), spoken: spokenLanguage(language) };

function print(title: string, all: { score: number; name: string; evidence: Explained['evidence'] }[]): void {
  console.log(title);
  for (const { score, name, evidence } of all.slice(0, SHOWN)) {
    console.log(`${score.toFixed(1).padStart(6)}  ${name}`);
    for (const { kind, weight } of evidence) console.log(`${weight.toFixed(1).padStart(14)}  ${kind}`);
  }
}

if (values.place) {
  const weighed = gazetteer.weigh(text, reader).map(({ place, evidence }) => ({
    score: evidence.score,
    name: `${displayName(place, 'en')} (${place.kind})`,
    evidence: evidence.found.map(([kind, times]) => ({ kind, weight: evidence.weights[kind] * times })),
  }));
  print(weighed.length === 0 ? 'No place of the Americas' : 'Places', weighed);
} else {
  const { textOf, nameOf } = readDirectory(places);
  const { places: read, services, keywords } = explainKeywords(await textOf(text), gazetteer, reader, 'en', nameOf);
  print(
    'Places',
    read.map((row) => ({ ...row, name: row.name || 'none' })),
  );
  print(
    `Services for "${keywords}"`,
    services.map((service) => ({ ...service, name: service.name || 'none' })),
  );
}
