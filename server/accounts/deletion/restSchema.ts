import * as z from 'zod';
import { text, timestamp } from '#server/rest/schema.ts';

export const DeletionRequest = z.object({
  currentPassword: text('Required if `localAuth` is true.').optional(),
  confirm: text("Without a password here: the account's email, typed.").optional(),
});

export const Deletion = z.object({ deletionDueAt: timestamp('Until then its owner can sign in and keep it.') });
