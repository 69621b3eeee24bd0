import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import type { proveAgainQuery } from '#web/__generated__/proveAgainQuery.graphql.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { formatLocale } from '#web/i18n/language.ts';
import { loadMessages } from '#web/i18n/loadMessages.ts';
import { MessagesProvider } from '#web/i18n/MessagesProvider.tsx';
import { pageContext } from '#web/pageContext.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { type Means, ProofDialog } from './ProofDialog.tsx';

const query = graphql`
  query proveAgainQuery @preloadable {
    viewer {
      localAuth
      hasAuthenticatorApp
      recoveryCodesLeft
      provedUntil
      passkeys {
        __typename
      }
    }
  }
`;

let running: Promise<boolean> | undefined;

/**
 * Requests another proof of identity from the user, in a dialog over the current page. Concurrent operations share one
 * dialog. Returns whether the user proved their identity.
 */
export function proveAgain(): Promise<boolean> {
  running ??= open().finally(() => {
    running = undefined;
  });
  return running;
}

/**
 * Called before an operation outside of GraphQL, such as a download: requests a proof only if the last one is too old.
 */
export async function ensureProof(): Promise<boolean> {
  const { viewer } = await ask<proveAgainQuery>(query, {});
  return viewer?.provedUntil ? true : proveAgain();
}

async function open(): Promise<boolean> {
  const language = currentLanguage();
  const [{ viewer }, messages] = await Promise.all([
    ask<proveAgainQuery>(query, {}),
    loadMessages(language, 'first', 'pages'),
  ]);
  if (!viewer) return false;
  const { localAuth, hasAuthenticatorApp, recoveryCodesLeft, passkeys } = viewer;
  const hasPasskey = passkeys.length > 0;
  const isStrong = hasAuthenticatorApp || hasPasskey;
  const means: Means = {
    hasPasskey,
    hasCode: hasAuthenticatorApp || (isStrong && recoveryCodesLeft > 0),
    hasPassword: !isStrong && localAuth,
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const isProved = await new Promise<boolean>((resolve) => {
    root.render(
      <MessagesProvider locale={formatLocale(language, pageContext().locales)} messages={messages}>
        <I18nProvider locale={language}>
          <ProofDialog means={means} onDone={resolve} />
        </I18nProvider>
      </MessagesProvider>,
    );
  });
  root.unmount();
  place.remove();
  return isProved;
}
