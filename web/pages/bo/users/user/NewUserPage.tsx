import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { NewUserPageMutation } from '#web/__generated__/NewUserPageMutation.graphql.ts';
import type { Form } from '#web/forms/useForm.ts';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { LeaveDialog, useLeaveGuard } from '#web/pages/bo/editor/LeaveDialog.tsx';
import { SaveBar } from '#web/pages/bo/editor/SaveBar.tsx';
import { useEditorForm } from '#web/pages/bo/editor/useEditor.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { getEnvironment } from '#web/relay/environment.ts';
import { showToast } from '#web/ui/toasts.ts';
import { UserForm } from './UserForm.tsx';
import { userMessages } from './userMessages.ts';
import { checkUser, emptyUser, isSameUser, type UserValues, userInput } from './userValues.ts';

const mutation = graphql`
  mutation NewUserPageMutation($input: UserInput!) {
    createUser(input: $input) {
      user {
        ...UserPage_user
      }
    }
  }
`;

export function NewUserPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const form: Form<UserValues> = useEditorForm({
    initial: emptyUser,
    check: checkUser,
    saveFailed: userMessages.saveFailed,
    save: async (values) => {
      await commit<NewUserPageMutation>(getEnvironment(), { mutation, variables: { input: userInput(values) } });
      void showToast({ type: 'success', title: intl.formatMessage(userMessages.saved), seconds: 3 });
      guard.release();
      // Going back must not return to an empty form that was already sent.
      await navigate(paths.boUsers(), { replace: true });
    },
  });
  const isDirty = !isSameUser(form.values, emptyUser);
  const guard = useLeaveGuard(isDirty);
  const title = intl.formatMessage({
    id: 'bo.newUser',
    defaultMessage: 'New user',
    description: 'Title of the page with the form for a user that does not exist yet',
  });
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <h1 className={css.title}>{title}</h1>
      <div className={css.columns}>
        <UserForm form={form} isNew bar={<SaveBar isNew isDirty={isDirty} isPending={form.isPending} />} />
      </div>
      <LeaveDialog blocker={guard.blocker} />
    </div>
  );
}
