import type { GraphQLSingularResponse, RequestParameters, Variables } from 'relay-runtime';
import { type Language, languageTag } from '#shared/language.ts';
import { loadChunk } from '../loadChunk.ts';
import { pageContext } from '../pageContext.ts';
import { reloadOnce } from '../reloadOnce.ts';
import { ApiError } from './ApiError.ts';
import { isUnauthenticated, readResponse } from './readResponse.ts';
import { notifyUnauthenticated } from './unauthenticated.ts';

const timeoutMs = 30_000;

export async function fetchGraphQL(
  request: RequestParameters,
  variables: Variables,
  language: Language,
  signal: AbortSignal,
): Promise<GraphQLSingularResponse> {
  const { send, locales } = pageContext();
  if (send) return readResponse(await send(request, variables));
  let answer: unknown;
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': languageTag(language, locales) },
      body: JSON.stringify({ doc_id: request.id, variables }),
      // without a timeout, a server that never responds would leave placeholders forever
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    answer = await response.json().catch(() => null);
  } catch {
    throw new ApiError('Unexpected error occurred', 'NO_RESPONSE');
  }
  if (isUnauthenticated(answer)) notifyUnauthenticated();
  try {
    return readResponse(answer);
  } catch (error) {
    // The server is newer than this page, and no longer knows its operations.
    if (error instanceof ApiError && error.code === 'PERSISTED_QUERY_NOT_IN_LIST' && reloadOnce()) {
      return new Promise(() => {});
    }
    if (error instanceof ApiError && error.code === 'PROOF_REQUIRED') {
      const { proveAgain } = await loadChunk(() => import('../session/proof/proveAgain.tsx'));
      if (await proveAgain()) return fetchGraphQL(request, variables, language, signal);
    }
    throw error;
  }
}
