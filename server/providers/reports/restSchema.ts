import * as z from 'zod';
import { id, text, timestamp } from '#server/rest/schema.ts';

export const Report = z
  .object({
    id: id(),
    kind: z.enum(['wrong-phone', 'closed', 'not-them', 'fraud']).meta({ description: 'The kind of problem.' }),
    wrongValue: text('The phone that is wrong, while it is listed.').nullable(),
    proposed: text('The right one.').nullable(),
    text: text('The words of the reporter. May be empty.'),
    email: text('Of the reporter. Never shown to the business.'),
    alike: z.int().meta({ description: 'Pending reports of this kind, each from another address and network.' }),
    answer: text('What the business answers to a suspicion of fraud; null before.').nullable(),
    answeredAt: timestamp().nullable(),
    createdAt: timestamp(),
    provider: z.object({ id: id(), businessName: z.string() }),
  })
  .meta({ title: 'Report', description: 'A pending report of something wrong with a provider.' });

const reason = text('Plain text for the reporter.');

export const Acceptance = z
  .object({ reason: reason.nullable().optional() })
  .meta({ title: 'ReportAcceptance', description: 'Why a report is accepted.' });

export const Refusal = z.object({ reason }).meta({ title: 'ReportRefusal', description: 'Why a report is refused.' });
