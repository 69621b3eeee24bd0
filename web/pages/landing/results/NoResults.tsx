import { FormattedMessage, useIntl } from 'react-intl';
import type { Search } from '../../../paths.ts';
import { ResultsMessage } from '../ResultsMessage.tsx';
import { type Arrival, useArrival } from '../useArrival.ts';
import { WiderSearches } from '../WiderSearches.tsx';

interface NoResultsProps extends Arrival {
  search: Search;
  onAsk: () => void;
}

export function NoResults({ search, onAsk, ...arrival }: NoResultsProps) {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'results.none',
    defaultMessage: 'No providers found',
    description: 'Heading when a search found nothing',
  });
  return (
    <ResultsMessage>
      <h2 ref={useArrival(title, arrival)} tabIndex={-1}>
        {title}
      </h2>
      <ul>
        <li>
          <FormattedMessage
            id="results.tipSpelling"
            defaultMessage="Check the spelling."
            description="What to do when a search found nothing"
          />
        </li>
        {search.f && (
          <li>
            <FormattedMessage
              id="results.tipPlace"
              defaultMessage="Try a wider place, such as the province or state."
              description="What to do when a search found nothing and an address was given"
            />
          </li>
        )}
        {search.q && (
          <li>
            <FormattedMessage
              id="results.tipWords"
              defaultMessage="Use fewer or more general words, such as “transport” or “storage”."
              description="What to do when a search found nothing and keywords were given"
            />
          </li>
        )}
      </ul>
      <WiderSearches search={search} without={['place', 'keywords']} onAsk={onAsk} />
    </ResultsMessage>
  );
}
