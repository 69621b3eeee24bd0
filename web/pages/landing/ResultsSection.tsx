import { Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { lazyPart } from '#web/lazyPart.tsx';
import type { ChunkError } from '#web/loadChunk.ts';
import { RetryButton } from '#web/loading/RetryButton.tsx';
import { pageContext } from '#web/pageContext.ts';
import { paths, type Search } from '#web/paths.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { failureOf } from '#web/relay/loadRouteQuery.ts';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import layout from './ResultsLayout.module.css';
import { ResultsMessage } from './ResultsMessage.tsx';
import type { ResultsRefusedProps } from './ResultsRefused.tsx';
import css from './ResultsSection.module.css';
import { FilterBar } from './results/FilterBar.tsx';
import { startFilters } from './results/FilterBarQuery.tsx';
import { FurtherReach } from './results/FurtherReach.tsx';
import { SearchResults, startQuery } from './results/SearchResults.tsx';
import { WatchResults } from './results/WatchResults.tsx';

const ResultsRefused = lazyPart(
  async () => (await import('./ResultsRefused.tsx')).ResultsRefused,
  ({ error }) => (
    <ResultsMessage drawing="missing">
      <h1>{error.message}</h1>
    </ResultsMessage>
  ),
);

export type StartedSearch = ReturnType<typeof startSearch>;

/** Requests the results. `after` is the cursor of the row before the first. The server renders no filters. */
export const startSearch = (search: Search, after: string | null) => ({
  reference: startQuery(search, after),
  filters: pageContext().send ? null : startFilters(search),
});

interface ResultsSectionProps {
  search: Search;
  results: StartedSearch;
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
    return <Refused error={error} {...shared} />;
  };

  return (
    <section className={css.results} data-map={search.map ?? 'auto'}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div className={css.filters} data-screen>
        <FilterBar search={search} reference={results.filters} />
      </div>
      {/* A new key shows placeholders immediately; otherwise the previous results would stay until new ones arrive. */}
      <RequestErrorBoundary
        key={`${paths.search({ ...search, map: undefined })} ${currentLanguage()} ${attempt}`}
        failure={failureOf(results.reference)}
        onError={onError}
        fallback={fallback}
      >
        <Suspense fallback={<ResultsSkeleton map={search.map} />}>
          <SearchResults
            reference={results.reference}
            end={
              <>
                <FurtherReach search={search} reference={results.filters} onAsk={onAsk} />
                <WatchResults search={search} justify="center" />
              </>
            }
            {...shared}
          />
        </Suspense>
      </RequestErrorBoundary>
    </section>
  );
}

function isRefusal(error: ApiError | ChunkError): error is ApiError {
  return error instanceof ApiError && error.code === 'BAD_USER_INPUT';
}

function Refused(props: ResultsRefusedProps) {
  const isHydrated = useHydrated();
  const { search } = props;
  // The chosen place may have been deleted, as in an old link: the search is repeated with its name.
  if (search.a && isHydrated) return <Navigate replace to={paths.search({ ...search, a: '' })} />;
  return (
    <Suspense>
      <ResultsRefused {...props} />
    </Suspense>
  );
}

function ResultsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // This is the only failure with a helpful message, which states how long to wait.
  const wait = error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS' ? error.message : null;
  return (
    <ResultsMessage drawing="warning">
      <h1>
        <FormattedMessage id="results.notShown" defaultMessage="The results could not be loaded" />
      </h1>
      {wait && <p>{wait}</p>}
      <RetryButton onPress={onRetry} />
    </ResultsMessage>
  );
}

/** The placeholder of the results: a heading, the first cards and the map. */
function ResultsSkeleton({ map }: Pick<Search, 'map'>) {
  return (
    <div className={layout.layout} data-map={map ?? 'auto'}>
      <div className={css.heading}>
        <VisuallyHidden role="status">
          <FormattedMessage id="results.loading" defaultMessage="Searching…" />
        </VisuallyHidden>
        <Skeleton lines={1} />
      </div>
      <div className={layout.list}>
        <div className={css.list}>
          {['first', 'second', 'third', 'fourth'].map((key) => (
            <div key={key} className={css.cardSkeleton} aria-hidden="true">
              <Skeleton lines={4} />
            </div>
          ))}
        </div>
      </div>
      <div className={layout.map} />
    </div>
  );
}

const searchFailed = defineMessages({
  title: { id: 'results.failed', defaultMessage: 'Search failed' },
  text: { id: 'results.failedText', defaultMessage: 'There was an error performing your search. Please try again.' },
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
