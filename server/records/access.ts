import { EVERYONE } from '#server/graphql/access.ts';

/** Signed records of public data, and their verification. */
export const mayUseRecords = EVERYONE;
