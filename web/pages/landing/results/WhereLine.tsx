import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Area } from '#shared/area.ts';
import type { WhereLine_asked$key } from '#web/__generated__/WhereLine_asked.graphql.ts';
import type { WhereLine_provider$key } from '#web/__generated__/WhereLine_provider.graphql.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { nearestFirst } from './nearestFirst.ts';
import css from './WhereLine.module.css';

interface WhereLineProps {
  provider: WhereLine_provider$key;
  asked: WhereLine_asked$key | null;
  area: Area | null;
  /** To the nearest of its places; 0 within the asked region or country. */
  distanceKm: number | null;
  /** The region or country around the asked place that it serves, where none of its places is near. */
  servedArea: string | null;
}

/** Where a provider is: how far the place that fits best, and how many others there are. */
export function WhereLine({ provider, asked, area, distanceKm, servedArea }: WhereLineProps) {
  const { providerServices } = useFragment(
    graphql`
      fragment WhereLine_provider on ProviderCard {
        providerServices {
          address {
            id
            displayName
            region
            countryCode
            latitude
            longitude
          }
        }
      }
    `,
    provider,
  );
  const around = useFragment(
    graphql`
      fragment WhereLine_asked on Address {
        kind
        name
        countryCode
        latitude
        longitude
      }
    `,
    asked,
  );
  const places = new Map(providerServices.map(({ address }) => [address.id, address]));
  const [first] = nearestFirst([...places.values()], around ?? null, area);
  if (!first) return null;
  if (servedArea)
    return (
      <p className={css.where}>
        <Icon name="pin" size={18} />
        <span>
          <FormattedMessage
            id="results.servesArea"
            defaultMessage="Serves all of {area}"
            description="In place of the distance: the provider serves the whole region or country around the place"
            values={{ area: servedArea }}
          />
        </span>
      </p>
    );
  return (
    <p className={css.where}>
      <Icon name="pin" size={18} />
      <span>
        {distanceKm !== null && distanceKm > 0 && (
          <span className={css.distance}>
            {distanceKm < 1 && '< '}
            <FormattedNumber value={Math.max(1, distanceKm)} style="unit" unit="kilometer" maximumFractionDigits={0} />
            {' · '}
          </span>
        )}
        <FormattedMessage
          id="results.places"
          defaultMessage="{count, plural, =0 {{place}} one {{place} and # more place} other {{place} and # more places}}"
          description="Where a provider is: one of its places and how many others"
          values={{ place: first.displayName, count: places.size - 1 }}
        />
      </span>
    </p>
  );
}
