import { Suspense } from 'react';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { providerPageLoaderQuery } from '#web/__generated__/providerPageLoaderQuery.graphql.ts';
import { failureOf } from '#web/relay/failures.ts';
import { RefusalBoundary } from '#web/relay/RefusalBoundary.tsx';
import { ProviderFailed } from './ProviderFailed.tsx';
import { ProviderMissing } from './ProviderMissing.tsx';
import { ProviderSheet } from './ProviderSheet.tsx';
import { ProviderSkeleton } from './ProviderSkeleton.tsx';
import { providerPageQuery } from './providerPageLoader.ts';

export function ProviderPage() {
  const reference = useLoaderData<PreloadedQuery<providerPageLoaderQuery>>();
  return (
    <RefusalBoundary
      key={reference.fetchKey}
      failure={failureOf(reference)}
      fallback={(error) => <ProviderFailed error={error} />}
    >
      <Suspense fallback={<ProviderSkeleton />}>
        <RelayEnvironmentProvider environment={reference.environment}>
          <Loaded reference={reference} />
        </RelayEnvironmentProvider>
      </Suspense>
    </RefusalBoundary>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<providerPageLoaderQuery> }) {
  const { publicProvider } = usePreloadedQuery<providerPageLoaderQuery>(providerPageQuery, reference);
  return publicProvider ? <ProviderSheet provider={publicProvider} /> : <ProviderMissing />;
}
