import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LoginFormMutation } from '../../../__generated__/LoginFormMutation.graphql.ts';
import { getBotToken, prepareBotToken } from '../../../botCheck/botToken.ts';
import { checkEmail } from '../../../forms/checks.ts';
import { EmailField } from '../../../forms/EmailField.tsx';
import { formMessages } from '../../../forms/formMessages.ts';
import { SecretField } from '../../../forms/SecretField.tsx';
import { StackedForm } from '../../../forms/StackedForm.tsx';
import { failureReason, showFailure } from '../../../forms/showFailure.ts';
import { useForm } from '../../../forms/useForm.ts';
import { paths } from '../../../paths.ts';
import { ApiError } from '../../../relay/ApiError.ts';
import { ask } from '../../../relay/ask.ts';
import { graphql } from '../../../relay/graphql.ts';
import { enterSession } from '../../../session/changeSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Aside } from '../Aside.tsx';
import { loginFailed } from '../loginFailed.ts';

const mutation = graphql`
  mutation LoginFormMutation($input: SignInInput!) {
    signIn(input: $input) {
      viewer {
        ...keepSession_user @relay(mask: false)
      }
    }
  }
`;

export function LoginForm() {
  const intl = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: checkEmail(email),
      password: password === '' ? formMessages.passwordRequired : undefined,
    }),
    send: async ({ email, password }) => {
      setFailure(null);
      const recaptchaToken = await getBotToken('login');
      const input = { email: email.trim(), password, recaptchaToken };
      const { signIn } = await ask<LoginFormMutation>(mutation, { input });
      enterSession(signIn.viewer);
    },
    onFailure: (error) => {
      showFailure(intl, error, loginFailed);
      setFailure(failureReason(intl, error, loginFailed.otherwise));
      prepareBotToken();
    },
    errorsOf: (error) => ({
      password: error instanceof ApiError && error.code === 'UNAUTHENTICATED' ? loginFailed.check : undefined,
    }),
  });

  return (
    <StackedForm form={form} onReach={prepareBotToken}>
      {failure && (
        <Notice type="warning">
          <p role="alert">{failure}</p>
        </Notice>
      )}
      <EmailField {...form.field('email')} autoComplete="username" />
      <SecretField {...form.field('password')} autoComplete="current-password" isRequired />
      <Aside>
        <Link href={paths.forgot()}>
          <FormattedMessage
            id="login.forgot"
            defaultMessage="Forgot my password"
            description="Link to the page that asks for a new password"
          />
        </Link>
      </Aside>
      <Button type="submit" isPending={form.isPending}>
        <FormattedMessage id="login.submit" defaultMessage="Log in" description="Button of the form for logging in" />
      </Button>
    </StackedForm>
  );
}
