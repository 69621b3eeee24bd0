import { FormattedMessage } from 'react-intl';
import { paths, type Search } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import css from './WiderSearches.module.css';

interface WiderSearchesProps {
  search: Search;
  /** What may be dropped; it is offered when something to search remains. */
  without: readonly ('place' | 'keywords')[];
  onAsk: () => void;
}

/** The same search with less in it. */
export function WiderSearches({ search, without, onAsk }: WiderSearchesProps) {
  if (!search.f || !search.q) return null;
  return (
    <div className={css.searches}>
      {without.includes('place') && (
        <LinkButton variant="outline" href={paths.search({ ...search, f: '', a: '' })} onPress={onAsk}>
          <FormattedMessage
            id="results.dropPlace"
            defaultMessage="Search “{keywords}” everywhere"
            description="Link to the same search without the address"
            values={{ keywords: search.q }}
          />
        </LinkButton>
      )}
      {without.includes('keywords') && (
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
