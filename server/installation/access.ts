import { SUPER_ADMIN } from '#server/graphql/access.ts';

/** Seeing what a new installation needs, trying its mail, and putting steps aside. */
export const maySetUp = SUPER_ADMIN;
