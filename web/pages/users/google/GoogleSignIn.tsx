import { getConfig } from '#web/config.ts';
import { OrDivider } from '../OrDivider.tsx';
import { GoogleButton } from './GoogleButton.tsx';

/** Above a form for email and password; nothing where Google is not set up. */
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
