import { Suspense, useEffect } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { WiderSearchesQuery } from '#web/__generated__/WiderSearchesQuery.graphql.ts';
import { paths, type Search } from '#web/paths.ts';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import css from './WiderSearches.module.css';

const messages = defineMessages({
  everywhere: { id: 'results.dropPlace', defaultMessage: 'Search for “{keywords}” everywhere' },
  nearPlace: { id: 'results.dropKeywords', defaultMessage: 'See all providers near {place}' },
});

const query = graphql`
  query WiderSearchesQuery($keywords: String!, $place: String!, $everywhere: Boolean!, $nearPlace: Boolean!) {
    everywhere: searchProviders(keywords: $keywords, first: 1) @include(if: $everywhere) {
      totalCount
      countIsExact: totalCountIsExact
    }
    nearPlace: searchProviders(where: { text: $place }, first: 1) @include(if: $nearPlace) {
      totalCount
      countIsExact: totalCountIsExact
    }
  }
`;

interface WiderSearchesProps {
  search: Search;
  /** The omitted part of the search; the link is offered only if the other part is not empty. */
  without: 'place' | 'keywords';
  onAsk: () => void;
}

/** Links to the same search with fewer words, if it has results, with their number. */
export function WiderSearches(props: WiderSearchesProps) {
  const [reference, load] = useQueryLoader<WiderSearchesQuery>(query);
  const { f: place, q: keywords } = props.search;
  const everywhere = props.without === 'place';
  useEffect(() => {
    if (place && keywords) load({ keywords, place, everywhere, nearPlace: !everywhere });
  }, [load, keywords, place, everywhere]);
  if (!reference) return null;
  return (
    <RequestErrorBoundary key={reference.fetchKey} fallback={() => null}>
      <Suspense>
        <Counted reference={reference} {...props} />
      </Suspense>
    </RequestErrorBoundary>
  );
}

interface CountedProps extends WiderSearchesProps {
  reference: PreloadedQuery<WiderSearchesQuery>;
}

function Counted({ reference, search, onAsk }: CountedProps) {
  const intl = useIntl();
  const { everywhere, nearPlace } = usePreloadedQuery<WiderSearchesQuery>(query, reference);
  const link = (
    found: Found | undefined,
    message: MessageDescriptor,
    wider: Search,
    values: Record<string, string>,
  ) => {
    if (!found || found.totalCount === 0) return null;
    const count = intl.formatNumber(found.totalCount);
    return (
      <LinkButton variant="outline" href={paths.search(wider)} onPress={onAsk}>
        <FormattedMessage {...message} values={values} />{' '}
        <span className={css.count}>{found.countIsExact ? count : `≈ ${count}`}</span>
      </LinkButton>
    );
  };
  // without filters, as in the counts
  const all = { ...search, narrow: '' };
  return (
    <div className={css.searches}>
      {link(everywhere, messages.everywhere, { ...all, f: '', a: '' }, { keywords: search.q })}
      {link(nearPlace, messages.nearPlace, { ...all, q: '' }, { place: search.f })}
    </div>
  );
}

type Found = NonNullable<WiderSearchesQuery['response']['everywhere']>;
