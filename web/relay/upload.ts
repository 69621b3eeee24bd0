import type { ConcreteRequest, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { currentLanguage } from '../i18n/currentLanguage.ts';
import { ApiError } from './ApiError.ts';
import { readResponse } from './readResponse.ts';

/** The minimum timeout, extended by a second for each of this number of bytes, so that slow uploads are not aborted. */
const timeoutMs = 30_000;
const slowestBytesPerSecond = 10_000;

interface UploadOptions {
  /** The files by the path of their variable, such as `variables.input.file`; the variable itself is null. */
  files: ReadonlyMap<string, File>;
  signal: AbortSignal;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends an operation with files, and returns its data, like `ask`. Throws `ApiError`. */
export async function upload<Operation extends OperationType>(
  operation: GraphQLTaggedNode,
  variables: Operation['variables'],
  { files, signal, onProgress }: UploadOptions,
): Promise<Operation['response']> {
  const { params } = operation as ConcreteRequest;
  const paths = [...files.keys()];
  const body = new FormData();
  // https://github.com/jaydenseric/graphql-multipart-request-spec requires this order, with the files last
  body.set('operations', JSON.stringify({ doc_id: params.id, variables }));
  body.set('map', JSON.stringify(Object.fromEntries(paths.map((path, number) => [number, [path]]))));
  for (const [number, file] of [...files.values()].entries()) body.set(String(number), file);
  const bytes = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  const answer = await post(body, timeoutMs + (bytes / slowestBytesPerSecond) * 1000, signal, onProgress);
  return readResponse(answer).data as Operation['response'];
}

/** Sends the request with XMLHttpRequest, as `fetch` reports no progress. */
function post(body: FormData, timeout: number, signal: AbortSignal, onProgress: (part: number) => void) {
  return new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError('Unexpected error occurred', 'NO_RESPONSE'));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.response);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.open('POST', '/graphql');
    request.responseType = 'json';
    request.timeout = timeout;
    request.setRequestHeader('Accept-Language', currentLanguage());
    // A form on another site cannot set this header.
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) fail();
    else request.send(body);
  });
}
