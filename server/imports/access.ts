import { STAFF } from '#server/graphql/access.ts';

/** Importing providers from a file, and reading imports and their reports. */
export const mayImportProviders = STAFF;
