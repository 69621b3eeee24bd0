import type { Language } from '#shared/language.ts';
import { paths } from '#web/paths.ts';

export const legalNames = ['servicesagreement', 'privacypolicy'] as const;
export type LegalName = (typeof legalNames)[number];

/** The day on which each text came into force; the server records that of the agreement with each acceptance. */
export const inForceSince: Record<LegalName, string> = {
  servicesagreement: '2026-11-21',
  privacypolicy: '2026-11-28',
};

export const legalPaths: Record<LegalName, (language: Language) => string> = {
  servicesagreement: paths.servicesAgreement,
  privacypolicy: paths.privacyPolicy,
};

export function isLegalName(value: unknown): value is LegalName {
  return legalNames.includes(value as LegalName);
}
