import { localStore } from '../browserStore.ts';

const CONSENT_KEY = 'analytics-consent';

/** Consent expires after a year and is then requested again. */
const VALID_MS = 365 * 86_400_000;

export interface Choice {
  accepted: boolean;
  /** The time of the choice, in ISO 8601. */
  at: string;
}

/** The stored choice, if it is still valid. */
export function readChoice(stored: string | null, now = Date.now()): Choice | null {
  try {
    const { accepted, at } = JSON.parse(stored ?? '') as Partial<Choice>;
    const age = now - Date.parse(at ?? '');
    return typeof accepted === 'boolean' && at && age < VALID_MS ? { accepted, at } : null;
  } catch {
    return null;
  }
}

export interface Consent {
  choice: Choice | null;
  /** The browser sends every site a "do not track" signal, which counts as refusal without a question. */
  isRefusedByBrowser: boolean;
  /** Whether the banner is shown: there is no choice yet, or the visitor reopened it. */
  isAsking: boolean;
  /** The button that opened the banner and gets the focus back. */
  opener: HTMLElement | null;
}

function isRefusedByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function fromStore(): Consent {
  const isRefused = isRefusedByBrowser();
  const choice = readChoice(localStore.get(CONSENT_KEY));
  return { choice, isRefusedByBrowser: isRefused, isAsking: choice === null && !isRefused, opener: null };
}

let current: Consent | undefined;
const listeners = new Set<() => void>();

function set(consent: Consent): void {
  current = consent;
  for (const listener of listeners) listener();
}

export function currentConsent(): Consent {
  current ??= fromStore();
  return current;
}

export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isMeasured({ choice, isRefusedByBrowser: isRefused }: Consent): boolean {
  return choice?.accepted === true && !isRefused;
}

export function choose(accepted: boolean): void {
  const choice = { accepted, at: new Date().toISOString() };
  localStore.set(CONSENT_KEY, JSON.stringify(choice));
  set({ ...currentConsent(), choice, isAsking: false, opener: null });
}

export function askAgain(opener: HTMLElement | null): void {
  set({ ...currentConsent(), isAsking: true, opener });
}

export function stopAsking(): void {
  set({ ...currentConsent(), isAsking: false, opener: null });
}

/** Adopts a decision made in another tab. Returns a function that stops listening. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) set(fromStore());
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
