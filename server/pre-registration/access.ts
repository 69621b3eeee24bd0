import { ANYONE, SIGNED_IN } from '#server/graphql/access.ts';

/** May submit a business. */
export const mayPreRegister = ANYONE;

/** May correct a business of the viewer that was sent back. */
export const mayStartCorrection = SIGNED_IN;

/** May continue a registration with the link mailed to its applicant, which identifies both. */
export const mayFollowRegistration = ANYONE;
