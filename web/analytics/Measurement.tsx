import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { getConfig } from '../config.ts';
import { useSession } from '../session/useSession.ts';
import { identify, startClarity, stopClarity } from './clarity.ts';
import { followOtherTabs, isMeasured } from './consent.ts';
import { sendPageView, startGoogleAnalytics, stopGoogleAnalytics } from './googleAnalytics.ts';
import { measuredAddress } from './measuredAddress.ts';
import { useConsent } from './useConsent.ts';

/** The maximum time, in milliseconds, until a page redirects. */
const settlesWithin = 100;

/** Measures visits, only while the visitor consents. Renders nothing. */
export function Measurement() {
  const consent = useConsent();
  const isOn = isMeasured(consent);
  useEffect(followOtherTabs, []);
  useSwitch(isOn);
  useIdentity(isOn);
  usePageViews(isOn);
  return null;
}

function useSwitch(isOn: boolean): void {
  useEffect(() => {
    const { analytics, version } = getConfig();
    const { googleAnalytics, clarity } = analytics!;
    if (!isOn) return;
    if (googleAnalytics) startGoogleAnalytics(googleAnalytics);
    if (clarity) startClarity(clarity, version);
    return () => {
      if (googleAnalytics) stopGoogleAnalytics(googleAnalytics);
      stopClarity();
      removeAnalyticsCookies();
    };
  }, [isOn]);
}

function useIdentity(isOn: boolean): void {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : null;
  const id = user?.databaseId;
  const displayName = user?.displayName;
  useEffect(() => {
    if (isOn && id !== undefined && displayName !== undefined) identify({ id, displayName });
  }, [isOn, id, displayName]);
}

/** Reports one view for each page; another search on the same page is not a new view. */
function usePageViews(isOn: boolean): void {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const last = useRef<string | null>(null);
  const address = measuredAddress(`${location.origin}${pathname}${search}`);
  useEffect(() => {
    if (!isOn) last.current = null;
    if (!isOn || !getConfig().analytics?.googleAnalytics || state !== 'idle' || address === last.current) return;
    const sent = setTimeout(() => {
      sendPageView(last.current ?? measuredAddress(document.referrer));
      last.current = address;
    }, settlesWithin);
    return () => clearTimeout(sent);
  }, [isOn, state, address]);
}

/** The cookies of Google Analytics (`_ga`, `_ga_…`) and Clarity (`_clck`, `_clsk`) for this site. */
const theirs = /^(_ga(_.+)?|_gid|_gat.*|_clck|_clsk)$/;

/** Cookies of this host, and of its parent domains. */
function removeAnalyticsCookies(): void {
  const parts = location.hostname.split('.');
  const domains = parts.map((_, i) => `; domain=${parts.slice(i).join('.')}`);
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]!.trim());
  for (const name of names.filter((item) => theirs.test(item)))
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
}
