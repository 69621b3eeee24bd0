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

const ABOUT_ROLES = 'Its roles in a transport, as declared by itself.';

export const roles = z.array(role).meta({ description: ABOUT_ROLES });

export const rolesForm = z
  .array(role)
  .nullable()
  .optional()
  .meta({ description: `${ABOUT_ROLES} The whole list. If null or omitted, unchanged.` });

const end = (description: string, example: number, graphql: string) => id(description, example).meta({ graphql });
const place = z.object({ displayName: text('With region and country.') });
const bothWays = z.boolean().meta({ description: 'Whether the way back is offered, too.' });

export const Lane = z
  .object({
    id: id(),
    fromId: end('Its start: a city, region or country.', 3838583, 'from.databaseId'),
    from: place,
    toId: end('Its end: a city, region or country.', 3439389, 'to.databaseId'),
    to: place,
    bothWays,
    servicesId: id('The only service on it; null for any.', 29).nullable().meta({ graphql: 'service.databaseId' }),
    rhythm,
    confirmedAt: timestamp('When it was last declared.'),
  })
  .meta({ title: 'Lane', description: 'A route that a provider drives.' });

export const lanesForm = (itemId: z.ZodType) =>
  z
    .array(
      z.object({
        id: itemId,
        fromId: chosenId('Its start: see `/api/address`.', 3838583),
        toId: chosenId('Its end: see `/api/address`.', 3439389),
        bothWays: bothWays.nullable().optional(),
        servicesId: z
          .int()
          .min(1)
          .nullable()
          .optional()
          .meta({ description: 'The only service on it; null for any.', graphql: 'serviceId' }),
        rhythm: rhythm.nullable().optional().meta({ description: 'If null or omitted: `on-demand`.' }),
      }),
    )
    .max(MOST_LANES)
    .nullable()
    .optional()
    .meta({ description: 'The whole list. If null or omitted, the lanes are unchanged.' });
