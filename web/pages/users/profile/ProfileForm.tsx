import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { ProfileFormMutation } from '#web/__generated__/ProfileFormMutation.graphql.ts';
import { showDifferingPasswords } from '#web/forms/differingPasswords.ts';
import { EmailField } from '#web/forms/EmailField.tsx';
import { NewPasswordField } from '#web/forms/NewPasswordField.tsx';
import { SecretField } from '#web/forms/SecretField.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { enterSession } from '#web/session/changeSession.ts';
import type { SessionUser } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { showToast } from '#web/ui/toasts.ts';
import css from '../account.module.css';
import { passwordMessages } from '../passwordMessages.ts';
import { checkProfile } from './checkProfile.ts';
import { profileMessages } from './profileMessages.ts';

const mutation = graphql`
  mutation ProfileFormMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      ... on UpdateProfilePayload {
        viewer {
          ...keepSession_user @relay(mask: false)
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const noPasswords = { currentPassword: '', password: '', passwordConfirm: '' };

export function ProfileForm({ user }: { user: SessionUser }) {
  const intl = useIntl();
  const form = useForm({
    initial: { displayName: user.displayName, email: user.email, ...noPasswords },
    check: (values) => checkProfile(values, user),
    onRefused: (errors) => showDifferingPasswords(intl, errors),
    send: async ({ displayName, email, currentPassword, password, passwordConfirm }) => {
      const { updateProfile } = await ask<ProfileFormMutation>(mutation, {
        input: {
          displayName: displayName.trim(),
          email: email.trim(),
          currentPassword: currentPassword || null,
          password: password || null,
          passwordConfirm: passwordConfirm || null,
        },
      });
      const saved = updateProfile.viewer!;
      form.setValues({ displayName: saved.displayName, email: saved.email, ...noPasswords });
      showSaved(intl, { before: user, saved, isPasswordNew: password !== '' });
      enterSession(saved);
    },
  });

  return (
    <StackedForm form={form}>
      <EmailField {...form.field('email')} autoComplete="email" />
      <TextField
        {...form.field('displayName')}
        label={intl.formatMessage(profileMessages.displayName)}
        autoComplete="name"
        maxLength={120}
        isRequired
      />
      <fieldset className={css.passwords}>
        <legend className={css.legend}>
          <FormattedMessage id="profile.passwords" defaultMessage="Change password" />
        </legend>
        <SecretField
          {...form.field('currentPassword')}
          label={intl.formatMessage(profileMessages.currentPassword)}
          autoComplete="current-password"
          isDisabled={!user.localAuth}
          description={
            // The error has the same text as the hint.
            form.field('currentPassword').errorMessage
              ? undefined
              : intl.formatMessage(user.localAuth ? profileMessages.currentHint : profileMessages.noPassword)
          }
        />
        <NewPasswordField {...form.field('password')} label={intl.formatMessage(passwordMessages.newPassword)} />
        <SecretField
          {...form.field('passwordConfirm')}
          label={intl.formatMessage(passwordMessages.confirm)}
          autoComplete="new-password"
        />
      </fieldset>
      <Button type="submit" isPending={form.isPending}>
        <FormattedMessage id="profile.submit" defaultMessage="Save changes" />
      </Button>
    </StackedForm>
  );
}

interface Saved {
  before: SessionUser;
  saved: SessionUser;
  isPasswordNew: boolean;
}

/** Shows a message about the saved parts: the password, the rest of the profile, or both. */
function showSaved(intl: IntlShape, { before, saved, isPasswordNew }: Saved): void {
  const isRestNew = saved.displayName !== before.displayName || saved.pendingEmail !== before.pendingEmail;
  const say = (title: string) => void showToast({ type: 'success', title, seconds: 3 });
  if (isPasswordNew) say(intl.formatMessage(passwordMessages.updated));
  if (isRestNew || !isPasswordNew) say(intl.formatMessage(profileMessages.updated));
}
