import Bowser from 'bowser';

/** What a browser says of itself: such as `Firefox` and `Windows`; null when it is unknown. */
export function deviceOf(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
