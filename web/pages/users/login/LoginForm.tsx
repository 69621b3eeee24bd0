import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LoginFormMutation } from '#web/__generated__/LoginFormMutation.graphql.ts';
import { getBotToken, prepareBotToken } from '#web/botCheck/botToken.ts';
import { checkEmail } from '#web/forms/checks.ts';
import { EmailField } from '#web/forms/EmailField.tsx';
import { formMessages } from '#web/forms/formMessages.ts';
import { SecretField } from '#web/forms/SecretField.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { failureReason, showFailure } from '#web/forms/showFailure.ts';
import { useForm } from '#web/forms/useForm.ts';
import { paths } from '#web/paths.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { enterSession } from '#web/session/changeSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import css from '../account.module.css';
import { loginFailed } from '../loginFailed.ts';
import { useSecondStep } from './secondFactor.ts';

const mutation = graphql`
  mutation LoginFormMutation($input: SignInInput!) {
    signIn(input: $input) {
      ... on SignInPayload {
        viewer {
          ...keepSession_user @relay(mask: false)
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

interface Credentials {
  email: string;
  password: string;
}

export function LoginForm() {
  const intl = useIntl();
  const openSecondStep = useSecondStep();
  const [failure, setFailure] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Credentials | null>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: checkEmail(email),
      password: password === '' ? formMessages.passwordRequired : undefined,
    }),
    send: async ({ email, password }) => {
      setFailure(null);
      const botCheckSolution = await getBotToken('login');
      const input = { email: email.trim(), password, botCheckSolution };
      try {
        const { signIn } = await ask<LoginFormMutation>(mutation, { input });
        enterSession(signIn.viewer!);
      } catch (error) {
        if (isRefused(error)) setWrong({ email, password });
        throw error;
      }
    },
    onFailure: (error) => {
      if (openSecondStep(error)) return;
      showFailure(intl, error, loginFailed);
      if (isRefused(error)) passwordRef.current?.focus();
      else setFailure(failureReason(intl, error, loginFailed.otherwise));
      prepareBotToken();
    },
  });
  // the server does not report which of the two values is wrong
  const isWrong = wrong?.email === form.values.email && wrong.password === form.values.password;

  return (
    <StackedForm form={form} onReach={prepareBotToken}>
      {failure && (
        <Notice type="warning">
          <p role="alert">{failure}</p>
        </Notice>
      )}
      <EmailField {...form.field('email')} autoComplete="username" isInvalid={isWrong} />
      <div className={css.password}>
        <SecretField
          {...form.field('password')}
          autoComplete="current-password"
          isRequired
          isInvalid={isWrong}
          inputRef={passwordRef}
        />
        <Text as="span" size="sm">
          <Link href={paths.forgot()}>
            <FormattedMessage id="forgot.title" />
          </Link>
        </Text>
      </div>
      <Button type="submit" isPending={form.isPending}>
        <FormattedMessage id="nav.login" />
      </Button>
    </StackedForm>
  );
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'UNAUTHENTICATED';
}
