import { ANYONE, MODERATOR, SIGNED_IN, SUPER_ADMIN } from '#server/graphql/access.ts';
import { mayEditServices } from '#server/services/access.ts';

/** May report page views and clicks. */
export const mayBeCounted = ANYONE;

/** May report whether a provider answered, with the proof that a contact was clicked. */
export const mayTellAnswer = ANYONE;

/** May end the monthly mail by its link, which identifies the user. */
export const mayEndMonthlyMail = ANYONE;

/** May subscribe to the monthly mail about a business of the viewer. */
export const mayChooseMonthlyMail = SIGNED_IN;

/** May see the searches without results. */
export const mayReadUnmetSearches = SUPER_ADMIN;

/** May see the words of unsuccessful searches, and assign meanings: words that mean a service become its synonyms. */
export const mayDecideTexts = mayEditServices;

/** May read the numbers of searches, contact clicks and approvals. */
export const mayReadFigures = MODERATOR;
