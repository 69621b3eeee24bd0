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

/** From this value on, ids are the directory's own: see prisma/reference. */
const FIRST_OWN_ID = 2_000_000_000;

export const findPlace = tool<Data>()({
  name: 'find_place',
  title: 'Find a place',
  description:
    'Cities, regions and countries of the Americas by a partial or misspelt name, likeliest first, at most 8: to settle which place is meant. Give its `id` to search_carriers, as `fromPlaceId` or `toPlaceId`: several places may have the same name. More of a common name appear with its region: `lazaro cardenas chiapas`.',
  input: { text: z.string().trim().min(1).max(200).describe('Such as `bahia blan`.') },
  output: {
    places: z.array(
      z.object({
        id: z.int(),
        source: z.url(),
        name: z.string().describe('With region and country.'),
        kind: z.enum(['city', 'region', 'country', 'port', 'airport', 'border', 'terminal']),
        country: z.string().describe('ISO 3166-1.'),
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
