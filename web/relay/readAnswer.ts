import type { GraphQLSingularResponse } from 'relay-runtime';
import { ApiError } from './ApiError.ts';

interface ErrorEntry {
  message?: string;
  extensions?: { code?: string; field?: string };
}

/** The data of an answer, or its first error. An answer that is no GraphQL (a proxy's page) is an error too. */
export function readAnswer(answer: unknown): GraphQLSingularResponse {
  const { data, errors } = (answer ?? {}) as { data?: unknown; errors?: ErrorEntry[] };
  if (data) return answer as GraphQLSingularResponse;
  const first = errors?.[0];
  throw new ApiError(first?.message || 'API Error', first?.extensions?.code ?? 'UNKNOWN', first?.extensions?.field);
}
