/** Accounts that may receive mail and be given a business: the e-mail is confirmed, and the account is not disabled. */
export const REACHED = { emailVerifiedAt: { not: null }, disabledAt: null } as const;
