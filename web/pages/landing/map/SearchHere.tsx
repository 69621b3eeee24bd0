import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths, type Search } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { writeArea } from '../area.ts';
import { narrowElsewhere } from '../results/narrowing.ts';
import { keepMap, readKeptMap, useMapPlace } from './keptMap.ts';
import css from './MapFrame.module.css';
import { seenArea } from './seenArea.ts';

interface SearchHereProps {
  map: LeafletMap;
  search: Search;
  onAsk: () => void;
}

/** A button, shown after the map was moved, that repeats the search in the visible part. */
export function SearchHere({ map, search, onAsk }: SearchHereProps) {
  const navigate = useNavigate();
  const place = useMapPlace();
  const [isMoved, setMoved] = useState(() => readKeptMap(place).isMoved ?? false);

  useEffect(() => {
    const move = () => {
      setMoved(true);
      keepMap(place, { isMoved: true });
    };
    map.on('dragend zoomend', move);
    const moveByKey = ({ key }: KeyboardEvent) => {
      if (key.startsWith('Arrow')) move();
    };
    const container = map.getContainer();
    container.addEventListener('keyup', moveByKey);
    return () => {
      map.off('dragend zoomend', move);
      container.removeEventListener('keyup', moveByKey);
    };
  }, [map, place]);

  const ask = () => {
    onAsk();
    const area = writeArea(seenArea(map));
    void navigate(paths.search({ ...search, f: '', a: '', area, narrow: narrowElsewhere(search) }), {
      preventScrollReset: true,
      state: { isFromMap: true },
    });
  };

  if (!isMoved) return null;
  return (
    <div className={css.here}>
      <Button variant="secondary" onPress={ask}>
        <Icon name="search" />
        <FormattedMessage id="map.searchHere" defaultMessage="Search this area" />
      </Button>
    </div>
  );
}
