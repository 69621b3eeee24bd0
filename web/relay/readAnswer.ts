import type { GraphQLSingularResponse } from 'relay-runtime';
import { ApiError } from './ApiError.ts';

interface ErrorEntry {
  message?: string;
  path?: (string | number)[];
  extensions?: { code?: string; field?: string; suggestions?: string[] };
}

function errorsOf(answer: unknown): ErrorEntry[] {
  return (answer as { errors?: ErrorEntry[] } | null)?.errors ?? [];
}

/**
 * The data of an answer, or its first error. A root field that failed is an error of the whole: its null would read as
 * "there is none". An answer that is no GraphQL (a proxy's page) is an error too.
 */
export function readAnswer(answer: unknown): GraphQLSingularResponse {
  const { data } = (answer ?? {}) as { data?: unknown };
  const errors = errorsOf(answer);
  const first = data ? errors.find(({ path }) => path?.length === 1) : errors[0];
  if (data && !first) return answer as GraphQLSingularResponse;
  const { code = 'UNKNOWN', field, suggestions } = first?.extensions ?? {};
  throw new ApiError(first?.message || 'API Error', code, field, suggestions);
}

/** Whether any part of an answer says that the server does not know who is asking. */
export function isUnauthenticated(answer: unknown): boolean {
  return errorsOf(answer).some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
}
