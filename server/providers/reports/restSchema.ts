import * as z from 'zod';
import { id, text, timestamp } from '#server/rest/schema.ts';

export const Report = z
  .object({
    id: id(),
    kind: z.enum(['wrong-phone', 'closed', 'not-them', 'fraud']).meta({ description: 'The kind of problem.' }),
    wrongValue: text('The wrong phone, while it is listed.').nullable(),
    proposed: text('The correct phone.').nullable(),
    text: text("The reporter's description. May be empty."),
    email: text('The email of the reporter. Never shown to the business.'),
    alike: z
      .int()
      .meta({ description: 'The number of pending reports of this kind, each from another address and network.' }),
    answer: text('The answer of the business to a suspicion of fraud; null while there is none.').nullable(),
    answeredAt: timestamp().nullable(),
    createdAt: timestamp(),
    provider: z.object({ id: id(), businessName: z.string() }),
  })
  .meta({ title: 'Report', description: 'A pending report of a problem with a provider.' });

const reason = text('The reason in plain text for the reporter.');

export const Acceptance = z
  .object({ reason: reason.nullable().optional() })
  .meta({ title: 'ReportAcceptance', description: 'The reason why a report is accepted.' });

export const Refusal = z
  .object({ reason })
  .meta({ title: 'ReportRefusal', description: 'The reason why a report is refused.' });
