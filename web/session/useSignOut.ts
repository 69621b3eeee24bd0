import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { useSignOutMutation } from '../__generated__/useSignOutMutation.graphql.ts';
import { paths } from '../paths.ts';
import { ask } from '../relay/ask.ts';
import { graphql } from '../relay/graphql.ts';
import { showToast } from '../ui/toasts.ts';
import { endSession } from './changeSession.ts';

const mutation = graphql`
  mutation useSignOutMutation {
    signOut {
      __typename
    }
  }
`;

/**
 * Returns a function that signs out and opens the landing page. This browser is signed out even if the server does not
 * respond.
 */
export function useSignOut(): () => Promise<void> {
  const intl = useIntl();
  const navigate = useNavigate();
  return async () => {
    try {
      await ask<useSignOutMutation>(mutation, {});
    } catch {
      const title = intl.formatMessage({
        id: 'nav.logoutFailed',
        defaultMessage: 'We could not log you out. Try again.',
      });
      const description = intl.formatMessage({
        id: 'nav.logoutFailedText',
        defaultMessage: 'If you share this device, reload the page and log out again.',
      });
      void showToast({ type: 'error', title, description, seconds: 5 });
    }
    try {
      // Navigates first, as the guard of this page would otherwise open the login page.
      await navigate(paths.home());
    } finally {
      endSession();
    }
  };
}
