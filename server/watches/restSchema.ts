import * as z from 'zod';
import { id, text, timestamp } from '#server/rest/schema.ts';
import { NEWS } from './facts.ts';

const rhythm = z
  .enum(['daily', 'weekly'])
  .meta({ description: 'The most frequent emails. Without news, no email is sent.' });
const email = text('The address that receives the emails.', { format: 'email', examples: ['ana@andes.example'] });

const Watch = z
  .object({
    id: id(),
    kind: z.enum(['search', 'provider']),
    title: text('A one-line summary of the search, or the name of the provider.'),
    path: text('Its page on this site; null after the provider was deleted.', { format: 'uri-reference' }).nullable(),
    rhythm,
    createdAt: timestamp(),
    endsAt: timestamp('When it ends, unless it is renewed.'),
  })
  .meta({ title: 'Watch', description: 'A search or a provider whose news are emailed.' });

export const Watches = z
  .object({ email: email.nullable().meta({ description: 'Null for those of a partner.' }), watches: z.array(Watch) })
  .meta({ title: 'Watches', description: 'The watches of an address or a partner, newest first.' });

export const NewWatch = z
  .object({
    search: text('The query string of the results page; either this or `providerId`.', {
      examples: ['?f=Rosario&q=granos'],
    })
      .nullable()
      .optional(),
    providerId: id('The provider to watch.').nullable().optional(),
    rhythm,
    email: email.nullable().optional().meta({ description: 'Null: the confirmed address of the caller.' }),
    recaptchaToken: text('The solution of the bot check of this server; null when it is off.', {
      graphql: 'botCheckSolution',
    })
      .nullable()
      .optional(),
  })
  .meta({ title: 'NewWatch', description: 'The subject of a watch, and its address.' });

export const WatchConsent = z
  .object({
    isAgreed: z
      .boolean()
      .optional()
      .meta({ description: 'True once the owner of the address has seen what another browser requested, and agrees.' }),
  })
  .meta({ title: 'WatchConsent', description: 'The consent to a watch that another browser asked for.' });

export const CreatedWatch = z
  .object({ watch: Watch.nullable().meta({ description: 'Null until the owner of the address agrees.' }) })
  .meta({ title: 'CreatedWatch', description: 'The same for every address but the own one.' });

export const OneWatch = z
  .object({ watch: Watch })
  .meta({ title: 'OneWatch', description: 'The watch after the change.' });

export const TOKEN_QUERY = { token: text('The token of an emailed link; without it, the own watches.') };

export const WatchNews = z
  .object({
    foundAt: timestamp('When it was found, and its email or webhook was queued.'),
    providerId: id('The provider, which may have been deleted since.').meta({ graphql: 'providerDatabaseId' }),
    businessName: text('Its legal name; null while it is not public.')
      .nullable()
      .meta({ graphql: 'provider.businessName' }),
    changes: z.array(z.enum(NEWS)).meta({ description: 'What changed of a watched provider; empty for a search.' }),
  })
  .meta({
    title: 'WatchNews',
    description: 'A new result of a watched search, or what changed of a watched provider.',
  });

export const WatchMatch = z
  .object({
    watchId: id('The watch.'),
    path: text('The page of the results or of the provider on this site.', { format: 'uri-reference' }),
    providerIds: z.array(id('A provider.')).meta({ description: 'New results of a search; or the watched provider.' }),
    news: z.array(z.enum(NEWS)).meta({ description: 'What changed of a provider; empty for a search.' }),
  })
  .meta({ description: 'The news of a watch of the partner. Each is sent once.' });
