import { getConfig } from '../../../config.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { GoogleMissing } from './GoogleMissing.tsx';

export function GoogleSignIn() {
  const { google } = getConfig();
  return google ? <GoogleButton {...google} /> : <GoogleMissing />;
}
