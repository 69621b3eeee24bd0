import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useParams } from 'react-router';
import type { userLoaderQuery } from '#web/__generated__/userLoaderQuery.graphql.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { EditorSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { UserEditor } from './UserEditor.tsx';
import { UserMissing } from './UserMissing.tsx';
import { userQuery } from './userLoader.ts';
import { userMessages } from './userMessages.ts';

export function UserPage() {
  const intl = useIntl();
  const { userId } = useParams();
  const reference = useLoaderData<PreloadedQuery<userLoaderQuery>>();
  return (
    // Nothing of one user may stay in the form of another.
    <LoadedPart
      key={userId}
      reference={reference}
      failed={intl.formatMessage(userMessages.loadFailed)}
      skeleton={<EditorSkeleton parts={[4, 2]} aside={[4]} />}
    >
      <Loaded reference={reference} />
    </LoadedPart>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<userLoaderQuery> }) {
  const { user } = usePreloadedQuery<userLoaderQuery>(userQuery, reference);
  return user ? <UserEditor user={user} /> : <UserMissing />;
}
