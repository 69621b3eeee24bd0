import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { useGoogleSignInMutation } from '#web/__generated__/useGoogleSignInMutation.graphql.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { enterSession } from '#web/session/changeSession.ts';
import { showToast } from '#web/ui/toasts.ts';
import { useSecondStep } from '../login/secondFactor.ts';
import { loginFailed } from '../loginFailed.ts';

const mutation = graphql`
  mutation useGoogleSignInMutation($input: SignInWithProviderInput!) {
    signInWithProvider(input: $input) {
      viewer {
        ...keepSession_user @relay(mask: false)
      }
    }
  }
`;

const messages = defineMessages({
  noCredential: { id: 'google.noToken' },
});

/** Handles Google's response, and counts the attempts, as each needs a new nonce. */
export function useGoogleSignIn() {
  const intl = useIntl();
  const openSecondStep = useSecondStep();
  const [attempt, setAttempt] = useState(0);

  const signIn = async (credential: string | undefined) => {
    if (!credential) {
      const { noCredential } = messages;
      const title = intl.formatMessage(loginFailed.title);
      return showToast({ type: 'error', title, description: intl.formatMessage(noCredential), seconds: 5 });
    }
    try {
      const input = { provider: 'GOOGLE', token: credential } as const;
      const { signInWithProvider } = await ask<useGoogleSignInMutation>(mutation, { input });
      enterSession(signInWithProvider.viewer);
    } catch (error) {
      if (openSecondStep(error)) return;
      showFailure(intl, error, loginFailed);
      setAttempt((now) => now + 1);
    }
  };

  return { attempt, signIn };
}
