import * as z from 'zod';
import { id, text, timestamp } from '#server/rest/schema.ts';
import { NEWS } from './facts.ts';

const rhythm = z
  .enum(['daily', 'weekly'])
  .meta({ description: 'The maximum frequency of emails. Without news, no email is sent.' });
const email = text('The address that receives the emails.', { format: 'email', examples: ['ana@andes.example'] });

const Watch = z
  .object({
    id: id(),
    kind: z.enum(['search', 'provider']),
    title: text('A one-line summary of the search, or the name of the provider.'),
    path: text('The path of the page on this site; null after the provider was deleted.', {
      format: 'uri-reference',
    }).nullable(),
    rhythm,
    createdAt: timestamp(),
    endsAt: timestamp('The time at which the watch ends, unless it is renewed.'),
  })
  .meta({ title: 'Watch', description: 'A search or a provider whose news are emailed.' });

export const Watches = z
  .object({
    email: email.nullable().meta({ description: 'The address that receives the emails; null for a partner.' }),
    watches: z.array(Watch),
  })
  .meta({ title: 'Watches', description: 'The watches of an address or a partner, newest first.' });

export const NewWatch = z
  .object({
    search: text('The query string of the results page. Send either this or `providerId`.', {
      examples: ['?f=Rosario&q=granos'],
    })
      .nullable()
      .optional(),
    providerId: id('The id of the provider to watch.').nullable().optional(),
    rhythm,
    email: email.nullable().optional().meta({ description: 'The address; null: the confirmed address of the caller.' }),
    recaptchaToken: text('The solution of the bot check of this server; null when it is off.', {
      graphql: 'botCheckSolution',
    })
      .nullable()
      .optional(),
  })
  .meta({ title: 'NewWatch', description: 'The subject of a watch, and the address for its emails.' });

export const WatchConsent = z
  .object({
    isAgreed: z.boolean().optional().meta({
      description: 'True once the owner of the address has seen the request of another browser, and agrees to it.',
    }),
  })
  .meta({ title: 'WatchConsent', description: 'The consent to a watch that another browser requested.' });

export const CreatedWatch = z
  .object({ watch: Watch.nullable().meta({ description: 'The watch; null until the owner of the address agrees.' }) })
  .meta({
    title: 'CreatedWatch',
    description: 'The new watch. The response is the same for every address except that of the caller.',
  });

export const OneWatch = z
  .object({ watch: Watch })
  .meta({ title: 'OneWatch', description: 'The watch after the change.' });

export const TOKEN_QUERY = {
  token: text('The token of an emailed link; without it, the watches are those of the caller.'),
};

export const WatchNews = z
  .object({
    foundAt: timestamp('The time at which the item was found, and its email or webhook was queued.'),
    providerId: id('The id of the provider, which may have been deleted since.').meta({
      graphql: 'providerDatabaseId',
    }),
    businessName: text('The legal name of the provider; null while it is not public.')
      .nullable()
      .meta({ graphql: 'provider.businessName' }),
    changes: z.array(z.enum(NEWS)).meta({ description: 'The changes of a watched provider; empty for a search.' }),
  })
  .meta({
    title: 'WatchNews',
    description: 'A new result of a watched search, or the changes of a watched provider.',
  });

export const WatchMatch = z
  .object({
    watchId: id('The id of the watch.'),
    path: text('The path of the page of the results or of the provider on this site.', { format: 'uri-reference' }),
    providerIds: z
      .array(id('The id of a provider.'))
      .meta({ description: 'The ids of the new results of a search, or of the watched provider.' }),
    news: z.array(z.enum(NEWS)).meta({ description: 'The changes of a provider; empty for a search.' }),
  })
  .meta({ description: 'The news of a watch of the partner. Each item is sent once.' });
