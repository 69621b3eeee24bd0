import * as z from 'zod';
import { text, timestamp } from '#server/rest/schema.ts';
import { MAX_NOTE } from './addNote.ts';

export const Notes = z
  .object({
    notes: z
      .array(
        z.object({
          text: text('The text of the note, in plain text.'),
          isAboutClaim: z.boolean().meta({ description: 'Whether the note is about a claim.' }),
          author: text('The name of the author; null after their account is deleted.', {
            graphql: 'author.displayName',
          }).nullable(),
          createdAt: timestamp(),
        }),
      )
      .meta({ graphql: 'moderation.notes', description: 'The notes, newest first, at most 50.' }),
  })
  .meta({ title: 'Notes', description: 'The notes of staff about a provider.' });

export const NoteForm = z
  .object({ text: text(`The text of the note, in plain text, up to ${MAX_NOTE} characters.`) })
  .meta({ title: 'NoteForm', description: 'A note for other staff.' });
