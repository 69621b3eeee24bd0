import { STAFF } from '#server/graphql/access.ts';

/** Importing providers from a file, reading imports and downloading their reports. */
export const mayImportProviders = STAFF;
