import * as z from 'zod';
import { id, text, timestamp } from '#server/rest/schema.ts';
import { BRANCH_TEXTS } from '#shared/providerForm.ts';

const { name, hours } = BRANCH_TEXTS;

export const Branch = z
  .object({
    id: id(),
    addressesId: id("The id of the branch's place.", 3838583).meta({ graphql: 'place.databaseId' }),
    address: z.object({ displayName: text('The name with region and country.') }),
    name: text(name.about, { examples: [name.example] }).nullable(),
    phone: text('The phone in E.164.', { examples: ['+542914560000'] }).nullable(),
    hours: text(hours.about, { examples: [hours.example] }).nullable(),
    updatedAt: timestamp(),
  })
  .meta({ title: 'Branch', description: 'A site of a provider.' });
