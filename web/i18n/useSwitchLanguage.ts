import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import type { Language } from '#shared/language.ts';
import { inLanguage } from '../paths.ts';
import { showToast } from '../ui/toasts.ts';
import { chooseLanguage } from './currentLanguage.ts';
import { areasOf, loadMessages } from './loadMessages.ts';

/** Stores the language, then reloads every route: the messages, and names translated by the server. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const intl = useIntl();
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return async (language) => {
    try {
      // Only once its messages are loaded: otherwise a lost connection would leave a page without texts.
      await loadMessages(language, ...areasOf(location.pathname));
    } catch {
      const title = intl.formatMessage({
        id: 'language.failed',
        defaultMessage: 'The language could not be loaded. Please try again.',
      });
      return showToast({ type: 'error', title, seconds: 5 });
    }
    chooseLanguage(language);
    const pathname = inLanguage(location.pathname, language);
    if (pathname === location.pathname) return revalidate();
    await navigate({ ...location, pathname }, { replace: true, state: location.state });
  };
}
