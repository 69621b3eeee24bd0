/** The usage agreement that users accept when signing up, named by its effective date. */
export const AGREEMENT_VERSION = '2026-11-21';
