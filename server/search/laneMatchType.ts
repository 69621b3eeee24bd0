import { builder } from '#server/graphql/builder.ts';
import { Lane } from '#server/lanes/laneType.ts';
import type { LaneKind } from './findLanes.ts';
import type { Card } from './page.ts';

export const LaneMatch = builder
  .objectRef<{ kind: LaneKind; laneId: number | null; card: Card }>('LaneMatch')
  .implement({
    description: 'How a provider matches a route from one place to another.',
    fields: (t) => ({
      kind: t.field({
        description: 'How well, best first.',
        type: builder.enumType('LaneMatchKind', {
          description: 'How a provider matches a route, best first.',
          values: {
            DIRECT: { value: 'direct', description: 'It drives a lane in this direction.' },
            RETURN: {
              value: 'return',
              description: 'It drives a lane in the other direction, and so comes back this way.',
            },
            BOTH_ENDS: { value: 'bothEnds', description: 'It serves both ends.' },
            ONE_END: { value: 'oneEnd', description: 'It serves one end.' },
          } as const,
        }),
        resolve: ({ kind }) => kind,
      }),
      lane: t.field({
        type: Lane,
        nullable: true,
        description: 'The lane that matches; null for `BOTH_ENDS` and `ONE_END`.',
        resolve: ({ laneId, card }) => card.lanes?.find(({ id }) => id === laneId) as never,
      }),
    }),
  });
