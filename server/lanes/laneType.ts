import type { ProviderLane } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { REST_ID } from '#server/graphql/paging.ts';
import { PlaceRef } from '#server/places/graphql.ts';
import { Service } from '#server/services/graphql.ts';
import { laneText } from '#shared/lane.ts';

export const BusinessRole = builder.enumType('TransportRole', {
  description: 'The role of a business in a transport, as declared by itself.',
  values: {
    OWN_FLEET: { value: 'own_fleet', description: 'It drives its own vehicles.' },
    BROKER: { value: 'broker', description: 'It gives loads to carriers.' },
    FORWARDER: { value: 'forwarder', description: 'It organizes the whole transport.' },
    WAREHOUSE: { value: 'warehouse', description: 'It stores goods.' },
    CUSTOMS: { value: 'customs', description: 'It clears goods through customs.' },
    OTHER: { value: 'other', description: 'Another role.' },
  } as const,
});

export const LaneRhythm = builder.enumType('LaneRhythm', {
  description: 'The frequency of a lane.',
  values: {
    DAILY: { value: 'daily', description: 'Daily, or nearly so.' },
    WEEKLY: { value: 'weekly', description: 'On some days of each week.' },
    ON_DEMAND: { value: 'on_demand', description: 'When there is a load.' },
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
      description: 'Its start.',
      resolve: ({ fromId }, _, { gazetteer }) => gazetteer.get(fromId)!,
    }),
    to: t.field({
      type: PlaceRef,
      description: 'Its end.',
      resolve: ({ toId }, _, { gazetteer }) => gazetteer.get(toId)!,
    }),
    name: t.string({
      description: 'Its start and end in one line, such as `Rosario → Asunción`; `⇄` for both ways.',
      resolve: ({ fromId, toId, bothWays }, _, { gazetteer }) =>
        laneText(gazetteer.get(fromId)!.name, gazetteer.get(toId)!.name, bothWays),
    }),
    bothWays: t.exposeBoolean('bothWays', { description: 'Whether the way back is offered, too.' }),
    service: t.expose('service', {
      type: Service,
      nullable: true,
      description: 'The only service on it; null for any service of the provider.',
    }),
    rhythm: t.expose('rhythm', { type: LaneRhythm, description: 'Its frequency.' }),
    confirmedAt: t.expose('confirmedAt', { type: 'DateTime', description: 'When it was last declared.' }),
  }),
});
