import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Area } from '#shared/area.ts';
import type { WhereLine_asked$key } from '#web/__generated__/WhereLine_asked.graphql.ts';
import type { WhereLine_edge$key } from '#web/__generated__/WhereLine_edge.graphql.ts';
import { shortName } from '#web/businesses/shortName.ts';
import { nearestFirst, readAsked, readPlace } from './nearestFirst.ts';
import css from './WhereLine.module.css';

interface WhereLineProps {
  edge: WhereLine_edge$key;
  /** The searched places. */
  asked: WhereLine_asked$key;
  /** The searched area of the map; null without one. */
  area: Area | null;
}

/** Why a provider is a result: its distance, its best matching place with the number of its others. */
export function WhereLine({ edge, asked, area }: WhereLineProps) {
  const { distanceKm, servesArea, matchedService, node } = useFragment(
    graphql`
      fragment WhereLine_edge on SearchResultEdge {
        distanceKm
        servesArea {
          displayName
        }
        matchedService {
          place {
            id
          }
        }
        node {
          places {
            displayName
            ...nearestFirst_place
          }
        }
      }
    `,
    edge,
  );
  const aroundKeys = useFragment(
    graphql`
      fragment WhereLine_asked on Place @relay(plural: true) {
        ...nearestFirst_asked
      }
    `,
    asked,
  );
  const places = node.places.map((place) => ({ ...readPlace(place), displayName: place.displayName }));
  const around = aroundKeys.map(readAsked);
  const [first] = nearestFirst(places, around, area, matchedService?.place.id);
  if (!first) return null;
  if (servesArea)
    return (
      <FormattedMessage
        id="results.servesArea"
        defaultMessage="Serves all of {area}"
        values={{ area: servesArea.displayName }}
      />
    );
  const isAbroad = around.every(({ countryCode }) => countryCode !== first.countryCode);
  return (
    <>
      {distanceKm != null && distanceKm > 0 && (
        <span className={css.distance}>
          {distanceKm < 1 && '< '}
          <FormattedNumber value={Math.max(1, distanceKm)} style="unit" unit="kilometer" maximumFractionDigits={0} />
          {' · '}
        </span>
      )}
      <FormattedMessage
        id="results.places"
        defaultMessage="{count, plural, =0 {{place}} one {{place}<more> and # more place</more>} other {{place}<more> and # more places</more>}}"
        values={{
          place: isAbroad ? shortName(first.displayName) : first.displayName.split(', ')[0],
          count: places.length - 1,
          more: (chunks) => (
            <span key="more" className={css.more}>
              {chunks}
            </span>
          ),
        }}
      />
    </>
  );
}
