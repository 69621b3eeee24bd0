import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useHref,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router';
import { useAnalytics } from '../analytics/loadAnalytics.ts';
import { CrashBoundary } from '../crash/CrashBoundary.tsx';
import { formatLocale } from '../i18n/language.ts';
import { MessagesProvider } from '../i18n/MessagesProvider.tsx';
import { pageContext } from '../pageContext.ts';
import { Toaster } from '../ui/Toaster.tsx';
import type { RootData } from './rootLoader.ts';

/** The layout around every page: language, client-side links, crashes, toasts and scroll position. */
export function RootLayout() {
  const { language, messages } = useLoaderData<RootData>();
  const navigate = useNavigate();
  const { key } = useLocation();
  const analytics = useAnalytics();
  return (
    <MessagesProvider locale={formatLocale(language, pageContext().locales)} messages={messages}>
      <I18nProvider locale={language}>
        <AriaRouterProvider navigate={navigate} useHref={useAddress}>
          <CrashBoundary resetKey={key}>
            <Outlet />
          </CrashBoundary>
          <Toaster />
          {analytics && <analytics.Measurement />}
        </AriaRouterProvider>
      </I18nProvider>
      <ScrollRestoration getKey={placeOf} />
    </MessagesProvider>
  );
}

/**
 * The address of a link: paths of this site in the router's form; other addresses (https:, mailto:, tel:) unchanged.
 */
function useAddress(href: string): string {
  const own = useHref(href);
  return /^[a-z][a-z\d+.-]*:/i.test(href) ? href : own;
}

/**
 * The key under which the scroll position of a page is stored. The first page of every tab has the key `default`, so
 * that its address is used instead.
 */
function placeOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key;
}
