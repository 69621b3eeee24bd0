import * as z from 'zod';
import { tool } from './answer.ts';

interface Data {
  places: {
    databaseId: number;
    displayName: string;
    kind: string;
    terminal: string | null;
    countryCode: string;
    latitude: number;
    longitude: number;
  }[];
}

/** The first of the ids that the directory assigns to places that GeoNames lacks: see prisma/reference. */
const FIRST_OWN_ID = 2_000_000_000;

export const findPlace = tool<Data>()({
  name: 'find_place',
  title: 'Find a place',
  description:
    'Finds cities, regions and countries of the Americas by a partial or misspelled name, the most likely first, at most 8. Use it to decide which place is meant, since several places may have the same name. Pass the `id` to search_carriers, as `fromPlaceId` or `toPlaceId`. Add the region to find more places with a common name: `lazaro cardenas chiapas`.',
  input: { text: z.string().trim().min(1).max(200).describe('A name or the beginning of one, such as `bahia blan`.') },
  output: {
    places: z.array(
      z.object({
        id: z.int(),
        source: z.url(),
        name: z.string().describe('The name with region and country.'),
        kind: z.enum(['city', 'region', 'country', 'port', 'airport', 'border', 'terminal']),
        country: z.string().describe('The country code in ISO 3166-1.'),
        latitude: z.number(),
        longitude: z.number(),
      }),
    ),
  },
  operation: `query McpFindPlace($text: String!) {
    places: suggestPlaces(text: $text, first: 8) { databaseId displayName kind terminal countryCode latitude longitude }
  }`,
  variables: ({ text }) => ({ text }),
  answer: ({ places }, { text }, { publicUrl }) => {
    const source = `${publicUrl}/api/address?${new URLSearchParams({ q: text })}`;
    return {
      source,
      places: places.map(({ databaseId, displayName, kind, terminal, countryCode, latitude, longitude }) => ({
        id: databaseId,
        source: databaseId < FIRST_OWN_ID ? `https://www.geonames.org/${databaseId}` : source,
        name: displayName,
        kind: (terminal ?? kind).toLowerCase(),
        country: countryCode,
        latitude,
        longitude,
      })),
    };
  },
});
