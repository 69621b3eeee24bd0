// npm run train: learns the weights of evidence from labelled texts, of places, of places in keywords, of services and of
// single words for them, writes
// them and prints the share of each set that is read right. Deterministic: it begins with the present weights.
import { referencePlaces } from '#server/app/seed/reference.ts';
import { makeAtlas } from '#server/places/atlas/atlas.ts';
import { createGazetteer } from '#server/places/gazetteer.ts';
import { trainPlaces } from './trainPlaces.ts';
import { trainServices } from './trainServices.ts';
import { trainSpans } from './trainSpans.ts';
import { trainTaught } from './trainTaught.ts';
import { readDirectory } from './vocabulary.ts';

const places = referencePlaces();
const gazetteer = createGazetteer(makeAtlas(places));
const directory = readDirectory(places);
trainPlaces(gazetteer);
await trainSpans(directory, gazetteer);
await trainServices(directory, gazetteer);
await trainTaught(directory, gazetteer);
