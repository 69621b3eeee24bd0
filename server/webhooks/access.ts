import { STAFF } from '#server/graphql/access.ts';

/** Reading and changing endpoints and their deliveries. */
export const mayManageWebhooks = STAFF;
