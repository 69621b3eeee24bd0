import { Suspense, use, useState } from 'react';
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import type { ChunkError } from '#web/loadChunk.ts';
import { RetryButton } from '#web/loading/RetryButton.tsx';
import { paths, type Search } from '#web/paths.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { failureOf } from '#web/relay/failures.ts';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import type { StartedSearch } from './lazyResults.ts';
import layout from './ResultsLayout.module.css';
import { ResultsMessage } from './ResultsMessage.tsx';
import type { ResultsRefusedProps } from './ResultsRefused.tsx';
import css from './ResultsSection.module.css';

interface ResultsSectionProps {
  search: Search;
  results: StartedSearch | Promise<StartedSearch>;
  takeFocus: () => boolean;
  onAsk: () => void;
}

export function ResultsSection({ search, results, takeFocus, onAsk }: ResultsSectionProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const location = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const attempt = Number(location.state?.attempt ?? 0);
  const path = paths.search(search);
  const shared = {
    search,
    takeFocus,
    announce: setAnnouncement,
    onAsk,
    onFail: () => showSearchFailed(intl),
  };

  const retry = () => {
    onAsk();
    void navigate(path, { replace: true, preventScrollReset: true, state: { attempt: attempt + 1 } });
  };

  const onError = (error: ApiError | ChunkError) => {
    if (!isRefusal(error)) shared.onFail();
  };

  const fallback = (error: ApiError | ChunkError) => {
    if (!isRefusal(error)) return <ResultsFailed error={error} onRetry={retry} />;
    return <Refused results={results} error={error} {...shared} />;
  };

  return (
    <section className={css.results} data-map={search.map ?? 'auto'}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Suspense fallback={<div className={css.filters} />}>
        <Filters results={results} search={search} />
      </Suspense>
      {/* A new key shows skeletons at once: under the old one React would keep the former results until the new come. */}
      <RequestErrorBoundary
        key={`${paths.search({ ...search, map: undefined })} ${currentLanguage()} ${attempt}`}
        failure={results instanceof Promise ? undefined : failureOf(results.reference)}
        onError={onError}
        fallback={fallback}
      >
        <Suspense fallback={<ResultsSkeleton map={search.map} />}>
          <Results results={results} {...shared} />
        </Suspense>
      </RequestErrorBoundary>
    </section>
  );
}

function isRefusal(error: ApiError | ChunkError): error is ApiError {
  return error instanceof ApiError && error.code === 'BAD_USER_INPUT';
}

interface ResultsProps extends ResultsSectionProps {
  announce: (text: string) => void;
  onFail: () => void;
}

function Results({ results, ...props }: ResultsProps) {
  const { SearchResults, reference } = results instanceof Promise ? use(results) : results;
  return <SearchResults reference={reference} {...props} />;
}

/** They stay while the results are others, and keep the focus. */
function Filters({ results, search }: Pick<ResultsSectionProps, 'results' | 'search'>) {
  const { FilterBar, filters } = results instanceof Promise ? use(results) : results;
  return (
    <div className={css.filters} data-screen>
      <FilterBar search={search} reference={filters} />
    </div>
  );
}

/** Its code came with the results that were refused. */
function Refused({ results, ...props }: ResultsRefusedProps & Pick<ResultsSectionProps, 'results'>) {
  const { ResultsRefused } = results instanceof Promise ? use(results) : results;
  const isHydrated = useHydrated();
  const { search } = props;
  // The chosen place may be gone, as with an old link: its name may still be known.
  if (search.a && isHydrated) return <Navigate replace to={paths.search({ ...search, a: '' })} />;
  return <ResultsRefused {...props} />;
}

function ResultsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // The one failure whose own words help: they say how long to wait.
  const wait = error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS' ? error.message : null;
  return (
    <ResultsMessage>
      <h1>
        <FormattedMessage
          id="results.notShown"
          defaultMessage="The results could not be loaded"
          description="Heading in place of the results when a search failed; a message that goes by says so too"
        />
      </h1>
      {wait && <p>{wait}</p>}
      <RetryButton onPress={onRetry} />
    </ResultsMessage>
  );
}

/** The shape of the results to come: a heading, the first cards and the map. */
function ResultsSkeleton({ map }: Pick<Search, 'map'>) {
  return (
    <div className={layout.layout} data-map={map ?? 'auto'}>
      <div className={css.heading}>
        <VisuallyHidden role="status">
          <FormattedMessage id="results.loading" defaultMessage="Searching…" description="While a search is made" />
        </VisuallyHidden>
        <Skeleton lines={1} />
      </div>
      <div className={layout.list}>
        <div className={css.list}>
          {['first', 'second', 'third', 'fourth'].map((key) => (
            <div key={key} className={css.cardSkeleton} aria-hidden="true" />
          ))}
        </div>
      </div>
      <div className={layout.map} />
    </div>
  );
}

const searchFailed = defineMessages({
  title: {
    id: 'results.failed',
    defaultMessage: 'Search failed',
    description: 'Heading and title of the message when a search could not be made',
  },
  text: {
    id: 'results.failedText',
    defaultMessage: 'There was an error performing your search. Please try again.',
    description: "Explains 'Search failed'",
  },
});

function showSearchFailed(intl: IntlShape): void {
  const { title, text } = searchFailed;
  void showToast({
    type: 'error',
    title: intl.formatMessage(title),
    description: intl.formatMessage(text),
    seconds: 5,
  });
}
