import { loadScript } from '../loadScript.ts';
import { measuredAddress, measuredTitle } from './measuredAddress.ts';

interface GoogleAnalytics {
  measurementId: string;
  scriptUrl: string;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

type Flags = Record<string, boolean | undefined>;

/** Queues a command. The script requires the `arguments` object itself; it would interpret an array differently. */
function gtag(..._: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

let isStarted = false;

/** Loads Google Analytics: https://developers.google.com/tag-platform/gtagjs/reference */
export function startGoogleAnalytics({ measurementId, scriptUrl }: GoogleAnalytics): void {
  (window as unknown as Flags)[`ga-disable-${measurementId}`] = false;
  if (isStarted) return;
  isStarted = true;
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' });
  gtag('js', new Date());
  tellPage(measuredAddress(document.referrer));
  gtag('config', measurementId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  // Visitors who block the script are not measured.
  loadScript(`${scriptUrl}?id=${encodeURIComponent(measurementId)}`).catch(() => {});
}

/**
 * Sets the page for every later event, including the script's automatic ones, which would send the complete address.
 */
function tellPage(referrer: string) {
  const page = {
    page_location: measuredAddress(location.href),
    page_referrer: referrer,
    page_title: measuredTitle(location.href, document.title),
  };
  gtag('set', page);
  return page;
}

export function sendPageView(referrer: string): void {
  gtag('event', 'page_view', tellPage(referrer));
}

/** Makes the script stop sending and setting cookies. */
export function stopGoogleAnalytics({ measurementId }: GoogleAnalytics): void {
  (window as unknown as Flags)[`ga-disable-${measurementId}`] = true;
}
