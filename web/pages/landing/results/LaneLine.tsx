/* eslint-disable relay/unused-fields -- laneInWords reads the lanes. */
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { LaneLine_edge$key } from '#web/__generated__/LaneLine_edge.graphql.ts';
import { laneInWords } from '#web/businesses/laneMessages.ts';
import { Icon } from '#web/ui/Icon.tsx';
import css from './LaneLine.module.css';

/** How a provider matches the route that was searched; nothing for one near one end only. */
export function LaneLine({ edge }: { edge: LaneLine_edge$key }) {
  const intl = useIntl();
  const { laneMatch } = useFragment(
    graphql`
      fragment LaneLine_edge on SearchResultEdge {
        laneMatch {
          kind
          lane {
            from {
              name
            }
            to {
              name
            }
            bothWays
            rhythm
          }
        }
      }
    `,
    edge,
  );
  const { kind, lane: matched } = laneMatch ?? { kind: 'ONE_END', lane: null };
  if (kind === 'ONE_END') return null;
  const lane = matched ? laneInWords(intl, matched) : '';
  return (
    <p className={css.lane} data-kind={kind}>
      <Icon name="truck" size={16} />
      <span>
        {kind === 'DIRECT' && (
          <FormattedMessage id="results.lane.direct" defaultMessage="Drives {lane}" values={{ lane }} />
        )}
        {kind === 'RETURN' && (
          <FormattedMessage id="results.lane.return" defaultMessage="Comes back this way: {lane}" values={{ lane }} />
        )}
        {kind === 'BOTH_ENDS' && <FormattedMessage id="results.lane.bothEnds" defaultMessage="Serves both ends" />}
      </span>
    </p>
  );
}
