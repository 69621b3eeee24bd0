/** Of an account: its e-mail is proved and it is not disabled, so it gets mail, and may be given a business. */
export const REACHED = { emailVerifiedAt: { not: null }, disabledAt: null } as const;
