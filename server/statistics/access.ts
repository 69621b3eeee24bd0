import { ANYONE, MODERATOR, SIGNED_IN, SUPER_ADMIN } from '#server/graphql/access.ts';

/** Being counted, as what a browser shows and what is pressed there. */
export const mayBeCounted = ANYONE;

/** Ending the monthly mail by its link, which identifies the user. */
export const mayEndMonthlyMail = ANYONE;

/** Choosing whether the monthly mail about an own business comes. */
export const mayChooseMonthlyMail = SIGNED_IN;

/** May see the searches without results. */
export const mayReadUnmetSearches = SUPER_ADMIN;

/** How many searches, presses and approvals there were. */
export const mayReadFigures = MODERATOR;
