// npm run explain -- "Av. Paulista 1500" pt-BR: the places that a text may mean, with the evidence for each, for a reader
// with this Accept-Language.
import { referencePlaces } from '#prisma/seed/reference.ts';
import { requestCountry, spokenLanguage } from '#server/i18n/language.ts';
import { makeAtlas } from '#server/places/atlas/atlas.ts';
import { displayName } from '#server/places/atlas/place.ts';
import { createGazetteer } from '#server/places/gazetteer.ts';
import { WEIGHTS } from '#server/places/reading/evidence.ts';

const SHOWN = 5;

const [text, language = null] = process.argv.slice(2);
if (!text) {
  console.error('npm run explain -- "text of an address" [Accept-Language of the reader, such as es-MX]');
  process.exit(1);
}
const gazetteer = createGazetteer(makeAtlas(referencePlaces()));
const weighed = gazetteer.weigh(text, { country: requestCountry(language), spoken: spokenLanguage(language) });
if (weighed.length === 0) console.log('No place of the Americas.');
for (const { place, evidence } of weighed.slice(0, SHOWN)) {
  console.log(`${evidence.score.toFixed(1).padStart(6)}  ${displayName(place, 'en')} (${place.kind})`);
  for (const [kind, times] of evidence.found)
    console.log(
      `${(WEIGHTS[kind] * times).toFixed(1).padStart(14)}  ${kind}${times === 1 ? '' : ` × ${times.toFixed(1)}`}`,
    );
}
