import { SUPER_ADMIN } from '#server/graphql/access.ts';

/** Importing providers from a file, reading imports and downloading their results. */
export const mayImportProviders = SUPER_ADMIN;
