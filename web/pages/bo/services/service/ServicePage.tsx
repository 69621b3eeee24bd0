import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useParams } from 'react-router';
import type { serviceLoaderQuery } from '#web/__generated__/serviceLoaderQuery.graphql.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { EditorSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { ServiceEditor } from './ServiceEditor.tsx';
import { ServiceMissing } from './ServiceMissing.tsx';
import { serviceQuery } from './serviceLoader.ts';
import { serviceMessages } from './serviceMessages.ts';

export function ServicePage() {
  const intl = useIntl();
  const { serviceId } = useParams();
  const reference = useLoaderData<PreloadedQuery<serviceLoaderQuery>>();
  return (
    // Nothing of one service may stay in the form of another.
    <LoadedPart
      key={serviceId}
      reference={reference}
      failed={intl.formatMessage(serviceMessages.loadFailed)}
      skeleton={<EditorSkeleton parts={[5]} aside={[]} />}
    >
      <Loaded reference={reference} />
    </LoadedPart>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<serviceLoaderQuery> }) {
  const { service } = usePreloadedQuery<serviceLoaderQuery>(serviceQuery, reference);
  return service ? <ServiceEditor service={service} /> : <ServiceMissing />;
}
