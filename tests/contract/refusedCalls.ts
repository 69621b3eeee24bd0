import { exampleOf } from '#server/docs/openapi/components.ts';
import type { Operation } from '#server/docs/openapi/operations.ts';

export interface Call {
  method: string;
  path: string;
  type: string | null;
  body: string | undefined;
  /** The same body, exceeding the limit. */
  largeBody: string;
}

/** An id that no row has. */
const UNKNOWN = '999999999';
const BOUNDARY = 'contract';

/** A call of the path with an unknown id, with its example as body. */
export function callOf({ method, path, requestBody }: Operation): Call {
  const example = requestBody ? exampleOf(requestBody.schema) : null;
  const isForm = requestBody?.type === 'multipart/form-data';
  const large = { padding: 'x'.repeat(300_000) };
  return {
    method: method.toUpperCase(),
    path: path.replaceAll('{provider}', 'google').replace(/\{\w+\}/g, UNKNOWN),
    type: isForm ? `${requestBody.type}; boundary=${BOUNDARY}` : (requestBody?.type ?? null),
    body: isForm ? form(example as object) : requestBody ? JSON.stringify(example) : undefined,
    largeBody: isForm ? form(large) : JSON.stringify(large),
  };
}

function form(fields: object): string {
  const part = ([name, value]: [string, unknown]) => {
    const file = name === 'file' || name === 'image' ? '; filename="some.csv"' : '';
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  };
  return `${Object.entries(fields).map(part).join('')}--${BOUNDARY}--\r\n`;
}
