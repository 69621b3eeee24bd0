import { FormattedMessage } from 'react-intl';
import { getConfig } from '#web/config.ts';
import { RetryButton } from '#web/loading/RetryButton.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import css from '../account.module.css';
import { OrDivider } from '../OrDivider.tsx';
import { useGoogleButton } from './useGoogleButton.ts';
import { useGoogleSignIn } from './useGoogleSignIn.ts';

/** Google's button above a form for email and password; nothing if Google is not configured. */
export function GoogleSignIn() {
  const { google } = getConfig();
  if (!google) return null;
  return (
    <>
      <GoogleButton {...google} />
      <OrDivider />
    </>
  );
}

/** Google's own button; until it is rendered, its space is reserved. */
function GoogleButton({ clientId, scriptUrl }: { clientId: string; scriptUrl: string }) {
  const { attempt, signIn } = useGoogleSignIn();
  const { slot, hasFailed, retry } = useGoogleButton({ clientId, scriptUrl, attempt, onCredential: signIn });
  return (
    <Stack gap={2}>
      <div ref={slot} className={css.slot} hidden={hasFailed} />
      {hasFailed && (
        <Notice type="warning">
          <p role="status">
            <FormattedMessage
              id="google.buttonFailed"
              defaultMessage="The Google button could not be loaded. Use your email and password, or try again."
            />
          </p>
          <RetryButton variant="outline" onPress={retry} />
        </Notice>
      )}
    </Stack>
  );
}
