import { Suspense } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { WiderSearchesQuery } from '#web/__generated__/WiderSearchesQuery.graphql.ts';
import { paths, type Search } from '#web/paths.ts';
import { RefusalBoundary } from '#web/relay/RefusalBoundary.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import css from './WiderSearches.module.css';

const messages = defineMessages({
  inCountry: {
    id: 'results.widenPlace',
    defaultMessage: 'Search in all of {country}',
    description: 'Link to the same search in the whole country instead of a region; a number follows',
  },
  everywhere: {
    id: 'results.dropPlace',
    defaultMessage: 'Search “{keywords}” everywhere',
    description: 'Link to the same search without the address; a number follows',
  },
  nearPlace: {
    id: 'results.dropKeywords',
    defaultMessage: 'See all providers near {place}',
    description: 'Link to the same search without the keywords; a number follows',
  },
});

interface WiderSearchesProps {
  search: Search;
  /** What may be dropped; it is offered when something to search remains. */
  without: readonly ('place' | 'keywords')[];
  /** The country of the place, when the place is less than that. */
  country?: string | undefined;
  onAsk: () => void;
}

/** The same search with less in it: those that find somebody, with how many. More help, not the answer. */
export function WiderSearches(props: WiderSearchesProps) {
  const { search, country } = props;
  if (!search.f || !(search.q || country)) return null;
  return (
    <RefusalBoundary fallback={() => null}>
      <Suspense>
        <Counted {...props} />
      </Suspense>
    </RefusalBoundary>
  );
}

function Counted({ search, without, country, onAsk }: WiderSearchesProps) {
  const intl = useIntl();
  const { inCountry, everywhere, nearPlace } = useLazyLoadQuery<WiderSearchesQuery>(
    graphql`
      query WiderSearchesQuery(
        $keywords: String!
        $place: String!
        $country: String!
        $inCountry: Boolean!
        $everywhere: Boolean!
        $nearPlace: Boolean!
      ) {
        inCountry: searchProviders(place: $country, keywords: $keywords, first: 1) @include(if: $inCountry) {
          totalCount
          countIsExact
        }
        everywhere: searchProviders(keywords: $keywords, first: 1) @include(if: $everywhere) {
          totalCount
          countIsExact
        }
        nearPlace: searchProviders(place: $place, first: 1) @include(if: $nearPlace) {
          totalCount
          countIsExact
        }
      }
    `,
    {
      keywords: search.q,
      place: search.f,
      country: country ?? '',
      inCountry: country !== undefined,
      everywhere: search.q !== '' && without.includes('place'),
      nearPlace: search.q !== '' && without.includes('keywords'),
    },
  );
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
  return (
    <div className={css.searches}>
      {link(inCountry, messages.inCountry, { ...search, f: country ?? '', a: '' }, { country: country ?? '' })}
      {link(everywhere, messages.everywhere, { ...search, f: '', a: '' }, { keywords: search.q })}
      {link(nearPlace, messages.nearPlace, { ...search, q: '' }, { place: search.f })}
    </div>
  );
}

type Found = NonNullable<WiderSearchesQuery['response']['everywhere']>;
