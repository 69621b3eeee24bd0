/**
 * The condition for accounts that may receive mail and become owners of a business: the e-mail is confirmed, and the
 * account is not disabled.
 */
export const REACHED = { emailVerifiedAt: { not: null }, disabledAt: null } as const;
