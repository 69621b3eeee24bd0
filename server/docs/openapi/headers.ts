/** Response headers. */
export const HEADERS = {
  RequestId: { description: 'The id of this request, also in the log.', schema: { type: 'string', format: 'uuid' } },
  RateLimitPolicy: {
    description: 'For access tokens: the budget (`q`) and its window in seconds (`w`).',
    schema: { type: 'string', examples: ['"token";q=600;w=60'] },
  },
  RateLimit: {
    description: 'For access tokens: the remaining budget (`r`), and the seconds until it is full again (`t`).',
    schema: { type: 'string', examples: ['"token";r=599;t=60'] },
  },
  RetryAfter: { description: 'Seconds to wait before a retry.', schema: { type: 'integer', minimum: 1 } },
  WwwAuthenticate: {
    description: 'Sent when the access token is invalid.',
    schema: { type: 'string', examples: ['Bearer error="invalid_token"'] },
  },
  ContentDisposition: {
    description: 'The name of the file.',
    schema: { type: 'string', examples: ['attachment; filename="providers-2026-03-01.csv"'] },
  },
};

export const header = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });
export const REQUEST_ID = { 'X-Request-Id': header('RequestId') };
export const RATE = { 'RateLimit-Policy': header('RateLimitPolicy'), RateLimit: header('RateLimit') };
