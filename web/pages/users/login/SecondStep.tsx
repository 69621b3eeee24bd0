import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SecondStepMutation } from '#web/__generated__/SecondStepMutation.graphql.ts';
import { CodeField } from '#web/forms/CodeField.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { failureReason } from '#web/forms/showFailure.ts';
import { useForm } from '#web/forms/useForm.ts';
import { passkeyMessages } from '#web/passkeys/passkeyMessages.ts';
import { paths } from '#web/paths.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { enterSession } from '#web/session/changeSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Aside } from '../Aside.tsx';
import { loginFailed } from '../loginFailed.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';

const mutation = graphql`
  mutation SecondStepMutation($input: CompleteSignInInput!) {
    completeSignIn(input: $input) {
      ... on CompleteSignInPayload {
        viewer {
          ...keepSession_user @relay(mask: false)
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

/** The form for the second factor, after the correct password or a sign-in with Google. */
export function SecondStep({ next }: { next: string }) {
  const intl = useIntl();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? passkeyMessages.codeRequired : undefined }),
    send: async ({ code }) => {
      const { completeSignIn } = await ask<SecondStepMutation>(mutation, { input: { code: code.trim() } });
      enterSession(completeSignIn.viewer!);
    },
    failed: loginFailed,
    errorsOf: (error) => ({
      code: error instanceof ApiError ? failureReason(intl, error, loginFailed.otherwise) : undefined,
    }),
  });

  // Moves the focus to this form, which has replaced the form with the password.
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref]);

  return (
    <>
      <p>
        <FormattedMessage
          id="login.secondText"
          defaultMessage="Your account has a second factor. Enter a code, or use your passkey."
        />
      </p>
      <StackedForm form={form}>
        <CodeField {...form.field('code')} />
        <Button type="submit" isPending={form.isPending}>
          <FormattedMessage id="page.continue" />
        </Button>
      </StackedForm>
      <PasskeySignIn />
      <Aside>
        <FormattedMessage
          id="login.lost"
          defaultMessage="Lost your phone? Use a recovery code. If you have none left, contact us. <link>Start over</link>"
          values={{ link: (text) => <Link href={paths.login(next)}>{text}</Link> }}
        />
      </Aside>
    </>
  );
}
