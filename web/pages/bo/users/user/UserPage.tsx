import { useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { UserPage_user$key } from '#web/__generated__/UserPage_user.graphql.ts';
import type { UserPageMutation } from '#web/__generated__/UserPageMutation.graphql.ts';
import type { userLoaderQuery } from '#web/__generated__/userLoaderQuery.graphql.ts';
import { DeleteButton } from '#web/pages/bo/editor/DeleteButton.tsx';
import { EditorPage } from '#web/pages/bo/editor/EditorPage.tsx';
import { EditorSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { ItemPage } from '#web/pages/bo/editor/ItemPage.tsx';
import { useListOrigin } from '#web/pages/bo/editor/useListOrigin.ts';
import { dropRow } from '#web/pages/bo/list/dropRow.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { useSession } from '#web/session/useSession.ts';
import { listVariables } from '../usersLoader.ts';
import { AccountPart } from './AccountPart.tsx';
import { UserForm } from './UserForm.tsx';
import { userQuery } from './userLoader.ts';
import { userMessages } from './userMessages.ts';
import { readStored } from './userValues.ts';
import { useUserEditor } from './useUserEditor.ts';

const mutation = graphql`
  mutation UserPageMutation($input: DeleteUserInput!) {
    deleteUser(input: $input) {
      deletedId
    }
  }
`;

/** The page of a user, or of a new one. */
export function UserPage() {
  const list = useListOrigin([paths.boUsers()]);
  return (
    <ItemPage
      reference={useLoaderData<PreloadedQuery<userLoaderQuery> | undefined>()}
      useItem={useUser}
      messages={userMessages}
      skeleton={<EditorSkeleton parts={[4, 2]} aside={[4]} />}
      list={list}
    >
      {(user) => <UserEditor user={user} list={list} />}
    </ItemPage>
  );
}

function useUser(reference: PreloadedQuery<userLoaderQuery>) {
  return usePreloadedQuery<userLoaderQuery>(userQuery, reference).user;
}

interface UserEditorProps {
  user: UserPage_user$key | null;
  /** The address of the list from which the page was opened. */
  list: string;
}

/** The form of a user; for an existing user, facts about the account are next to it. */
function UserEditor({ user, list }: UserEditorProps) {
  const intl = useIntl();
  const session = useSession();
  const stored = useFragment(
    graphql`
      fragment UserPage_user on User {
        id
        displayName
        ...userValues_user
        ...AccountPart_user
      }
    `,
    user,
  );
  const isOwn = session.status === 'signedIn' && session.user.id === stored?.id;
  const editor = useUserEditor({ id: stored?.id, current: readStored(stored), isOwn, list });
  const remove = (id: string) =>
    commit<UserPageMutation>(mutation, { input: { id } }, (store, data) => {
      const variables = listVariables(new URLSearchParams(list.split('?')[1]));
      if (data) dropRow(store.getRoot().getLinkedRecord('users', variables), data.deleteUser.deletedId);
    });
  return (
    <EditorPage
      title={stored?.displayName ?? intl.formatMessage(userMessages.create)}
      editor={editor}
      stale={userMessages.stale}
      deletion={
        stored &&
        !isOwn && (
          <DeleteButton
            messages={userMessages}
            onDelete={() => remove(stored.id)}
            onDeleted={editor.guard.release}
            list={list}
          />
        )
      }
      aside={stored ? <AccountPart user={stored} isOwn={isOwn} /> : null}
    >
      <UserForm form={editor.form} isNew={editor.isNew} isOwn={isOwn} />
    </EditorPage>
  );
}
