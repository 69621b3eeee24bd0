import * as z from 'zod';
import { text, timestamp } from '#server/rest/schema.ts';

export const DeletionRequest = z.object({
  currentPassword: text('Required if `localAuth` is true.').optional(),
  confirm: text('The email of the account; required if `localAuth` is false.').optional(),
});

export const Deletion = z.object({
  deletionDueAt: timestamp('The time of the deletion; until then the owner can sign in and keep the account.'),
});
