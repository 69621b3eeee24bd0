import { loadScript } from '#web/loadScript.ts';

/** The part of Google Identity Services that is used. https://developers.google.com/identity/gsi/web/reference/js-reference */
export interface GoogleIdentity {
  initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential?: string }) => void;
    use_fedcm_for_button: boolean;
  }) => void;
  renderButton: (
    parent: HTMLElement,
    options: {
      type: 'standard';
      theme: 'outline';
      size: 'large';
      text: 'continue_with';
      shape: 'rectangular';
      logo_alignment: 'center';
      locale: string;
      width: number;
    },
  ) => void;
}

export async function loadGoogleIdentity(scriptUrl: string): Promise<GoogleIdentity> {
  await loadScript(scriptUrl);
  const { google } = window as { google?: { accounts?: { id?: GoogleIdentity } } };
  const identity = google?.accounts?.id;
  if (!identity) throw new Error('The script brought no google.accounts.id');
  return identity;
}
