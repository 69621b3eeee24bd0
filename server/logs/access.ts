import { STAFF, STAFF_NOW } from '#server/graphql/access.ts';

/** The list and each entry. */
export const mayReadLogs = STAFF;

/** The CSV file. */
export const mayExportLogs = STAFF_NOW;
