import { STAFF, STAFF_NOW } from '#server/graphql/access.ts';

/** Who may read and change partners. */
export const mayManagePartners = STAFF;

/** With their tokens and webhooks. */
export const mayDeletePartners = STAFF_NOW;
