import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useRevalidator } from 'react-router';
import type { providerPageLoaderQuery } from '#web/__generated__/providerPageLoaderQuery.graphql.ts';
import { Band } from '#web/layouts/Band.tsx';
import { CardPage } from '#web/layouts/CardPage.tsx';
import { MissingPage } from '#web/layouts/MissingPage.tsx';
import { RetryButton } from '#web/loading/RetryButton.tsx';
import { failureOf } from '#web/relay/loadRouteQuery.ts';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { serverMessage } from '#web/relay/serverMessage.ts';
import { Card } from '#web/ui/Card.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './ProviderPage.module.css';
import { ProviderSheet } from './ProviderSheet.tsx';
import { providerPageQuery } from './providerPageLoader.ts';
import { WayBack } from './WayBack.tsx';

export function ProviderPage() {
  const reference = useLoaderData<PreloadedQuery<providerPageLoaderQuery>>();
  return (
    <RequestErrorBoundary
      key={reference.fetchKey}
      failure={failureOf(reference)}
      fallback={(error) => <ProviderFailed error={error} />}
    >
      <Suspense fallback={<ProviderSkeleton />}>
        <RelayEnvironmentProvider environment={reference.environment}>
          <Loaded reference={reference} />
        </RelayEnvironmentProvider>
      </Suspense>
    </RequestErrorBoundary>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<providerPageLoaderQuery> }) {
  const { provider } = usePreloadedQuery<providerPageLoaderQuery>(providerPageQuery, reference);
  return provider?.status === 'APPROVED' ? <ProviderSheet provider={provider} /> : <ProviderMissing />;
}

function ProviderMissing() {
  return (
    <MissingPage title={useIntl().formatMessage({ id: 'provider.notFound' })}>
      <p>
        <FormattedMessage id="provider.missingText" />
      </p>
    </MissingPage>
  );
}

function ProviderFailed({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const title = useIntl().formatMessage({ id: 'provider.failed', defaultMessage: 'The provider could not be loaded' });
  return (
    <div role="status">
      <CardPage title={title} size="wide" drawing="warning" actions={<RetryButton onPress={() => void revalidate()} />}>
        <p>
          {serverMessage(error) ?? (
            <FormattedMessage id="provider.failedText" defaultMessage="Check your connection and try again." />
          )}
        </p>
      </CardPage>
    </div>
  );
}

/** The placeholder of the page. */
function ProviderSkeleton() {
  return (
    <div className={css.page}>
      <VisuallyHidden role="status">
        <FormattedMessage id="provider.loading" defaultMessage="Loading the provider…" />
      </VisuallyHidden>
      <div className={css.top}>
        <WayBack />
      </div>
      <div className={css.article} aria-hidden="true">
        <Band scene={null}>
          <div className={css.name}>
            <Skeleton lines={1} />
          </div>
          <Skeleton lines={1} />
        </Band>
        <div className={css.sheet}>
          <div className={css.aside}>
            <Card>
              <Stack gap={3} pad={5}>
                <Skeleton lines={6} />
              </Stack>
            </Card>
          </div>
          <div className={css.main}>
            <Skeleton lines={6} />
          </div>
        </div>
      </div>
    </div>
  );
}
