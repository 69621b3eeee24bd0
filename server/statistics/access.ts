import { ANYONE, MODERATOR, SIGNED_IN, SUPER_ADMIN } from '#server/graphql/access.ts';
import { mayEditServices } from '#server/services/access.ts';

/** Reporting page views and clicks. */
export const mayBeCounted = ANYONE;

/** Ending the monthly mail by its link, which identifies the user. */
export const mayEndMonthlyMail = ANYONE;

/** Subscribing to the monthly mail about a business of the viewer. */
export const mayChooseMonthlyMail = SIGNED_IN;

/** May see the searches without results. */
export const mayReadUnmetSearches = SUPER_ADMIN;

/** May see what words visitors search for in vain, and decide what they mean: those of a service become its words. */
export const mayDecideTexts = mayEditServices;

/** The numbers of searches, contact clicks and approvals. */
export const mayReadFigures = MODERATOR;
