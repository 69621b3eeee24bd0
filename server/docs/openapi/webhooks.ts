import * as z from 'zod';
import { SubmissionStatus } from '#server/providers/own/restSchema.ts';
import { PublicProvider } from '#server/providers/public/restSchema.ts';
import { jsonSchema } from '#server/rest/jsonSchema.ts';
import { id, type Schema, text, timestamp } from '#server/rest/schema.ts';
import { WatchMatch } from '#server/watches/restSchema.ts';
import { EVENT_TYPES } from '#server/webhooks/queueEvents.ts';
import { referring } from './components.ts';

const HEADERS = {
  'webhook-id': text('The id of the message, the same at every attempt.', {
    examples: ['msg_p5jXN8AQM9LWM0D4loKWxJek'],
  }),
  'webhook-timestamp': text('The time of the attempt, in seconds since 1970.', { examples: ['1772366400'] }),
  'webhook-signature': text('The signatures of the request, separated by spaces.', {
    examples: ['v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='],
  }),
};

const REMOVED = z.object({ id: id('The id of the provider.') });

/** The requests sent to endpoints of partners, by the type of their event. */
export function webhooks(): object {
  const others: Record<string, Schema> = {
    'provider.removed': REMOVED,
    'submission.status_changed': SubmissionStatus,
    'watch.matched': WatchMatch,
    ping: z.object({}),
  };
  const data = (type: string): Schema => others[type] ?? PublicProvider;
  return Object.fromEntries(
    Object.entries({ ...EVENT_TYPES, ping: 'A test.' }).map(([type, description]) => [
      type,
      {
        post: {
          operationId: `on${type.replace(/(?:^|\.)./g, (start) => start.at(-1)!.toUpperCase())}`,
          summary: description,
          description:
            'The request is signed according to https://www.standardwebhooks.com. A response other than 200 ' +
            'to 299 is retried for about four days; 410 turns the endpoint off.',
          parameters: Object.entries(HEADERS).map(([name, schema]) => ({
            name,
            in: 'header',
            required: true,
            schema: jsonSchema(schema),
          })),
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: referring(
                  jsonSchema(z.object({ type: z.literal(type), timestamp: timestamp(), data: data(type) })),
                ),
              },
            },
          },
          responses: { 204: { description: 'The event was received.' } },
        },
      },
    ]),
  );
}
