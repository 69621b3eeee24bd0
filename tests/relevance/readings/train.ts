// npm run train: learns the weights of evidence from labelled texts, for places, places in keywords, services, words of
// services and substitutes of services, writes them and prints the share of each set that is interpreted correctly.
// Deterministic: it begins with the current weights.
import { referencePlaces } from '#server/app/seed/reference.ts';
import { makeAtlas } from '#server/places/atlas/atlas.ts';
import { createGazetteer } from '#server/places/gazetteer.ts';
import { trainPlaces } from './trainPlaces.ts';
import { trainServices } from './trainServices.ts';
import { trainSpans } from './trainSpans.ts';
import { trainSubstitutes } from './trainSubstitutes.ts';
import { trainTaught } from './trainTaught.ts';
import { readDirectory } from './vocabulary.ts';

const places = referencePlaces();
const gazetteer = createGazetteer(makeAtlas(places));
const directory = readDirectory(places);
trainPlaces(gazetteer);
await trainSpans(directory, gazetteer);
await trainServices(directory, gazetteer);
await trainTaught(directory, gazetteer);
await trainSubstitutes(directory, gazetteer);
