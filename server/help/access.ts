import { SUPER_ADMIN } from '#server/graphql/access.ts';

/** Changing the catalogue of videos, which everyone may read. */
export const mayEditHelpVideos = SUPER_ADMIN;

/** Changing the frequent questions, which everyone may read. */
export const mayEditFaq = SUPER_ADMIN;
