import { webConfig } from '#server/http/webConfig.ts';
import type { Env } from '#server/platform/env.ts';
import { TAGS } from '#server/rest/described.ts';
import { ERRORS, ErrorBody, inFull, referring, sharedSchemas } from './components.ts';
import type { Operation } from './operations.ts';
import { HEADERS, header, paths, RATE, REQUEST_ID } from './paths.ts';
import { webhooks } from './webhooks.ts';

/** The REST API as an OpenAPI document, version 3.1: https://spec.openapis.org/oas/v3.1.1 */
export function openApiDocument(env: Env, operations: readonly Operation[]): object {
  const schemas = operations.flatMap(({ requestBody, response }) => [
    ...(requestBody ? [requestBody.schema] : []),
    ...(response.type ? [response.schema] : []),
  ]);
  const shared = sharedSchemas([ErrorBody, ...schemas]);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Rumbo',
      version: webConfig(env).version,
      summary: 'The logistics directory of the Americas: carriers and shippers find each other.',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: env.publicUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: paths(operations),
    webhooks: webhooks(),
    components: {
      schemas: Object.fromEntries([...shared].map(([name, schema]) => [name, inFull(schema)])),
      responses: Object.fromEntries(Object.entries(ERRORS).map(([status, one]) => [one.name, refusal(status)])),
      parameters: {
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          description: 'The language of names and messages.',
          schema: { type: 'string', examples: ['es-AR, en;q=0.5'] },
        },
      },
      headers: HEADERS,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: env.https ? '__Host-session' : 'session',
          description: 'The session cookie of a user, set at sign-in.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token of a partner or a user. Each path names the scope that the token needs.',
        },
      },
    },
  };
}

const INTRODUCTION = `\
Errors are \`{code, message}\` with a 4xx or 5xx status. There is also \`reason\` if there is a conflict, \`field\` if a field or parameter is invalid, \`suggestions\` if there are close matches, and \`errors\` with all invalid fields of a form. The message is in the language of \`Accept-Language\` (en, es, fr, pt).

Applications send an access token as \`Authorization: Bearer rumbo_…\`. Every response to a token has \`RateLimit-Policy\` and \`RateLimit\` (draft-ietf-httpapi-ratelimit-headers).

New fields may be added to responses and bodies. Ignore fields you do not know.`;

function refusal(status: string) {
  const { description } = ERRORS[Number(status) as keyof typeof ERRORS];
  const more = {
    ...(status === '401' && { 'WWW-Authenticate': header('WwwAuthenticate') }),
    ...(status === '429' && { 'Retry-After': header('RetryAfter'), ...RATE }),
  };
  return {
    description,
    headers: { ...REQUEST_ID, ...more },
    content: { 'application/json': { schema: referring(ErrorBody) } },
  };
}
