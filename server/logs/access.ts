import { SUPER_ADMIN, SUPER_ADMIN_NOW } from '#server/graphql/access.ts';

/** The list and each entry. */
export const mayReadLogs = SUPER_ADMIN;

/** The CSV file. */
export const mayExportLogs = SUPER_ADMIN_NOW;
