import type { DataRouter } from 'react-router';
import { currentLanguage } from './i18n/currentLanguage.ts';

// Some pages come with their content from the server (server/pages), for search engines, for previews, and for who has
// no JavaScript. The app takes over once it has as much to show.

/** Whether what the server wrote stands in the page still, in the language that the app speaks. */
export function isPrerendered(): boolean {
  return document.getElementById('root')?.dataset.language === currentLanguage();
}

/** Waits for the code and the data of the first page. */
export function whenReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Puts the app, drawn in a place of its own, where what the server wrote stands. */
export function takeOver(place: HTMLElement) {
  let top = 0;
  let focused: string | null = null;
  return {
    onDrawn: () => {
      top = scrollY;
      focused = document.activeElement?.closest('a')?.textContent ?? null;
      document.getElementById('root')?.replaceWith(place);
      place.id = 'root';
    },
    // Whoever has begun to read, or to walk along the links, goes on where they were.
    onShown: () => {
      // not where nobody has scrolled: the page would be laid out twice
      if (top > 0) scrollTo(0, top);
      if (!focused) return;
      const link = [...place.querySelectorAll('a')].find((one) => one.textContent === focused);
      link?.focus({ preventScroll: true });
    },
  };
}

/** What the server wrote into the head says nothing of another page: it goes once one is shown. */
export function clearHeadAfter(router: DataRouter): void {
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    for (const element of document.querySelectorAll('head > [data-page]')) element.remove();
  });
}
