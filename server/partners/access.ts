import { SUPER_ADMIN, SUPER_ADMIN_NOW } from '#server/graphql/access.ts';

/** May read and change partners. */
export const mayManagePartners = SUPER_ADMIN;

/** May delete partners, with their tokens and webhooks. */
export const mayDeletePartners = SUPER_ADMIN_NOW;
