import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePaginationFragment } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import { parseArea } from '#shared/area.ts';
import type { LaneLine_edge$key } from '#web/__generated__/LaneLine_edge.graphql.ts';
import type { ResultList_query$key } from '#web/__generated__/ResultList_query.graphql.ts';
import type { ResultListPaginationQuery } from '#web/__generated__/ResultListPaginationQuery.graphql.ts';
import { AskButton } from '#web/asking/AskButton.tsx';
import { SameName } from '#web/businesses/SameName.tsx';
import { useSeen } from '#web/countViews.ts';
import { lazyPart } from '#web/lazyPart.tsx';
import { paths, type Search, searchLine } from '#web/paths.ts';
import { useShortlist } from '#web/shortlist/shortlist.ts';
import { useHydrated } from '#web/useHydrated.ts';
import { useMediaQuery } from '#web/useMediaQuery.ts';
import { useSelected } from '../map/keptMap.ts';
import layout from '../ResultsLayout.module.css';
import { AreaChip } from './AreaChip.tsx';
import { BlockHeading, readLaneMatch } from './LaneLine.tsx';
import { MapSwitch } from './MapSwitch.tsx';
import { MoreResults } from './MoreResults.tsx';
import { ResultCard } from './ResultCard.tsx';
import css from './ResultList.module.css';
import { ResultsHeading } from './ResultsHeading.tsx';
import { ResultsMap } from './ResultsMap.tsx';
import { SearchReading } from './SearchReading.tsx';
import type { SearchResultsProps } from './SearchResults.tsx';
import { groupSameBusiness, readListing, readOffer } from './sameBusiness.ts';
import { useKeptPlace } from './useKeptPlace.ts';

const NoResults = lazyPart(
  async () => (await import('./NoResults.tsx')).NoResults,
  ({ children }) => children,
);

const pageSize = 20;

/** Whether the map has room next to the list; as in ResultsLayout.module.css. */
const room = '(width >= 75rem)';

/** Whether the map is next to the list instead of replacing it. */
const beside = '(width >= 60rem)';

interface ResultListProps extends Omit<SearchResultsProps, 'reference'> {
  query: ResultList_query$key;
}

export function ResultList({ query, end, search, takeFocus, announce, onAsk, onFail }: ResultListProps) {
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
          where: $where
          to: $to
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
            ...LaneLine_edge
            ...sameBusiness_edge
            ...ResultCard_edge
              # ResultsMap loads ResultMap once the map is open.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...ResultMap_edges
          }
          pageInfo {
            endCursor
          }
          place {
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
          viewToken
          withinKm
          keywordsWithoutPlace
          totalCount
          countIsExact: totalCountIsExact
          ...ResultsHeading_connection
          ...SearchReading_connection
        }
      }
    `,
    query,
  );
  const { edges, pageInfo, viewToken, place, secondPlace, keywordsWithoutPlace, totalCount, countIsExact, withinKm } =
    data.searchProviders;
  const groups = useMemo(() => groupSameBusiness(edges, readOffer), [edges]);
  // only the first result of a group has a card, the others are links
  useSeen(
    groups.map(([{ node }]) => node.databaseId),
    viewToken,
  );
  const asked = useMemo(() => [place, secondPlace].filter((item) => item != null), [place, secondPlace]);
  const list = useRef<HTMLUListElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const hasRoom = useMediaQuery(room, false);
  const isMapOpen = search.map ?? hasRoom;
  const area = useMemo(() => (search.area ? parseArea(search.area) : null), [search.area]);
  const [selected, setSelected] = useSelected();
  const keepPlace = useKeptPlace({ list, map, isMapOpen });
  const navigate = useNavigate();
  const { state } = useLocation();
  // After a search on the map, the map stays in view; without results the heading has advice.
  const stays = isMapOpen && edges.length > 0 && Boolean(state?.isFromMap);
  const [firstNew, setFirstNew] = useState<number | null>(null);

  // Runs before the map measures its visible part.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per search
  useLayoutEffect(() => {
    if (stays) map.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);

  // The button may have been removed with the last page, and the visitor wants to continue reading, so the first new
  // card is focused.
  useEffect(() => {
    if (firstNew === null || edges.length <= firstNew) return;
    const card = groups.findIndex((group) => group.includes(edges[firstNew]!));
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[card]?.focus({ preventScroll: true });
    setFirstNew(null);
    announce(
      intl.formatMessage(
        { id: 'results.shown', defaultMessage: '{count, plural, one {# provider shown} other {# providers shown}}' },
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
    // a map that replaces the list is a separate page, from which going back leads to the list
    if (isMapOpen && state?.isMapOfList) return void navigate(-1);
    const replaces = isMapOpen || matchMedia(beside).matches;
    void navigate(paths.search({ ...search, map: !isMapOpen }), {
      replace: replaces,
      preventScrollReset: true,
      state: replaces ? state : { ...state, isMapOfList: true },
    });
  };

  const select = (ids: readonly string[]) => {
    setSelected(ids);
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    const index = groups.findIndex((group) => group.some(({ node }) => ids.includes(node.id)));
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', behavior });
    // when the map replaces the list, the map's card may be below the window
    if (ids.length > 0 && !matchMedia(beside).matches) map.current?.scrollIntoView({ block: 'nearest', behavior });
  };

  // For an area without results the map stays, so that it can be moved.
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
        match={edges[0] ? (readLaneMatch(edges[0])?.kind ?? null) : null}
        onAsk={onAsk}
        takeFocus={takeFocus}
        announce={announce}
        stays={stays}
      />
      <MapSwitch isOpen={isMapOpen} onPress={switchMap} />
      <div ref={map} className={layout.map} data-screen>
        {isMapOpen && (
          <ResultsMap
            edges={edges}
            asked={asked}
            area={area}
            withinKm={withinKm ?? null}
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
          {blocksOf(groups).map(({ block, match, group: [edge, ...others] }) => (
            <li
              key={edge.node.id}
              tabIndex={-1}
              data-provider={edge.node.id}
              data-selected={[edge, ...others].some(({ node }) => selected.includes(node.id)) || undefined}
            >
              {block && <BlockHeading kind={block} />}
              <ResultCard edge={edge} asked={asked} area={area} lane={match} />
              <SameName listings={others.map(readListing)} />
            </li>
          ))}
        </ul>
        <AskFirst groups={groups.map((group) => group.map(({ node }) => node.databaseId))} search={search} />
        {hasNext ? (
          <MoreResults
            shown={edges.length}
            count={totalCount}
            countIsExact={countIsExact}
            href={paths.search(search, pageInfo.endCursor)}
            isPending={isLoadingNext}
            onPress={showMore}
          />
        ) : (
          end
        )}
      </div>
    </div>
  );
}

/**
 * Groups of results with their match of the route; the first group of each section also has the section's kind of
 * match.
 */
function blocksOf<Edge extends LaneLine_edge$key>(groups: readonly (readonly [Edge, ...Edge[]])[]) {
  const matches = groups.map(([edge]) => readLaneMatch(edge) ?? null);
  return groups.map((group, at) => {
    const match = matches[at]!;
    return { group, match, block: match && match.kind !== matches[at - 1]?.kind ? match.kind : null };
  });
}

/** The number of first results selected for a request, unless some are saved. */
const FIRST_ASKED = 3;
const MOST_CANDIDATES = 10;

/**
 * A button that requests quotes from the best results, or from the saved ones; several listings of one business count
 * once.
 */
function AskFirst({ groups, search }: { groups: number[][]; search: Search }) {
  const saved = useShortlist();
  const isHydrated = useHydrated();
  if (!isHydrated || groups.length < 2) return null;
  const ids = groups.map((group) => group.find((id) => saved.includes(id)) ?? group[0]!);
  const chosen = ids.filter((id) => saved.includes(id));
  const candidates = [...new Set([...chosen, ...ids])].slice(0, MOST_CANDIDATES);
  return (
    <div className={css.ask} data-screen data-floating={chosen.length > 0 || undefined}>
      <AskButton
        key={searchLine(search)}
        candidates={candidates}
        variant="primary"
        chosen={chosen.length > 0 ? chosen : candidates.slice(0, FIRST_ASKED)}
        search={search}
      />
    </div>
  );
}
