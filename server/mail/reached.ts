/** Accounts that get mail and may be given a business: the e-mail is confirmed, the account is not disabled. */
export const REACHED = { emailVerifiedAt: { not: null }, disabledAt: null } as const;
