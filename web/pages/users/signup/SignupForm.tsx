import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { SignupFormMutation } from '#web/__generated__/SignupFormMutation.graphql.ts';
import { getBotToken, prepareBotToken } from '#web/botCheck/botToken.ts';
import { agreementLinks } from '#web/forms/agreementLinks.tsx';
import { checkEmail, checkNewPassword } from '#web/forms/checks.ts';
import { EmailField } from '#web/forms/EmailField.tsx';
import { formMessages } from '#web/forms/formMessages.ts';
import { NewPasswordField } from '#web/forms/NewPasswordField.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { showFailure } from '#web/forms/showFailure.ts';
import { useForm } from '#web/forms/useForm.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { enterSession } from '#web/session/changeSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { Aside } from '../Aside.tsx';

const mutation = graphql`
  mutation SignupFormMutation($input: SignUpInput!) {
    signUp(input: $input) {
      ... on SignUpPayload {
        viewer {
          ...keepSession_user @relay(mask: false)
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

interface SignupFormProps {
  /** A known email, and the mailed token that verifies it. */
  proved?: { email: string; mailedToken: string };
  onSignedUp?: () => void;
}

export function SignupForm({ proved, onSignedUp }: SignupFormProps) {
  const intl = useIntl();
  const form = useForm({
    initial: { displayName: '', email: proved?.email ?? '', password: '' },
    check: ({ displayName, email, password }) => ({
      displayName: displayName.trim() === '' ? formMessages.nameRequired : undefined,
      email: checkEmail(email),
      password: checkNewPassword(password),
    }),
    send: async ({ displayName, email, password }) => {
      const botCheckSolution = await getBotToken('signup');
      const mailedToken = proved?.mailedToken ?? null;
      const input = { displayName: displayName.trim(), email: email.trim(), password, botCheckSolution, mailedToken };
      const { signUp } = await ask<SignupFormMutation>(mutation, { input });
      void showToast({ type: 'success', title: intl.formatMessage(signupMessages.created), seconds: 3 });
      enterSession(signUp.viewer!);
      onSignedUp?.();
    },
    onFailure: (error) => {
      showFailure(intl, error, { title: signupMessages.failed, otherwise: formMessages.notSent });
      prepareBotToken();
    },
  });

  return (
    <StackedForm form={form} onReach={prepareBotToken}>
      <TextField
        {...form.field('displayName')}
        label={intl.formatMessage(signupMessages.fullName)}
        autoComplete="name"
        maxLength={120}
        isRequired
      />
      <EmailField {...form.field('email')} autoComplete={proved ? 'username' : 'email'} isReadOnly={!!proved} />
      <NewPasswordField {...form.field('password')} isRequired />
      <Agreement />
      <Button type="submit" isPending={form.isPending}>
        <FormattedMessage id="nav.signup" />
      </Button>
    </StackedForm>
  );
}

const signupMessages = defineMessages({
  fullName: { id: 'signup.fullName', defaultMessage: 'Full name' },
  created: { id: 'signup.created', defaultMessage: 'Account created successfully' },
  failed: { id: 'signup.failed', defaultMessage: 'Error registering' },
});

function Agreement() {
  return (
    <Aside>
      <FormattedMessage
        id="signup.agreement"
        defaultMessage="By signing up you accept the <terms>usage agreement</terms> and the <privacy>privacy policy</privacy>."
        values={agreementLinks}
      />
    </Aside>
  );
}
