import { useSyncExternalStore } from 'react';
import { type Consent, currentConsent, subscribeConsent } from './consent.ts';

export function useConsent(): Consent {
  return useSyncExternalStore(subscribeConsent, currentConsent);
}
