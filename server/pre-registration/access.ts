import { ANYONE, SIGNED_IN } from '#server/graphql/access.ts';

/** Submitting a business. */
export const mayPreRegister = ANYONE;

/** Correcting a business of the viewer that was sent back. */
export const mayStartCorrection = SIGNED_IN;

/** Continuing a registration with the link mailed to its applicant, which identifies both. */
export const mayFollowRegistration = ANYONE;
