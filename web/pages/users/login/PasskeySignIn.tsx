import { FormattedMessage, useIntl } from 'react-intl';
import type { PasskeySignInMutation } from '#web/__generated__/PasskeySignInMutation.graphql.ts';
import type { PasskeySignInStartMutation } from '#web/__generated__/PasskeySignInStartMutation.graphql.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { passkeyMessages } from '#web/passkeys/passkeyMessages.ts';
import { askPasskey, NoPasskey } from '#web/passkeys/passkeys.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { enterSession } from '#web/session/changeSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

const start = graphql`
  mutation PasskeySignInStartMutation {
    startPasskeySignIn {
      options
    }
  }
`;

const mutation = graphql`
  mutation PasskeySignInMutation($input: SignInWithPasskeyInput!) {
    signInWithPasskey(input: $input) {
      viewer {
        ...keepSession_user @relay(mask: false)
      }
    }
  }
`;

/** A button to sign in with a passkey, instead of a password or as the second step after it. */
export function PasskeySignIn() {
  const intl = useIntl();
  const [isPending, signIn] = usePending(async () => {
    try {
      const { startPasskeySignIn } = await ask<PasskeySignInStartMutation>(start, {});
      const response = await askPasskey(startPasskeySignIn.options);
      const { signInWithPasskey } = await ask<PasskeySignInMutation>(mutation, { input: { response } });
      enterSession(signInWithPasskey.viewer);
    } catch (error) {
      if (error instanceof NoPasskey) return;
      showFailure(intl, error, { title: passkeyMessages.failed, otherwise: passkeyMessages.failedText });
    }
  });
  return (
    <Button variant="outline" isPending={isPending} onPress={signIn}>
      <Icon name="key" />
      <FormattedMessage id="login.passkey" defaultMessage="Log in with a passkey" />
    </Button>
  );
}
