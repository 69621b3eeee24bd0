import * as z from 'zod';
import type { MessageKey } from '#server/i18n/messages.ts';
import { chosenId, id, text, timestamp } from '#server/rest/schema.ts';
import { BUSINESS_ROLES, LANE_RHYTHMS, MOST_LANES } from '#shared/lane.ts';

const named = (names: readonly string[], error: MessageKey) =>
  z.enum(
    names.map((name) => name.replaceAll('_', '-')),
    { error },
  );

export const role = named(BUSINESS_ROLES, 'role.unknown');
const rhythm = named(LANE_RHYTHMS, 'lane.rhythmUnknown');

const ABOUT_ROLES = 'The roles of the business in a transport, as the business declares.';

export const roles = z.array(role).meta({ description: ABOUT_ROLES });

export const rolesForm = z
  .array(role)
  .nullable()
  .optional()
  .meta({ description: `${ABOUT_ROLES} Send the complete list. If null or omitted, the roles are unchanged.` });

const end = (description: string, example: number, graphql: string) => id(description, example).meta({ graphql });
const place = z.object({ displayName: text('The name of the place with region and country.') });
const bothWays = z.boolean().meta({ description: 'Whether the lane is also offered in the opposite direction.' });

export const Lane = z
  .object({
    id: id(),
    fromId: end('The id of the start: a city, region or country.', 3838583, 'from.databaseId'),
    from: place,
    toId: end('The id of the end: a city, region or country.', 3439389, 'to.databaseId'),
    to: place,
    bothWays,
    servicesId: id('The id of the only service offered on the lane; null for any service of the provider.', 29)
      .nullable()
      .meta({ graphql: 'service.databaseId' }),
    rhythm,
    confirmedAt: timestamp('The time at which the provider last declared the lane.'),
  })
  .meta({ title: 'Lane', description: 'A route that a provider drives.' });

export const lanesForm = (itemId: z.ZodType) =>
  z
    .array(
      z.object({
        id: itemId,
        fromId: chosenId('The id of the start, as returned by `/api/address`.', 3838583),
        toId: chosenId('The id of the end, as returned by `/api/address`.', 3439389),
        bothWays: bothWays.nullable().optional(),
        servicesId: z.int().min(1).nullable().optional().meta({
          description: 'The id of the only service offered on the lane; null for any service of the provider.',
          graphql: 'serviceId',
        }),
        rhythm: rhythm
          .nullable()
          .optional()
          .meta({ description: 'The frequency. If null or omitted, it is `on-demand`.' }),
      }),
    )
    .max(MOST_LANES)
    .nullable()
    .optional()
    .meta({ description: 'The complete list of lanes. If null or omitted, the lanes are unchanged.' });
