import { Suspense, use, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadChunk } from '#web/loadChunk.ts';
import { LoadFailed } from '#web/loading/LoadFailed.tsx';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import { loadOutline } from '../map/outline.ts';
import type { ResultMapProps } from '../map/ResultMap.tsx';
import layout from '../ResultsLayout.module.css';

let started: Promise<typeof import('../map/ResultMap.tsx')> | undefined;

/** Loads the code and the data of the map in parallel, and only once unless it fails. */
function loadMap() {
  started ??= loadChunk(() => import('../map/ResultMap.tsx')).catch((error) => {
    started = undefined;
    throw error;
  });
  loadOutline().catch(() => {}); // the map requests the data again, and shows the failure
  return started;
}

/** The map while it is open. It is loaded only in browsers. */
export function ResultsMap(props: ResultMapProps) {
  return useHydrated() && <LoadedMap {...props} />;
}

function LoadedMap(props: ResultMapProps) {
  const intl = useIntl();
  const [{ loading, attempt }, setStarted] = useState(() => ({ loading: loadMap(), attempt: 0 }));
  return (
    <RequestErrorBoundary
      key={attempt}
      fallback={() => (
        <LoadFailed
          text={intl.formatMessage({ id: 'map.failed', defaultMessage: 'The map could not be loaded.' })}
          onRetry={() => setStarted({ loading: loadMap(), attempt: attempt + 1 })}
        />
      )}
    >
      <Suspense
        fallback={
          <p className={layout.loading} role="status">
            {intl.formatMessage({ id: 'map.loading', defaultMessage: 'Loading the map…' })}
          </p>
        }
      >
        <Loaded loading={loading} {...props} />
      </Suspense>
    </RequestErrorBoundary>
  );
}

function Loaded({ loading, ...props }: ResultMapProps & { loading: ReturnType<typeof loadMap> }) {
  const { ResultMap } = use(loading);
  return <ResultMap {...props} />;
}
