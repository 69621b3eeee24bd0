import * as z from 'zod';
import { text, timestamp } from '#server/rest/schema.ts';
import { MAX_NOTE } from './addNote.ts';

export const Notes = z
  .object({
    notes: z
      .array(
        z.object({
          text: text('Plain text.'),
          isAboutClaim: z.boolean().meta({ description: 'Whether it is about a claim.' }),
          author: text('Null after their account is deleted.', { graphql: 'author.displayName' }).nullable(),
          createdAt: timestamp(),
        }),
      )
      .meta({ graphql: 'moderation.notes', description: 'Newest first, at most 50.' }),
  })
  .meta({ title: 'Notes', description: 'The notes of staff about a provider.' });

export const NoteForm = z
  .object({ text: text(`Plain text, up to ${MAX_NOTE} characters.`) })
  .meta({ title: 'NoteForm', description: 'A note for other staff.' });
