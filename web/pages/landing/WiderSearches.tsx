import { FormattedMessage } from 'react-intl';
import { paths, type Search } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import css from './WiderSearches.module.css';

interface WiderSearchesProps {
  search: Search;
  /** What may be dropped; it is offered when something to search remains. */
  without: readonly ('place' | 'keywords')[];
  /** The country of the place, when the place is less than that. */
  country?: string | undefined;
  onAsk: () => void;
}

/** The same search with less in it. */
export function WiderSearches({ search, without, country, onAsk }: WiderSearchesProps) {
  if (!search.f || !(search.q || country)) return null;
  return (
    <div className={css.searches}>
      {country && (
        <LinkButton variant="outline" href={paths.search({ ...search, f: country, a: '' })} onPress={onAsk}>
          <FormattedMessage
            id="results.widenPlace"
            defaultMessage="Search in all of {country}"
            description="Link to the same search in the whole country instead of a region"
            values={{ country }}
          />
        </LinkButton>
      )}
      {search.q && without.includes('place') && (
        <LinkButton variant="outline" href={paths.search({ ...search, f: '', a: '' })} onPress={onAsk}>
          <FormattedMessage
            id="results.dropPlace"
            defaultMessage="Search “{keywords}” everywhere"
            description="Link to the same search without the address"
            values={{ keywords: search.q }}
          />
        </LinkButton>
      )}
      {search.q && without.includes('keywords') && (
        <LinkButton variant="outline" href={paths.search({ ...search, q: '' })} onPress={onAsk}>
          <FormattedMessage
            id="results.dropKeywords"
            defaultMessage="See all providers near {place}"
            description="Link to the same search without the keywords"
            values={{ place: search.f }}
          />
        </LinkButton>
      )}
    </div>
  );
}
