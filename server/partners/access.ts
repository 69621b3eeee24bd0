import { STAFF } from '#server/graphql/access.ts';

/** Reading and changing partners. */
export const mayManagePartners = STAFF;
