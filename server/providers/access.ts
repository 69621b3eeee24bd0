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

/** All providers in any state, the queue, decisions, figures. */
export const mayReadProviders = MODERATOR;

/** Entering and changing any provider. */
export const mayEditProviders = MODERATOR;

export const mayDeleteProviders = SUPER_ADMIN_NOW;

/** Deciding about providers and their pictures. */
export const mayModerate = MODERATOR;

/** Deciding about many providers together. */
export const mayModerateMany = MODERATOR_NOW;

/** May see who changed a provider, and the users linked to it. */
export const mayReadHistory = SUPER_ADMIN;

/** The CSV files. */
export const mayExportProviders = SUPER_ADMIN_NOW;

/** The list of all approved providers. Each has a public page; a token of a person is for their own businesses. */
export const mayReadPublicProviders = orPartner(MODERATOR, 'providers:read');

/** Reading your own businesses, in any state. */
export const mayReadOwnProviders = orProgram(SIGNED_IN, 'providers:read');

/** Submitting and correcting your own businesses, which are then moderated. */
export const maySubmitProviders = orProgram(SIGNED_IN, 'providers:write');

/** Changing your own published businesses. */
export const mayEditOwnProviders = SIGNED_IN;

/** Inviting and removing members of your own businesses, for their owners, whom the verbs check. */
export const mayManagePeople = SIGNED_IN_NOW;

/** Reading a mailed invitation, which its link identifies. */
export const mayReadInvitation = ANYONE;

/** Accepting a mailed invitation. */
export const mayJoinBusiness = SIGNED_IN;

export const mayLeaveBusiness = SIGNED_IN_NOW;

/** Claiming a published listing. */
export const mayClaim = SIGNED_IN;

/** Reading claims with their documents, and deciding about them: not for moderators, as they concern people. */
export const mayDecideClaims = SUPER_ADMIN;

/** Objecting to a claim, by a mailed link. */
export const mayObject = ANYONE;

/** Reporting something wrong, following the report, and answering one: by mailed links. */
export const mayReport = ANYONE;
export const mayFollowReport = ANYONE;

/** Confirming or removing a listing, by a mailed link. */
export const mayConfirmListing = ANYONE;
