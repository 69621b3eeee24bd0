import type { GraphQLSingularResponse } from 'relay-runtime';
import { formPath } from '#shared/formPath.ts';
import { ApiError } from './ApiError.ts';
import { graphql } from './graphql.ts';

// All operations that send a form select these fields.
void graphql`
  fragment readResponse_errors on FormErrors {
    errors {
      code
      path
      message
      suggestions
    }
  }
`;

interface ErrorEntry {
  message?: string;
  path?: (string | number)[];
  extensions?: { code?: string; field?: string; suggestions?: string[] };
}

interface FormErrorEntry {
  message: string;
  code: string;
  path: string[];
  suggestions: string[];
}

function errorsOf(response: unknown): ErrorEntry[] {
  return (response as { errors?: ErrorEntry[] } | null)?.errors ?? [];
}

/**
 * Returns a response with data, or throws its first error. A failed root field is an error of the whole response, as
 * null would mean that the object does not exist. A response that is not GraphQL, such as a proxy's page, is an error,
 * too.
 */
export function readResponse(response: unknown): GraphQLSingularResponse {
  const { data } = (response ?? {}) as { data?: unknown };
  const errors = errorsOf(response);
  const first = data ? errors.find(({ path }) => path?.length === 1) : errors[0];
  if (data && !first) {
    for (const result of Object.values(data)) throwFormErrors(result);
    return response as GraphQLSingularResponse;
  }
  const { code = 'UNKNOWN', field, suggestions } = first?.extensions ?? {};
  throw new ApiError(first?.message || 'API Error', code, field, suggestions);
}

/** Throws the errors of a rejected form, as the first error with the others attached. */
function throwFormErrors(result: unknown): void {
  const { __typename, errors } = (result ?? {}) as { __typename?: string; errors?: FormErrorEntry[] };
  if (__typename !== 'FormErrors') return;
  const [first, ...others] = errors!.map(
    ({ message, code, path, suggestions }) =>
      [message, code, formPath(path).join('.') || undefined, suggestions] as const,
  );
  throw new ApiError(
    ...first!,
    others.map((other) => new ApiError(...other)),
  );
}

/** Whether any part of a response reports that the caller is not signed in. */
export function isUnauthenticated(response: unknown): boolean {
  return errorsOf(response).some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
}
