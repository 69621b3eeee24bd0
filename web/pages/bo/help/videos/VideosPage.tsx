import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useRevalidator } from 'react-router';
import type { videosLoaderQuery } from '#web/__generated__/videosLoaderQuery.graphql.ts';
import { formMessages } from '#web/forms/formMessages.ts';
import { crumbMessages } from '#web/layouts/backOffice/crumbMessages.ts';
import { LoadFailed } from '#web/loading/LoadFailed.tsx';
import { ListPage } from '#web/pages/bo/list/ListPage.tsx';
import { RefusalBoundary } from '#web/relay/RefusalBoundary.tsx';
import { serverMessage } from '#web/relay/serverMessage.ts';
import { Spinner } from '#web/ui/Spinner.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { VideoPage } from './VideoPage.tsx';
import { videoMessages } from './videoMessages.ts';
import { videosQuery } from './videosLoader.ts';

/** Videos that show how things are done here. */
export function VideosPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<videosLoaderQuery>>();
  const { revalidate } = useRevalidator();
  const unexpected = intl.formatMessage(videoMessages.unexpected);
  return (
    <ListPage title={intl.formatMessage(crumbMessages.videos)}>
      <RefusalBoundary
        key={reference.fetchKey}
        onError={(error) =>
          void showToast({
            type: 'error',
            title: intl.formatMessage(formMessages.error),
            description: serverMessage(error) ?? unexpected,
            seconds: 5,
          })
        }
        fallback={(error) => <LoadFailed text={serverMessage(error) ?? unexpected} onRetry={() => void revalidate()} />}
      >
        <Suspense fallback={<Spinner label={intl.formatMessage(videoMessages.loading)} />}>
          <RelayEnvironmentProvider environment={reference.environment}>
            <Loaded reference={reference} />
          </RelayEnvironmentProvider>
        </Suspense>
      </RefusalBoundary>
    </ListPage>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<videosLoaderQuery> }) {
  return <VideoPage page={usePreloadedQuery<videosLoaderQuery>(videosQuery, reference).helpVideos} />;
}
