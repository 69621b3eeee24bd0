import { id, named, record, text } from '#server/rest/schema.ts';

export const Place = named(
  'Place',
  'A city, region or country of the Americas.',
  record({
    id: id(undefined, 3838583),
    displayName: text('With region and country.', { examples: ['Rosario, Santa Fe, Argentina'] }),
  }),
);
