import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePaginationFragment } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import { parseArea } from '#shared/area.ts';
import type { ResultList_query$key } from '#web/__generated__/ResultList_query.graphql.ts';
import type { ResultListPaginationQuery } from '#web/__generated__/ResultListPaginationQuery.graphql.ts';
import { AskButton } from '#web/asking/AskButton.tsx';
import { useSeen } from '#web/countViews.ts';
import { paths, type Search } from '#web/paths.ts';
import { useShortlist } from '#web/shortlist/shortlist.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import layout from '../ResultsLayout.module.css';
import { AreaChip } from './AreaChip.tsx';
import { MapSwitch } from './MapSwitch.tsx';
import { NoResults } from './NoResults.tsx';
import { OtherListings } from './OtherListings.tsx';
import { ResultCard } from './ResultCard.tsx';
import css from './ResultList.module.css';
import { ResultsHeading } from './ResultsHeading.tsx';
import { ResultsMap } from './ResultsMap.tsx';
import { SearchReading } from './SearchReading.tsx';
import type { SearchResultsProps } from './SearchResults.tsx';
import { groupSameBusiness, readOffer } from './sameBusiness.ts';
import { useKeptPlace } from './useKeptPlace.ts';

const pageSize = 20;

const room = '(width >= 75rem)';

/** Whether the map has room beside the list; as in ResultsLayout.module.css. */
function useHasRoomForMap(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(room);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(room).matches,
    () => false,
  );
}

interface ResultListProps extends Omit<SearchResultsProps, 'reference'> {
  query: ResultList_query$key;
}

export function ResultList({ query, search, takeFocus, announce, onAsk, onFail }: ResultListProps) {
  const intl = useIntl();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ResultListPaginationQuery,
    ResultList_query$key
  >(
    graphql`
      fragment ResultList_query on Query
      @refetchable(queryName: "ResultListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        searchProviders(
          first: $count
          after: $cursor
          place: $place
          addressId: $addressId
          area: $area
          keywords: $keywords
          literalKeywords: $literal
          filters: $filters
          order: $order
        ) @connection(key: "ResultList_searchProviders") {
          edges {
            node {
              id
              databaseId
            }
            ...sameBusiness_edge
            ...ResultCard_edge
            ...OtherListings_edges
            # ResultsMap loads ResultMap once the map is open.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...ResultMap_edges
          }
          pageInfo {
            endCursor
          }
          place {
            databaseId
            ...ResultCard_asked
            # ResultsMap loads ResultMap once the map is open.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...ResultMap_asked
          }
          secondPlace {
            ...ResultCard_asked
            # ResultsMap loads ResultMap once the map is open.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...ResultMap_asked
          }
          keywordsWithoutPlace
          ...ResultsHeading_connection
          ...SearchReading_connection
        }
      }
    `,
    query,
  );
  const { edges, pageInfo, place, secondPlace, keywordsWithoutPlace } = data.searchProviders;
  useSeen(
    edges.map(({ node }) => node.databaseId),
    place?.databaseId,
  );
  const groups = useMemo(() => groupSameBusiness(edges, readOffer), [edges]);
  const asked = useMemo(() => [place, secondPlace].filter((one) => one != null), [place, secondPlace]);
  const list = useRef<HTMLUListElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const hasRoom = useHasRoomForMap();
  const isMapOpen = search.map ?? hasRoom;
  const area = useMemo(() => (search.area ? parseArea(search.area) : null), [search.area]);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const keepPlace = useKeptPlace({ list, map, isMapOpen });
  const navigate = useNavigate();
  const { state } = useLocation();
  // Asked for on the map, which is looked at still; where nobody is the heading says what to do.
  const stays = isMapOpen && edges.length > 0 && Boolean(state?.isFromMap);
  const [firstNew, setFirstNew] = useState<number | null>(null);

  // Before the map looks how much of it is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a search
  useLayoutEffect(() => {
    if (stays) map.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);

  // The button may be gone with the last page, and in any case the visitor wants to read on: at the first new card.
  useEffect(() => {
    if (firstNew === null || edges.length <= firstNew) return;
    const card = groups.findIndex((group) => group.includes(edges[firstNew]!));
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[card]?.focus({ preventScroll: true });
    setFirstNew(null);
    announce(
      intl.formatMessage(
        {
          id: 'results.shown',
          defaultMessage: '{count, plural, one {# provider shown} other {# providers shown}}',
          description: 'For screen readers, after more results were added: how many are on the page now',
        },
        { count: edges.length },
      ),
    );
  }, [firstNew, edges, groups, announce, intl]);

  const showMore = () => {
    setFirstNew(edges.length);
    loadNext(pageSize, {
      onComplete: (error) => {
        if (!error) return;
        setFirstNew(null);
        onFail();
      },
    });
  };

  const switchMap = () => {
    keepPlace();
    setSelected([]);
    void navigate(paths.search({ ...search, map: !isMapOpen }), { replace: true, preventScrollReset: true, state });
  };

  const select = (ids: readonly string[]) => {
    setSelected(ids);
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    const index = groups.findIndex((group) => group.some(({ node }) => ids.includes(node.id)));
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', behavior });
  };

  // An area without anybody: the map stays, to be moved on.
  if (edges.length === 0 && !(area && isMapOpen))
    return (
      <NoResults search={search} takeFocus={takeFocus} announce={announce} onAsk={onAsk}>
        <AreaChip search={search} onAsk={onAsk} />
        <SearchReading connection={data.searchProviders} search={search} onAsk={onAsk} />
      </NoResults>
    );
  return (
    <div className={layout.layout} data-map={search.map ?? 'auto'}>
      <ResultsHeading
        connection={data.searchProviders}
        search={search}
        onAsk={onAsk}
        takeFocus={takeFocus}
        announce={announce}
        stays={stays}
      />
      <MapSwitch isOpen={isMapOpen} onPress={switchMap} />
      <div ref={map} className={layout.map}>
        {isMapOpen && (
          <ResultsMap
            edges={edges}
            asked={asked}
            area={area}
            list={list}
            search={{ ...search, q: keywordsWithoutPlace ?? search.q }}
            onAsk={onAsk}
            selected={selected}
            onSelect={select}
          />
        )}
      </div>
      <div className={layout.list}>
        <ul ref={list} className={css.list}>
          {groups.map(([edge, ...others]) => (
            <li
              key={edge.node.id}
              tabIndex={-1}
              data-provider={edge.node.id}
              data-selected={[edge, ...others].some(({ node }) => selected.includes(node.id)) || undefined}
            >
              <ResultCard edge={edge} asked={asked} area={area} />
              <OtherListings edges={others} />
            </li>
          ))}
        </ul>
        <AskFirst ids={edges.map(({ node }) => node.databaseId)} search={search} />
        {hasNext && (
          <MoreResults href={paths.search(search, pageInfo.endCursor)} isPending={isLoadingNext} onPress={showMore} />
        )}
      </div>
    </div>
  );
}

/** So many of the first results are chosen to be asked, unless some are saved. */
const FIRST_ASKED = 3;
const MOST_CANDIDATES = 10;

/** Asks the best results for a quote, or those of them that are saved. */
function AskFirst({ ids, search }: { ids: number[]; search: Search }) {
  const saved = useShortlist();
  const isHydrated = useHydrated();
  if (!isHydrated || ids.length < 2) return null;
  const chosen = ids.filter((id) => saved.includes(id));
  const candidates = [...new Set([...chosen, ...ids])].slice(0, MOST_CANDIDATES);
  return (
    <div className={css.ask} data-floating={chosen.length > 0 || undefined}>
      <AskButton
        key={chosen.join()}
        candidates={candidates}
        variant={chosen.length > 0 ? 'secondary' : 'outline'}
        chosen={chosen.length > 0 ? chosen : candidates.slice(0, FIRST_ASKED)}
        search={search}
      />
    </div>
  );
}

interface MoreResultsProps {
  /** The next page, for browsers without our code. */
  href: string;
  isPending: boolean;
  onPress: () => void;
}

/** Alone knows whether the code is here: the cards need not be drawn again for it. */
function MoreResults({ href, isPending, onPress }: MoreResultsProps) {
  const isHydrated = useHydrated();
  const text = isPending ? (
    <FormattedMessage
      id="results.loadingMore"
      defaultMessage="Loading more results…"
      description="The button for more results while they are fetched"
    />
  ) : (
    <FormattedMessage
      id="results.more"
      defaultMessage="Show more results"
      description="Button under the results that adds the next ones"
    />
  );
  return (
    <div className={css.more}>
      {isHydrated ? (
        <Button variant="outline" isPending={isPending} onPress={onPress}>
          {text}
        </Button>
      ) : (
        <LinkButton variant="outline" href={href}>
          {text}
        </LinkButton>
      )}
    </div>
  );
}
