import { LatLngBounds, type Map as LeafletMap } from 'leaflet';
import { type RefObject, useId, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Area } from '#shared/area.ts';
import type { ResultMap_asked$key } from '#web/__generated__/ResultMap_asked.graphql.ts';
import type { ResultMap_edges$key } from '#web/__generated__/ResultMap_edges.graphql.ts';
import type { Search } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { readAsked } from '../results/nearestFirst.ts';
import { GestureHint } from './GestureHint.tsx';
import leafletSheet from './leaflet.css?url';
import { MapCard } from './MapCard.tsx';
import { Markers } from './Markers.tsx';
import { mostSpots } from './mostSpots.ts';
import css from './ResultMap.module.css';
import { SearchHere } from './SearchHere.tsx';
import { showArea } from './seenArea.ts';
import { readFound, type Spot, toSpots } from './spots.ts';
import { showBounds, useLeaflet } from './useLeaflet.ts';
import { usePointed } from './usePointed.ts';

export interface ResultMapProps {
  edges: ResultMap_edges$key;
  /** The places that were searched around. */
  asked: ResultMap_asked$key;
  /** The area that was searched. */
  area: Area | null;
  /** Of the results' cards: who points at one sees where it is. */
  list: RefObject<HTMLElement | null>;
  search: Search;
  /** The visitor asks for another search. */
  onAsk: () => void;
  /** Ids of the providers whose marker was pressed. */
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
}

const none: readonly string[] = [];

/** Where the results are. All of it is in the list too. */
export function ResultMap({
  edges: edgesKey,
  asked: askedKey,
  area,
  list,
  search,
  selected,
  onAsk,
  onSelect,
}: ResultMapProps) {
  const edges = useFragment(
    graphql`
      fragment ResultMap_edges on SearchProvidersConnectionEdge @relay(plural: true) {
        ...MapCardItem_edge
        ...spots_edge
        node {
          id
        }
      }
    `,
    edgesKey,
  );
  const asked = useFragment(
    graphql`
      fragment ResultMap_asked on Address @relay(plural: true) {
        ...MapCardItem_asked
        ...nearestFirst_asked
        kind
        latitude
        longitude
      }
    `,
    askedKey,
  );
  const intl = useIntl();
  const hint = useId();
  const spots = useMemo(() => toSpots(edges.map(readFound), asked.map(readAsked), area), [edges, asked, area]);
  const pointed = usePointed(list);
  const frame = useRef<HTMLElement>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { map, attach } = useLeaflet({
    nameOf: (code) => intl.formatDisplayName(code, { type: 'region' }) ?? code,
    begin: (map) => {
      const [city] = asked.length === 1 && asked[0]?.kind === 'CITY' ? asked : [];
      const middle: Spot['at'] | null = city ? [city.latitude, city.longitude] : null;
      const shown = new LatLngBounds(mostSpots(spots, middle).map(({ at }) => at));
      if (area) showArea(map, area);
      else if (shown.isValid()) showBounds(map, shown, { isFirst: true });
    },
    onFail: setFailure,
  });
  const chosen = useMemo(() => edges.filter(({ node }) => selected.includes(node.id)), [edges, selected]);
  if (failure) throw failure;

  const close = () => {
    const marker = frame.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    onSelect(none);
    // what is focused goes with the card
    marker?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={frame}
      className={css.map}
      aria-label={intl.formatMessage({
        id: 'map.region',
        defaultMessage: 'Map of the results',
        description: 'Name of the part of the page with the map, for screen readers',
      })}
    >
      {/* apart from the sheet of all pages; React waits for it before it shows the map */}
      <link rel="stylesheet" href={leafletSheet} precedence="map" />
      <VisuallyHidden id={hint}>
        <FormattedMessage
          id="map.hint"
          defaultMessage="All of it is in the list too. While the map has the focus, arrow keys move it and plus and minus zoom."
          description="How the map is used by keyboard, for screen readers"
        />
      </VisuallyHidden>
      {map && <ZoomButtons map={map} />}
      {map && <SearchHere map={map} search={search} onAsk={onAsk} />}
      <div
        ref={attach}
        className={css.canvas}
        role="application"
        aria-describedby={hint}
        aria-label={intl.formatMessage({
          id: 'map.canvas',
          defaultMessage: 'Map',
          description: 'Name of the map itself, which arrow keys move, for screen readers',
        })}
      />
      {map && <Markers map={map} spots={spots} selected={selected} pointed={pointed} onSelect={onSelect} />}
      {chosen.length > 0 && <MapCard edges={chosen} asked={asked} area={area} onClose={close} />}
      {map && <GestureHint map={map} />}
      <p className={css.credit}>
        <FormattedMessage
          id="map.credit"
          defaultMessage="Natural Earth · GeoNames (CC BY 4.0)"
          description="Whose data the map shows; names of projects and of a licence"
        />
      </p>
    </section>
  );
}

/** At the ends they do nothing; disabled, they would lose the focus of who pressed them. */
function ZoomButtons({ map }: { map: LeafletMap }) {
  const intl = useIntl();
  return (
    <div className={css.zoom}>
      <Button
        variant="quiet"
        size="icon"
        onPress={() => map.zoomIn()}
        aria-label={intl.formatMessage({
          id: 'map.zoomIn',
          defaultMessage: 'Zoom in',
          description: 'Button on the map: shows less of it, larger',
        })}
      >
        <Icon name="plus" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        onPress={() => map.zoomOut()}
        aria-label={intl.formatMessage({
          id: 'map.zoomOut',
          defaultMessage: 'Zoom out',
          description: 'Button on the map: shows more of it, smaller',
        })}
      >
        <Icon name="minus" />
      </Button>
    </div>
  );
}
