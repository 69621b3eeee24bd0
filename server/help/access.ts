import { STAFF } from '#server/graphql/access.ts';

/** Changing the catalogue. Everybody may read it. */
export const mayEditHelpVideos = STAFF;
