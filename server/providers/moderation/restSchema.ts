import * as z from 'zod';
import { id, text } from '#server/rest/schema.ts';
import { MOST_DECIDED } from './decide.ts';

export const Rejection = z.object({
  reason: text('Plain text for the applicant.', { examples: ['No phone answers.'] })
    .min(1)
    .max(2_000),
  changesRequested: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether the applicant can correct the provider and submit it again.' }),
  silent: z.boolean().default(false).meta({ description: 'Whether the applicant is not notified.' }),
});

export const Decisions = z
  .object({
    kind: z
      .enum(['approved', 'changes-requested', 'rejected', 'suspended', 'published'], { error: 'decision.kind' })
      .meta({
        description: 'The decision about all of the providers.',
      }),
    providers: z
      .array(
        z.object({
          id: id("The provider's id."),
          version: z.int().min(1).nullable().optional().meta({
            description: 'The version that was reviewed. Providers with a newer version are skipped.',
          }),
        }),
      )
      .min(1)
      .max(MOST_DECIDED),
    reason: text(
      'The reason in plain text for the applicants. Required unless the providers are approved or published.',
      {
        examples: ['No phone answers.'],
      },
    )
      .max(2_000)
      .nullable()
      .optional(),
    silent: z.boolean().default(false).meta({ description: 'Whether the applicants are not notified.' }),
  })
  .meta({ title: 'Decisions', description: 'One decision about several providers.' });

const skipped = z
  .array(
    z.object({
      id: id("The provider's id.").meta({ graphql: 'providerDatabaseId' }),
      businessName: text('The legal name; null if the provider was deleted.').nullable(),
      reason: text('The reason why the provider was skipped, such as a previous decision of another user.', {
        graphql: 'message',
      }),
    }),
  )
  .meta({ description: 'The providers that were skipped, and the reasons.' });

export const MadeDecisions = z
  .object({
    decisions: z.array(
      z.object({
        id: id('The id with which the decision can be undone.'),
        providerId: id("The provider's id.").meta({ graphql: 'provider.databaseId' }),
      }),
    ),
    skipped,
    undoSeconds: z.int().min(0).meta({ description: 'The number of seconds in which the decisions can be undone.' }),
  })
  .meta({ title: 'MadeDecisions', description: 'The decisions about several providers.' });

export const Undo = z
  .object({
    decisions: z
      .array(z.object({ id: id('The id of the decision.') }))
      .min(1)
      .max(MOST_DECIDED),
  })
  .meta({ title: 'Undo', description: 'The ids of your decisions to undo.' });

export const Undone = z
  .object({
    providers: z
      .array(z.object({ id: id("The provider's id.") }))
      .meta({ description: 'The providers whose decisions were undone.' }),
    skipped,
  })
  .meta({ title: 'Undone', description: 'The undone decisions.' });
