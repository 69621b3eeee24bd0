import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IntlProvider } from 'react-intl';
import { Outlet, ScrollRestoration, useHref, useLoaderData, useLocation, useNavigate } from 'react-router';
import { CrashBoundary } from '../crash/CrashBoundary.tsx';
import { formatLocale } from '../i18n/language.ts';
import { Toaster } from '../ui/Toaster.tsx';
import type { RootData } from './rootLoader.ts';

/** What every page stands in: the language, client-side links, crashes, toasts, the scroll position. */
export function RootLayout() {
  const { language, messages } = useLoaderData<RootData>();
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <IntlProvider locale={formatLocale(language, navigator.languages)} messages={messages}>
      <I18nProvider locale={language}>
        <AriaRouterProvider navigate={navigate} useHref={useHref}>
          <CrashBoundary resetKey={key}>
            <Outlet />
          </CrashBoundary>
          <Toaster />
        </AriaRouterProvider>
      </I18nProvider>
      <ScrollRestoration />
    </IntlProvider>
  );
}
