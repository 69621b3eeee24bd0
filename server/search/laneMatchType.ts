import { builder } from '#server/graphql/builder.ts';
import { Lane } from '#server/lanes/laneType.ts';
import type { LaneKind } from './findLanes.ts';
import type { Card } from './page.ts';

export const LaneMatch = builder
  .objectRef<{ kind: LaneKind; laneId: number | null; card: Card }>('LaneMatch')
  .implement({
    description: 'The match of a provider with a route from one place to another.',
    fields: (t) => ({
      kind: t.field({
        description: 'The kind of the match, best first.',
        type: builder.enumType('LaneMatchKind', {
          description: 'The kind of a match with a route, best first.',
          values: {
            DIRECT: { value: 'direct', description: 'The provider drives a lane in this direction.' },
            RETURN: {
              value: 'return',
              description: 'The provider drives a lane in the other direction, and returns this way.',
            },
            BOTH_ENDS: { value: 'bothEnds', description: 'The provider serves both ends.' },
            ONE_END: { value: 'oneEnd', description: 'The provider serves one end.' },
          } as const,
        }),
        resolve: ({ kind }) => kind,
      }),
      lane: t.field({
        type: Lane,
        nullable: true,
        description: 'The matching lane; null for `BOTH_ENDS` and `ONE_END`.',
        resolve: ({ laneId, card }) => card.lanes?.find(({ id }) => id === laneId) as never,
      }),
    }),
  });
