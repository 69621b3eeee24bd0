import { SUPER_ADMIN } from '#server/graphql/access.ts';

/** Changing the catalogue. Everyone may read it. */
export const mayEditHelpVideos = SUPER_ADMIN;

/** Changing the frequent questions. Everyone may read them. */
export const mayEditFaq = SUPER_ADMIN;
