import { SUPER_ADMIN } from '#server/graphql/access.ts';

/** Reading the set-up checklist, testing the mail server, and skipping steps. */
export const maySetUp = SUPER_ADMIN;
