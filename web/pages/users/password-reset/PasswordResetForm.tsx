import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { PasswordResetFormMutation } from '#web/__generated__/PasswordResetFormMutation.graphql.ts';
import { checkNewPassword, checkRepeated } from '#web/forms/checks.ts';
import { showDifferingPasswords } from '#web/forms/differingPasswords.ts';
import { formMessages } from '#web/forms/formMessages.ts';
import { NewPasswordField } from '#web/forms/NewPasswordField.tsx';
import { SecretField } from '#web/forms/SecretField.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { formFailure, showFailure } from '#web/forms/showFailure.ts';
import { useForm } from '#web/forms/useForm.ts';
import { forgetMailedToken } from '#web/mailedToken.ts';
import { paths } from '#web/paths.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { refreshSession } from '#web/session/keepSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { passwordMessages } from '../passwordMessages.ts';

const mutation = graphql`
  mutation PasswordResetFormMutation($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      ...readResponse_errors @alias
    }
  }
`;

export function PasswordResetForm({ token }: { token: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    initial: { password: '', passwordConfirm: '' },
    check: ({ password, passwordConfirm }) => ({
      password: checkNewPassword(password),
      passwordConfirm: passwordConfirm === '' ? formMessages.confirmRequired : checkRepeated(password, passwordConfirm),
    }),
    onRefused: (errors) => showDifferingPasswords(intl, errors),
    send: async (values) => {
      await ask<PasswordResetFormMutation>(mutation, { input: { token, ...values } });
      forgetMailedToken(paths.passwordReset());
      void showToast({ type: 'success', title: intl.formatMessage(passwordMessages.updated), seconds: 3 });
      // The reset has also ended the session of this browser, if there was one.
      void refreshSession();
      await navigate(paths.home(), { replace: true });
    },
    onFailure: (error) => {
      showFailure(intl, error, formFailure);
      setRefusal(error instanceof ApiError && error.field === 'token' ? error.message : null);
    },
  });

  return (
    <StackedForm form={form}>
      {refusal && <LinkRefused>{refusal}</LinkRefused>}
      <NewPasswordField
        {...form.field('password')}
        label={intl.formatMessage(passwordMessages.newPassword)}
        isRequired
      />
      <SecretField
        {...form.field('passwordConfirm')}
        label={intl.formatMessage(passwordMessages.confirm)}
        autoComplete="new-password"
        isRequired
      />
      <Button type="submit" isPending={form.isPending}>
        <FormattedMessage id="reset.submit" defaultMessage="Save password" />
      </Button>
    </StackedForm>
  );
}

/** A message with the reason why the link is invalid, and advice on getting a new one. */
function LinkRefused({ children }: { children: string }) {
  return (
    <Notice type="warning">
      <p>{children}</p>
      <Link href={paths.forgot()}>
        <FormattedMessage id="reset.askAgain" />
      </Link>
    </Notice>
  );
}
