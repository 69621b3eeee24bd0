import { LatLngBounds } from 'leaflet';
import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Area } from '#shared/area.ts';
import type { ResultMap_asked$key } from '#web/__generated__/ResultMap_asked.graphql.ts';
import type { ResultMap_edges$key } from '#web/__generated__/ResultMap_edges.graphql.ts';
import { lazyPart } from '#web/lazyPart.tsx';
import type { Search } from '#web/paths.ts';
import { readAsked } from '../results/nearestFirst.ts';
import { MapCard } from './MapCard.tsx';
import { MapFrame } from './MapFrame.tsx';
import { Markers } from './Markers.tsx';
import { mostSpots } from './mostSpots.ts';
import { Reach } from './Reach.tsx';
import type { RouteProps } from './Route.tsx';
import { SearchHere } from './SearchHere.tsx';
import { showArea } from './seenArea.ts';
import { readFound, type Spot, toSpots } from './spots.ts';
import { showBounds, useLeaflet } from './useLeaflet.ts';

export interface ResultMapProps {
  edges: ResultMap_edges$key;
  /** The searched places. */
  asked: ResultMap_asked$key;
  /** The searched area; null without one. */
  area: Area | null;
  /** The search radius around the place. */
  withinKm: number | null;
  /** The list of results: pointing at a card highlights its spot. */
  list: RefObject<HTMLElement | null>;
  search: Search;
  /** Called when the visitor starts another search. */
  onAsk: () => void;
  /** The ids of the providers of the selected marker. */
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
}

/** The route, loaded only for searches with one; the map works without it. */
const Route = lazyPart<RouteProps>(
  async () => (await import('./Route.tsx')).Route,
  () => null,
);

const none: readonly string[] = [];

/** The map of the results. The list next to it has the same content. */
export function ResultMap({
  edges: edgesKey,
  asked: askedKey,
  area,
  withinKm,
  list,
  search,
  selected,
  onAsk,
  onSelect,
}: ResultMapProps) {
  const edges = useFragment(
    graphql`
      fragment ResultMap_edges on SearchResultEdge @relay(plural: true) {
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
      fragment ResultMap_asked on Place @relay(plural: true) {
        ...MapCardItem_asked
        ...nearestFirst_asked
        kind
        name
        latitude
        longitude
      }
    `,
    askedKey,
  );
  const intl = useIntl();
  const [city] = asked.length === 1 && asked[0]?.kind === 'CITY' ? asked : [];
  const [from, to] = area || asked.length < 2 ? [] : asked;
  const spots = useMemo(() => toSpots(edges.map(readFound), asked.map(readAsked), area), [edges, asked, area]);
  const pointed = usePointed(list);
  const frame = useRef<HTMLElement>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { map, attach, keepFree, credit } = useLeaflet({
    nameOf: (code) => intl.formatDisplayName(code, { type: 'region' }) ?? code,
    begin: (map) => {
      const middle: Spot['at'] | null = city ? [city.latitude, city.longitude] : null;
      const shown = new LatLngBounds(mostSpots(spots, middle).map(({ at }) => at));
      for (const end of [from, to]) if (end) shown.extend([end.latitude, end.longitude]);
      if (area) showArea(map, area);
      else if (shown.isValid()) showBounds(map, shown, { isFirst: true });
    },
    onFail: setFailure,
    // `Route` shows these names
    hidden: useMemo(() => new Set([from, to].flatMap((end) => end?.name ?? [])), [from, to]),
  });
  const [isPressed, setPressed] = useState(false);
  const chosen = useMemo(() => edges.filter(({ node }) => selected.includes(node.id)), [edges, selected]);
  if (failure) throw failure;

  const press = (ids: readonly string[]) => {
    setPressed(true);
    onSelect(ids);
  };

  const close = () => {
    const marker = frame.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    onSelect(none);
    // the card with the focused element is removed
    marker?.focus({ preventScroll: true });
  };

  return (
    <MapFrame
      frame={frame}
      map={map}
      attach={attach}
      credit={credit}
      name={intl.formatMessage({ id: 'map.region', defaultMessage: 'Map of the results' })}
      hint={
        <FormattedMessage
          id="map.hint"
          defaultMessage="All results are in the list too. When the map has focus, use the arrow keys to move it and plus or minus to zoom."
        />
      }
      controls={map && <SearchHere map={map} search={search} onAsk={onAsk} />}
    >
      {map && city && withinKm !== null && !area && <Reach map={map} place={city} withinKm={withinKm} />}
      {map && from && to && (
        <Suspense>
          <Route map={map} from={from} to={to} />
        </Suspense>
      )}
      {map && (
        <Markers map={map} spots={spots} selected={selected} pointed={pointed} onSelect={press} keepFree={keepFree} />
      )}
      {chosen.length > 0 && <MapCard edges={chosen} asked={asked} area={area} onClose={close} takesFocus={isPressed} />}
    </MapFrame>
  );
}

/** The provider whose card is hovered or focused. */
function usePointed(list: RefObject<HTMLElement | null>): string | null {
  const [pointed, setPointed] = useState<string | null>(null);

  useEffect(() => {
    const element = list.current;
    const point = ({ target }: Event) =>
      setPointed((target as Element).closest<HTMLElement>('[data-provider]')?.dataset.provider ?? null);
    const leave = () => setPointed(null);
    element?.addEventListener('pointerover', point);
    element?.addEventListener('focusin', point);
    element?.addEventListener('pointerleave', leave);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('pointerover', point);
      element?.removeEventListener('focusin', point);
      element?.removeEventListener('pointerleave', leave);
      element?.removeEventListener('focusout', leave);
    };
  }, [list]);

  return pointed;
}
