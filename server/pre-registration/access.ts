import { ANYONE, SIGNED_IN } from '#server/graphql/access.ts';

/** Sending a business in. */
export const mayPreRegister = ANYONE;

/** Correcting a business of the viewer that was sent back. */
export const mayStartCorrection = SIGNED_IN;

/** Going on with a registration by the link that was mailed to its applicant, which identifies both. */
export const mayFollowRegistration = ANYONE;
