import * as z from 'zod';
import type { ProviderStatus } from '#server/generated/prisma/client.ts';
import { readOneOf } from '#server/rest/query.ts';

const STATUSES = ['waiting', 'sent-back', 'rejected', 'approved', 'suspended'] as const;
type RestStatus = (typeof STATUSES)[number];

export const status = z.enum(STATUSES).meta({ description: 'The moderation status.' });

export const STATUS_QUERY = {
  status: z.enum(STATUSES).meta({ description: 'Only providers with this moderation status.' }),
};

/** The name of a status in REST and webhooks. */
export const restStatus = (stored: ProviderStatus) => stored.replace('_', '-') as RestStatus;

/** The status of the query string; null without one. Throws `Invalid`. */
export function readStatus(query: URLSearchParams): ProviderStatus | null {
  return (readOneOf(query, 'status', STATUSES)?.replace('-', '_') ?? null) as ProviderStatus | null;
}
