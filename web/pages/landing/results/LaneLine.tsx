import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, readInlineData } from 'relay-runtime';
import type { LaneLine_edge$data, LaneLine_edge$key } from '#web/__generated__/LaneLine_edge.graphql.ts';
import { CardFact } from '#web/businesses/CardFact.tsx';
import { type RhythmName, rhythmMessages } from '#web/businesses/laneMessages.ts';
import css from './LaneLine.module.css';

export type LaneMatch = NonNullable<LaneLine_edge$data['laneMatch']>;
export type LaneKind = LaneMatch['kind'];

/** The headings of results between two places. */
const blocks = defineMessages({
  DIRECT: { id: 'results.block.direct', defaultMessage: 'Drive this route' },
  RETURN: { id: 'results.block.return', defaultMessage: 'Come back this way empty' },
  BOTH_ENDS: { id: 'results.block.bothEnds', defaultMessage: 'Serve both ends' },
  ONE_END: { id: 'results.block.oneEnd', defaultMessage: 'At one end' },
});

/** The heading above the first result of a kind. */
export function BlockHeading({ kind }: { kind: LaneKind }) {
  const message = blocks[kind as keyof typeof blocks];
  return (
    message && (
      <h2 className={css.block}>
        <FormattedMessage {...message} />
      </h2>
    )
  );
}

/** The match between a result and the searched route; nothing in a search without a route. */
export function readLaneMatch(edge: LaneLine_edge$key): LaneMatch | null | undefined {
  return readInlineData(
    graphql`
      fragment LaneLine_edge on SearchResultEdge @inline {
        laneMatch {
          kind
          lane {
            name
            rhythm
          }
        }
      }
    `,
    edge,
  ).laneMatch;
}

/** Describes the match between a provider and the searched route; nothing for a provider near only one end. */
export function LaneLine({ match: { kind, lane: matched } }: { match: LaneMatch }) {
  const intl = useIntl();
  if (kind === 'ONE_END') return null;
  const lane = matched
    ? [matched.name, intl.formatMessage(rhythmMessages[matched.rhythm as RhythmName])].join(' · ')
    : '';
  return (
    <CardFact icon="truck" isLine tone={kind === 'BOTH_ENDS' ? undefined : 'good'}>
      {kind === 'DIRECT' && lane}
      {kind === 'RETURN' && (
        <FormattedMessage id="results.lane.return" defaultMessage="Return: {lane}" values={{ lane }} />
      )}
      {kind === 'BOTH_ENDS' && <FormattedMessage id="results.lane.bothEnds" defaultMessage="Serves both ends" />}
    </CardFact>
  );
}
