import {
  ANYONE,
  MODERATOR,
  MODERATOR_NOW,
  orPartner,
  orProgram,
  SIGNED_IN,
  SIGNED_IN_NOW,
  SUPER_ADMIN,
  SUPER_ADMIN_NOW,
} from '#server/graphql/access.ts';

/** May read all providers in any state, the queue, decisions and figures. */
export const mayReadProviders = MODERATOR;

/** May enter and change any provider. */
export const mayEditProviders = MODERATOR;

export const mayDeleteProviders = SUPER_ADMIN_NOW;

/** May decide about providers and their pictures. */
export const mayModerate = MODERATOR;

/** May decide about many providers together. */
export const mayModerateMany = MODERATOR_NOW;

/** May see the authors of changes of a provider, and the users linked to it. */
export const mayReadHistory = SUPER_ADMIN;

/** May export the CSV files. */
export const mayExportProviders = SUPER_ADMIN_NOW;

/** May read the list of all approved providers. Each has a public page; a user's token is for their own businesses. */
export const mayReadPublicProviders = orPartner(MODERATOR, 'providers:read');

/** May read the viewer's businesses, in any state. */
export const mayReadOwnProviders = orProgram(SIGNED_IN, 'providers:read');

/** May submit and correct the viewer's businesses, which are then moderated. */
export const maySubmitProviders = orProgram(SIGNED_IN, 'providers:write');

/** May change the viewer's published businesses. */
export const mayEditOwnProviders = SIGNED_IN;

/** May invite and remove members of the viewer's businesses; the verbs check that the viewer is an owner. */
export const mayManagePeople = SIGNED_IN_NOW;

/** May read a mailed invitation, which is identified by its link. */
export const mayReadInvitation = ANYONE;

/** May accept a mailed invitation. */
export const mayJoinBusiness = SIGNED_IN;

export const mayLeaveBusiness = SIGNED_IN_NOW;

/** May claim a published listing. */
export const mayClaim = SIGNED_IN;

/** May read claims with their documents, and decide about them: not for moderators, as claims concern people. */
export const mayDecideClaims = SUPER_ADMIN;

/** May object to a claim, by a mailed link. */
export const mayObject = ANYONE;

/** May report an error in a listing, follow a report, and respond to one: by mailed links. */
export const mayReport = ANYONE;
export const mayFollowReport = ANYONE;

/** May confirm or remove a listing, by a mailed link. */
export const mayConfirmListing = ANYONE;
