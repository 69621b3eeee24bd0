import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { videosLoaderQuery } from '#web/__generated__/videosLoaderQuery.graphql.ts';
import { formMessages } from '#web/forms/formMessages.ts';
import { crumbMessages } from '#web/layouts/backOffice/crumbMessages.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { ListPage } from '#web/pages/bo/list/ListPage.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { VideoPage } from './VideoPage.tsx';
import { videoMessages } from './videoMessages.ts';
import { videosQuery } from './videosLoader.ts';

/** Videos that show how things are done here. */
export function VideosPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<videosLoaderQuery>>();
  return (
    <ListPage title={intl.formatMessage(crumbMessages.videos)}>
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage(videoMessages.unexpected)}
        showFailure={(text) =>
          void showToast({
            type: 'error',
            title: intl.formatMessage(formMessages.error),
            description: text,
            seconds: 5,
          })
        }
        skeleton={<Spinner label={intl.formatMessage(videoMessages.loading)} />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </ListPage>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<videosLoaderQuery> }) {
  return <VideoPage page={usePreloadedQuery<videosLoaderQuery>(videosQuery, reference).helpVideos} />;
}
