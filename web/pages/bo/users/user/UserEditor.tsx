import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { UserEditor_user$key } from '#web/__generated__/UserEditor_user.graphql.ts';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { LeaveDialog } from '#web/pages/bo/editor/LeaveDialog.tsx';
import { SaveBar } from '#web/pages/bo/editor/SaveBar.tsx';
import { StaleNotice } from '#web/pages/bo/editor/StaleNotice.tsx';
import { useListOrigin } from '#web/pages/bo/editor/useListOrigin.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/useSession.ts';
import { AccountPart } from './AccountPart.tsx';
import { DeleteUserButton } from './DeleteUserButton.tsx';
import { UserForm } from './UserForm.tsx';
import { useUserEditor } from './useUserEditor.ts';
import { useVersionLines } from './useVersionLines.ts';

/** A user that exists: the form, and what is known of the account beside it. */
export function UserEditor({ user }: { user: UserEditor_user$key }) {
  const session = useSession();
  const list = useListOrigin([paths.boUsers()]);
  const data = useFragment(
    graphql`
      fragment UserEditor_user on User {
        databaseId
        displayName
        ...useUserEditor_user
        ...AccountPart_user
      }
    `,
    user,
  );
  const { databaseId } = data;
  const isOwn = session.status === 'signedIn' && session.user.databaseId === databaseId;
  const editor = useUserEditor({ user: data, isOwn, list });
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
              defaultMessage="Somebody else saved this user meanwhile"
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
