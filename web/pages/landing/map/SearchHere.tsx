import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { SearchHereQuery } from '../../../__generated__/SearchHereQuery.graphql.ts';
import { paths, type Search } from '../../../paths.ts';
import { graphql } from '../../../relay/graphql.ts';
import { suggest } from '../../../relay/suggest.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showSearchFailed } from '../searchFailed.ts';
import css from './ResultMap.module.css';

interface SearchHereProps {
  map: LeafletMap;
  search: Search;
  onAsk: () => void;
}

/** Once the visitor has moved the map: the same search around the city nearest to its middle. */
export function SearchHere({ map, search, onAsk }: SearchHereProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isMoved, setMoved] = useState(false);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    const move = () => setMoved(true);
    map.on('dragend', move);
    const moveByKey = ({ key }: KeyboardEvent) => {
      if (key.startsWith('Arrow')) move();
    };
    const container = map.getContainer();
    container.addEventListener('keyup', moveByKey);
    return () => {
      map.off('dragend', move);
      container.removeEventListener('keyup', moveByKey);
    };
  }, [map]);

  const ask = async () => {
    setAsking(true);
    const { lat: latitude, lng: longitude } = map.getCenter();
    try {
      const { nearestAddress: place } = await suggest<SearchHereQuery>(
        graphql`
          query SearchHereQuery($latitude: Float!, $longitude: Float!) {
            nearestAddress(latitude: $latitude, longitude: $longitude) {
              id
              displayName
            }
          }
        `,
        { latitude, longitude },
        AbortSignal.timeout(15_000),
      );
      if (!place) return;
      onAsk();
      await navigate(paths.search({ ...search, f: place.displayName, a: place.id }), { preventScrollReset: true });
    } catch {
      showSearchFailed(intl);
    } finally {
      setAsking(false);
    }
  };

  if (!isMoved) return null;
  return (
    <div className={css.here}>
      <Button variant="secondary" isPending={isAsking} onPress={() => void ask()}>
        <Icon name="search" />
        <FormattedMessage
          id="map.searchHere"
          defaultMessage="Search this area"
          description="Button on the map after it was moved: searches around what is seen"
        />
      </Button>
    </div>
  );
}
