import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useLoaderData, useNavigate, useParams } from 'react-router';
import { graphql } from 'relay-runtime';
import type { UserPage_user$key } from '#web/__generated__/UserPage_user.graphql.ts';
import type { UserPageMutation } from '#web/__generated__/UserPageMutation.graphql.ts';
import type { userLoaderQuery } from '#web/__generated__/userLoaderQuery.graphql.ts';
import { StaleNotice, type VersionLine } from '#web/forms/StaleNotice.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { yesNoMessages } from '#web/pages/bo/columnMessages.ts';
import { DeleteButton } from '#web/pages/bo/editor/DeleteButton.tsx';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { EditorSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { ItemMissing } from '#web/pages/bo/editor/ItemMissing.tsx';
import { LeaveDialog } from '#web/pages/bo/editor/LeaveDialog.tsx';
import { SaveBar } from '#web/pages/bo/editor/SaveBar.tsx';
import { useListOrigin } from '#web/pages/bo/editor/useListOrigin.ts';
import { dropRow } from '#web/pages/bo/list/dropRow.ts';
import { showError } from '#web/pages/bo/showError.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { useSession } from '#web/session/useSession.ts';
import { showToast } from '#web/ui/toasts.ts';
import { listVariables } from '../usersLoader.ts';
import { AccountPart } from './AccountPart.tsx';
import { UserForm } from './UserForm.tsx';
import { userQuery } from './userLoader.ts';
import { labels, userMessages } from './userMessages.ts';
import { readStored, type UserValues } from './userValues.ts';
import { useUserEditor } from './useUserEditor.ts';

const mutation = graphql`
  mutation UserPageMutation($databaseId: Int!) {
    deleteUser(databaseId: $databaseId) {
      deletedId
    }
  }
`;

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

function UserMissing() {
  const intl = useIntl();
  return (
    <ItemMissing
      title={intl.formatMessage({
        id: 'bo.missing.user',
        defaultMessage: 'User not found',
        description: 'Title of the page of a user that does not exist',
      })}
      text={intl.formatMessage({
        id: 'bo.missing.userText',
        defaultMessage: 'No user has this number. It may have been deleted.',
        description: 'On the page of a user that does not exist',
      })}
      list={useListOrigin([paths.boUsers()])}
    />
  );
}

/** The form of an existing user, with facts about the account beside it. */
function UserEditor({ user }: { user: UserPage_user$key }) {
  const session = useSession();
  const list = useListOrigin([paths.boUsers()]);
  const data = useFragment(
    graphql`
      fragment UserPage_user on User {
        databaseId
        displayName
        ...userValues_user
        ...AccountPart_user
      }
    `,
    user,
  );
  const { databaseId } = data;
  const isOwn = session.status === 'signedIn' && session.user.databaseId === databaseId;
  const editor = useUserEditor({ databaseId, current: readStored(data), isOwn, list });
  const { form, isDirty, saved, guard, theirs } = editor;
  const lines = useVersionLines(form.values, theirs?.values ?? form.values);
  const changes = useVersionLines(form.values, saved);
  return (
    <div className={css.page}>
      <title>{`${data.displayName} · Rumbo`}</title>
      <h1 className={css.title}>{data.displayName}</h1>
      {theirs && (
        <StaleNotice
          title={
            <FormattedMessage
              id="bo.stale.user"
              defaultMessage="Someone else saved this user in the meantime"
              description="Heading above two versions of a user"
            />
          }
          lines={lines}
          onKeepTheirs={editor.keepTheirs}
          onSaveMine={editor.saveMine}
        />
      )}
      <div className={css.columns}>
        <UserForm
          form={form}
          isOwn={isOwn}
          bar={
            <SaveBar isDirty={isDirty} isPending={form.isPending} changes={changes}>
              {!isOwn && <DeleteUserButton databaseId={databaseId} list={list} onDeleted={guard.release} />}
            </SaveBar>
          }
        />
        <div className={css.aside}>
          <AccountPart user={data} isOwn={isOwn} />
        </div>
      </div>
      <LeaveDialog blocker={guard.blocker} />
    </div>
  );
}

/** The fields in which two versions differ, as texts. A password is not shown: only that there is a new one. */
function useVersionLines(mine: UserValues, theirs: UserValues): VersionLine[] {
  const intl = useIntl();
  const texts = (values: UserValues): Record<keyof UserValues, string> => ({
    ...values,
    password: values.password && '••••••••',
    isSuperAdmin: intl.formatMessage(yesNoMessages[values.isSuperAdmin ? 'yes' : 'no']),
    isModerator: intl.formatMessage(yesNoMessages[values.isModerator ? 'yes' : 'no']),
  });
  const own = texts(mine);
  const their = texts(theirs);
  return (Object.keys(labels) as (keyof UserValues)[])
    .filter((name) => own[name].trim() !== their[name].trim())
    .map((name) => ({ label: intl.formatMessage(labels[name]), mine: own[name], theirs: their[name] }));
}

interface DeleteUserButtonProps {
  databaseId: number;
  /** The list that it was opened from. */
  list: string;
  /** It is gone: nothing unsaved can keep anybody here. */
  onDeleted: () => void;
}

function DeleteUserButton({ databaseId, list, onDeleted }: DeleteUserButtonProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const remove = async () => {
    try {
      await commit<UserPageMutation>(environment, {
        mutation,
        variables: { databaseId },
        updater: (store, data) => {
          const variables = listVariables(new URLSearchParams(list.split('?')[1]));
          const rows = store.getRoot().getLinkedRecord('users', variables);
          if (data) dropRow(rows, data.deleteUser.deletedId);
        },
      });
    } catch (error) {
      showError(intl, error, userMessages.deleteFailed);
      return false;
    }
    onDeleted();
    void showToast({ type: 'success', title: intl.formatMessage(userMessages.deleted), seconds: 3 });
    void navigate(list);
    return true;
  };

  return (
    <DeleteButton
      onDelete={remove}
      title={
        <FormattedMessage
          id="bo.delete.user"
          defaultMessage="Delete user"
          description="Title of the question whether to delete a user"
        />
      }
      question={
        <FormattedMessage
          id="bo.delete.userText"
          defaultMessage="Are you sure you want to delete this user? This action cannot be undone. The log keeps what the person did, without their name."
          description="Question before a user is deleted"
        />
      }
    />
  );
}
