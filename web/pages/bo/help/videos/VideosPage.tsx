import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useRevalidator } from 'react-router';
import type { videosLoaderQuery } from '../../../../__generated__/videosLoaderQuery.graphql.ts';
import { formMessages } from '../../../../forms/formMessages.ts';
import { crumbMessages } from '../../../../layouts/backOffice/crumbMessages.ts';
import { LoadFailed } from '../../../../loading/LoadFailed.tsx';
import { RefusalBoundary } from '../../../../relay/RefusalBoundary.tsx';
import { serverMessage } from '../../../../relay/serverMessage.ts';
import { Spinner } from '../../../../ui/Spinner.tsx';
import { showToast } from '../../../../ui/toasts.ts';
import { ListPage } from '../../list/ListPage.tsx';
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
