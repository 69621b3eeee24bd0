import { EVERYONE } from '#server/graphql/access.ts';

/** May create signed records of public data, and verify them. */
export const mayUseRecords = EVERYONE;
