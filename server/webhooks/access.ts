import { SUPER_ADMIN } from '#server/graphql/access.ts';

/** Reading and changing endpoints and their deliveries. */
export const mayManageWebhooks = SUPER_ADMIN;
