/** What answers carry beside their bodies. */
export const HEADERS = {
  RequestId: { description: 'Names this request, in the log too.', schema: { type: 'string', format: 'uuid' } },
  RateLimitPolicy: {
    description: 'To an access token: how many requests (`q`) in how many seconds (`w`).',
    schema: { type: 'string', examples: ['"token";q=600;w=60'] },
  },
  RateLimit: {
    description: 'To an access token: how many are left (`r`), and in how many seconds (`t`) all of them are again.',
    schema: { type: 'string', examples: ['"token";r=599;t=60'] },
  },
  RetryAfter: { description: 'In how many seconds to try again.', schema: { type: 'integer', minimum: 1 } },
  WwwAuthenticate: {
    description: 'When it is the access token that is no good.',
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
