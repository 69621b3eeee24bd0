import { SUPER_ADMIN, SUPER_ADMIN_NOW } from '#server/graphql/access.ts';

/** Reading the log. */
export const mayReadLogs = SUPER_ADMIN;

/** Exporting the log as a CSV file. */
export const mayExportLogs = SUPER_ADMIN_NOW;
