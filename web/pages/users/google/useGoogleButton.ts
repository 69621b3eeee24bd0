import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { useGoogleButtonMutation } from '#web/__generated__/useGoogleButtonMutation.graphql.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { loadScript } from '#web/loadScript.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';

const mutation = graphql`
  mutation useGoogleButtonMutation {
    startProviderSignIn(input: { provider: GOOGLE }) {
      nonce
    }
  }
`;

interface GoogleButtonParts {
  clientId: string;
  scriptUrl: string;
  /** The number of the attempt; a new number redraws the button with another nonce. */
  attempt: number;
  onCredential: (credential: string | undefined) => void;
}

// Google's maximum width of a button.
const widest = 400;

/** Lets Google render its button into a slot, in the page's language. */
export function useGoogleButton({ clientId, scriptUrl, attempt, onCredential }: GoogleButtonParts) {
  const slot = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  const language = currentLanguage();
  const answer = useEffectEvent(onCredential);

  // An effect, because another program renders the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt or retry needs a new button.
  useEffect(() => {
    let isOver = false;
    const draw = async () => {
      const [identity, started] = await Promise.all([
        loadGoogleIdentity(scriptUrl),
        ask<useGoogleButtonMutation>(mutation, {}),
      ]);
      if (isOver || !slot.current) return;
      identity.initialize({
        client_id: clientId,
        nonce: started.startProviderSignIn.nonce,
        callback: ({ credential }) => {
          if (!isOver) answer(credential);
        },
        use_fedcm_for_button: true,
      });
      slot.current.replaceChildren();
      identity.renderButton(slot.current, {
        type: 'standard',
        theme: 'outline',
        size: 'large',
        text: 'continue_with',
        shape: 'rectangular',
        logo_alignment: 'center',
        locale: language,
        width: Math.min(slot.current.clientWidth, widest),
      });
    };
    draw().catch(() => {
      if (!isOver) setFailed(true);
    });
    return () => {
      isOver = true;
    };
  }, [clientId, scriptUrl, language, attempt, retries]);

  const retry = () => {
    setFailed(false);
    setRetries(retries + 1);
  };
  return { slot, hasFailed, retry };
}

/** The used part of Google Identity Services. https://developers.google.com/identity/gsi/web/reference/js-reference */
interface GoogleIdentity {
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

async function loadGoogleIdentity(scriptUrl: string): Promise<GoogleIdentity> {
  await loadScript(scriptUrl);
  const { google } = window as { google?: { accounts?: { id?: GoogleIdentity } } };
  const identity = google?.accounts?.id;
  if (!identity) throw new Error('The script brought no google.accounts.id');
  return identity;
}
