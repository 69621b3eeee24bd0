import * as z from 'zod';
import { id, text } from '#server/rest/schema.ts';

export const Place = z
  .object({
    id: id(undefined, 3838583),
    displayName: text('The name with region and country.', { examples: ['Rosario, Santa Fe, Argentina'] }),
  })
  .meta({ title: 'Place', description: 'A city, region or country of the Americas.' });

export const Places = z.array(Place);

export const typed = text('The partial text. An empty text has no suggestions.', { examples: ['bahia'] }).max(200);
