import type { ProviderLane } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { REST_ID } from '#server/graphql/paging.ts';
import { PlaceRef } from '#server/places/graphql.ts';
import { Service } from '#server/services/graphql.ts';
import { laneText } from '#shared/lane.ts';

export const BusinessRole = builder.enumType('TransportRole', {
  description: 'The role of a business in a transport, as the business declares.',
  values: {
    OWN_FLEET: { value: 'own_fleet', description: 'The business drives vehicles of a fleet that it owns.' },
    BROKER: { value: 'broker', description: 'The business passes loads on to carriers.' },
    FORWARDER: { value: 'forwarder', description: 'The business organizes the whole transport.' },
    WAREHOUSE: { value: 'warehouse', description: 'The business stores goods.' },
    CUSTOMS: { value: 'customs', description: 'The business clears goods through customs.' },
    OTHER: { value: 'other', description: 'Another role.' },
  } as const,
});

export const LaneRhythm = builder.enumType('LaneRhythm', {
  description: 'The frequency of a lane.',
  values: {
    DAILY: { value: 'daily', description: 'Daily or nearly daily.' },
    WEEKLY: { value: 'weekly', description: 'On some days of every week.' },
    ON_DEMAND: { value: 'on_demand', description: 'On demand.' },
  } as const,
});

export type LaneRow = Omit<ProviderLane, 'providerId' | 'confirmedAt'> & {
  confirmedAt: Date | string;
  service: typeof Service.$inferType | null;
};

export const Lane = builder.objectRef<LaneRow>('Lane').implement({
  description: 'A route that a provider declares, from one city, region or country to another.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    from: t.field({
      type: PlaceRef,
      description: 'The start of the lane.',
      resolve: ({ fromId }, _, { gazetteer }) => gazetteer.get(fromId)!,
    }),
    to: t.field({
      type: PlaceRef,
      description: 'The end of the lane.',
      resolve: ({ toId }, _, { gazetteer }) => gazetteer.get(toId)!,
    }),
    name: t.string({
      description: 'The start and end in one line, such as `Rosario → Asunción`, with `⇄` for both ways.',
      resolve: ({ fromId, toId, bothWays }, _, { gazetteer }) =>
        laneText(gazetteer.get(fromId)!.name, gazetteer.get(toId)!.name, bothWays),
    }),
    bothWays: t.exposeBoolean('bothWays', {
      description: 'Whether the lane is also offered in the opposite direction.',
    }),
    service: t.expose('service', {
      type: Service,
      nullable: true,
      description: 'The only service offered on the lane; null for any service of the provider.',
    }),
    rhythm: t.expose('rhythm', { type: LaneRhythm, description: 'The frequency of the lane.' }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      description: 'The time at which the provider last declared the lane.',
    }),
  }),
});
