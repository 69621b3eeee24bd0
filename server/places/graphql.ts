import { builder } from '#server/graphql/builder.ts';
import { loadedAs } from '#server/graphql/loadedAs.ts';
import { checkFirst, costOfRows } from '#server/graphql/paging.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import { mayFindPlaces } from './access.ts';
import { displayName, otherName, type Place } from './atlas/place.ts';
import { terminalOf } from './atlas/terminals.ts';

const PlaceKind = builder.enumType('PlaceKind', {
  description: 'The kind of a place.',
  values: {
    CITY: { value: 'city', description: 'A city, town or village.' },
    REGION: { value: 'region', description: 'A first-level division: province, state, department.' },
    COUNTRY: { value: 'country', description: 'A country or territory.' },
  } as const,
});

const TerminalKind = builder.enumType('TerminalKind', {
  description: 'A terminal for freight.',
  values: {
    PORT: { value: 'port', description: 'A sea or river port.' },
    AIRPORT: { value: 'airport', description: 'An airport.' },
    BORDER: { value: 'border', description: 'A border crossing.' },
    TERMINAL: { value: 'terminal', description: 'A rail terminal, dry port, free zone or market.' },
  } as const,
});

export const PlaceRef = builder.objectRef<Place>('Place');

builder.node(PlaceRef, {
  description: 'A place of the Americas, from GeoNames (CC BY 4.0).',
  id: { resolve: (place) => place.id, parse: Number },
  loadMany: (ids: number[], { gazetteer }) => ids.map((id) => loadedAs('Place', gazetteer.get(id))),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id of the place in REST: the GeoNames id for most places.' }),
    name: t.exposeString('name', { description: 'The local name, such as `Bahía Blanca`.' }),
    displayName: t.string({
      description: 'The name, region and country of the place; the country is in the language of the request.',
      resolve: (place, _, { language }) => displayName(place, language),
    }),
    kind: t.field({
      type: PlaceKind,
      description: 'The kind of the place: city, region or country.',
      resolve: (place) => place.kind,
    }),
    terminal: t.field({
      type: TerminalKind,
      nullable: true,
      description: 'The kind of a port, airport, border crossing or other terminal; null for any other place.',
      resolve: ({ id }) => terminalOf(id),
    }),
    otherName: t.string({
      nullable: true,
      description:
        'The alternative name of the place, such as an old one, that begins with the text; null if the main name has the words. At most 200 characters.',
      args: { text: t.arg.string({ required: true, description: 'The text for which the place was suggested.' }) },
      resolve: (place, { text }) => otherName(place, parseText(text, { field: 'text' })),
    }),
    region: t.field({
      type: PlaceRef,
      nullable: true,
      description:
        'The first-level region, in the format of `SearchFilters.regions`; null for regions, countries and places without one.',
      resolve: ({ regionId }, _, { gazetteer }) => (regionId ? gazetteer.get(regionId) : null),
    }),
    regionName: t.exposeString('region', { nullable: true, description: 'The name of `region`.' }),
    countryCode: t.expose('countryCode', { type: 'CountryCode', description: 'The country of the place.' }),
    latitude: t.exposeFloat('latitude', { description: 'The latitude in degrees north.' }),
    longitude: t.exposeFloat('longitude', { description: 'The longitude in degrees east: negative in the Americas.' }),
  }),
});

const MAX_SUGGESTIONS = 50;
/** The cost of comparing many names, or of scanning all places. */
const SUGGESTION_POINTS = 300;

builder.queryField('suggestPlaces', (t) =>
  t.field({
    type: [PlaceRef],
    authScopes: mayFindPlaces,
    description:
      'Places for a partial text, most likely first; accents are ignored and typos corrected. ' +
      'Access tokens need `search:read`. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: {
      text: t.arg.string({
        required: true,
        description: 'The partial text: at most 200 characters; an empty text has no suggestions.',
      }),
      first: t.arg.int({ defaultValue: 10, description: `1 to ${MAX_SUGGESTIONS}; null: 10.` }),
    },
    complexity: costOfRows(MAX_SUGGESTIONS, 10, SUGGESTION_POINTS),
    resolve: (_, args, { gazetteer, reader }) => {
      checkFirst(args.first, MAX_SUGGESTIONS);
      const text = parseText(args.text, { field: 'text' });
      return gazetteer.suggest(text, args.first ?? 10, reader);
    },
  }),
);

builder.queryField('nearestPlace', (t) =>
  t.field({
    type: PlaceRef,
    nullable: true,
    authScopes: mayFindPlaces,
    description:
      'The city nearest to a point, such as the center of a map: a larger city within 100 km, otherwise the ' +
      'nearest one. Access tokens need `search:read`. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: {
      latitude: t.arg.float({ required: true, description: 'The latitude in degrees north, -90 to 90.' }),
      longitude: t.arg.float({ required: true, description: 'The longitude in degrees east, -180 to 180.' }),
    },
    complexity: SUGGESTION_POINTS,
    resolve: (_, { latitude, longitude }, { gazetteer }) => {
      for (const [field, value, limit] of [
        ['latitude', latitude, 90],
        ['longitude', longitude, 180],
      ] as const)
        if (!(Math.abs(value) <= limit)) throw new Invalid('address.outside', { limit, field });
      return gazetteer.nearest(latitude, longitude);
    },
  }),
);
