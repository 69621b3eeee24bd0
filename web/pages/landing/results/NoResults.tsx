import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Search, searchLine } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { ResultsMessage } from '../ResultsMessage.tsx';
import { type Arrival, useArrival } from '../useArrival.ts';
import { WiderSearches } from '../WiderSearches.tsx';
import { CategorySearches } from './CategorySearches.tsx';
import { clearFiltersMessage } from './clearFiltersMessage.ts';
import { countFilters, withoutFilters } from './narrowing.ts';
import { WatchResults } from './WatchResults.tsx';

interface NoResultsProps extends Arrival {
  search: Search;
  onAsk: () => void;
  /** The interpretation of the search, and a link to the search without its area. */
  children: ReactNode;
}

export function NoResults({ search, onAsk, children, ...arrival }: NoResultsProps) {
  const intl = useIntl();
  const words = searchLine(search);
  const title = words
    ? intl.formatMessage({ id: 'results.noneFor', defaultMessage: 'Nothing found for “{words}”' }, { words })
    : intl.formatMessage({ id: 'results.none', defaultMessage: 'No providers found' });
  const [isEmpty, setEmpty] = useState(false);
  const isNarrowed = countFilters(search) > 0;
  return (
    <ResultsMessage
      drawing={isEmpty ? 'empty' : 'missing'}
      aside={<CategorySearches search={search} onAsk={onAsk} onEmpty={setEmpty} />}
    >
      <h1 ref={useArrival(title, arrival)} tabIndex={-1}>
        {title}
      </h1>
      {children}
      {isNarrowed && <WithoutFilters search={search} onAsk={onAsk} />}
      {!isEmpty && (!isNarrowed || search.q) && <Tips search={search} />}
      <WatchResults search={search} justify="center" variant={isNarrowed ? 'outline' : 'primary'} />
      <WiderSearches search={search} without="keywords" onAsk={onAsk} />
    </ResultsMessage>
  );
}

function WithoutFilters({ search, onAsk }: Pick<NoResultsProps, 'search' | 'onAsk'>) {
  return (
    <>
      <p>
        <FormattedMessage id="results.tipFilters" defaultMessage="No provider has all of the filters you chose." />
      </p>
      <LinkButton href={withoutFilters(search)} onPress={onAsk}>
        <FormattedMessage {...clearFiltersMessage} />
      </LinkButton>
    </>
  );
}

function Tips({ search }: { search: Search }) {
  return (
    <p>
      <span>
        <FormattedMessage id="results.tipSpelling" defaultMessage="Check the spelling." />
      </span>{' '}
      {search.q && (
        <span>
          <FormattedMessage id="results.tipWords" defaultMessage="Use fewer or more general words." />
        </span>
      )}
    </p>
  );
}
