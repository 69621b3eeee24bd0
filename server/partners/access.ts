import { STAFF } from '#server/graphql/access.ts';

/** Who may read and change partners. */
export const mayManagePartners = STAFF;
