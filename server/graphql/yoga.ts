import { type ExecutionResult, GraphQLError, parse } from 'graphql';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import { Forbidden, TooManyRequests } from '../errors.ts';
import { isCrossSiteWrite } from '../http/crossSite.ts';
import { DATA_HEADERS, GRAPHIQL_HEADERS, httpsOnly } from '../http/securityHeaders.ts';
import { requestLanguage } from '../i18n/language.ts';
import { message } from '../i18n/messages.ts';
import { type Arrival, createContext, type Parts } from '../parts.ts';
import { admitToken } from '../tokens/admitToken.ts';
import type { Context } from './context.ts';
import { useToldCost } from './cost.ts';
import { examples, tabs } from './examples.ts';
import { executeOperation } from './execution/execute.ts';
import { useMultipart } from './multipart.ts';
import { usePersistedWebOperations } from './persisted.ts';
import { useBodyLimit } from './requestBody.ts';
import { schema } from './schema.ts';
import { translateError } from './translateError.ts';

/** A longer document is refused while it is read: the parser stops there. */
const MAX_TOKENS = 2_000;

export function createGraphQL(parts: Parts) {
  return createYoga<Arrival, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    logging: false,
    landingPage: false,
    batching: false,
    multipart: false,
    // ours are lower, and say it in the caller's words: requestBody.ts, multipart.ts
    maxRequestBodySize: false,
    cors: false,
    extraParamNames: ['doc_id'],
    graphiql: { title: 'Rumbo GraphiQL', defaultQuery: examples[0]!.query, defaultTabs: tabs },
    // nine megabytes of text, for those who open it
    renderGraphiQL: async (options) => (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(options),
    maskedErrors: { isDev: false },
    context: ({ request, ...arrival }) => createContext(parts, request.headers, arrival),
    plugins: [
      useSiteRules(parts),
      useBodyLimit(),
      useMultipart(),
      usePersistedWebOperations(),
      useTokenLimit(),
      useExecution(),
      useToldCost(),
      useTranslatedErrors(),
      useRefusalStatus(),
    ] as Plugin<object, Arrival, Context>[],
  });
}

function useSiteRules(parts: Parts): Plugin<object, Arrival> {
  const { ownOrigin, https } = parts.env;
  return {
    async onRequest({ request, serverContext, endResponse, fetchAPI }) {
      const refusal = isCrossSiteWrite(request.method, request.headers, ownOrigin)
        ? new Forbidden('request.crossSite')
        : await admitToken(parts, request.headers, serverContext);
      if (!refusal) return;
      const text = message(refusal.key, requestLanguage(request.headers.get('accept-language')), refusal.parameters);
      const errors = [{ message: text, extensions: { code: refusal.code } }];
      if (refusal instanceof TooManyRequests) serverContext.headers['Retry-After'] = String(refusal.seconds);
      endResponse(fetchAPI.Response.json({ errors }, { status: refusal.status, headers: { ...DATA_HEADERS } }));
    },
    onResponse({ response, serverContext }) {
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      const headers = {
        ...(isPage ? GRAPHIQL_HEADERS : DATA_HEADERS),
        ...httpsOnly(https),
        'Cache-Control': 'no-store',
        'X-Request-Id': serverContext.requestId,
        ...serverContext.headers,
      };
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      for (const cookie of serverContext.setCookies) response.headers.append('Set-Cookie', cookie);
    },
  };
}

function useTokenLimit(): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string) => {
        try {
          return parse(source, { maxTokens: MAX_TOKENS });
        } catch (error) {
          if (error instanceof GraphQLError && error.message.includes('token'))
            throw new GraphQLError(`The query is too large: it has more than ${MAX_TOKENS} tokens`, {
              extensions: { code: 'QUERY_TOO_LARGE', http: { status: 400 } },
            });
          throw error;
        }
      });
    },
  };
}

function useExecution(): Plugin {
  return { onExecute: ({ setExecuteFn }) => setExecuteFn(executeOperation as never) };
}

function useTranslatedErrors(): Plugin<Context> {
  const translate = (result: ExecutionResult, context: Context): ExecutionResult => ({
    ...result,
    ...(result.errors && { errors: result.errors.map((error) => translateError(error, context)) }),
  });
  return {
    onExecute: ({ args }) => ({
      onExecuteDone: ({ result, setResult }) => setResult(translate(result as ExecutionResult, args.contextValue)),
    }),
    // each event of a subscription is executed as above; this is for those that never begin
    onSubscribe: ({ args }) => ({
      onSubscribeResult: ({ result, setResult }) => {
        if (!isAsyncIterable(result)) setResult(translate(result as ExecutionResult, args.contextValue));
      },
      onSubscribeError: ({ error, setError }) => {
        if (error instanceof GraphQLError) setError(translateError(error, args.contextValue));
      },
    }),
  };
}

/**
 * 400 for a document that cannot be run. Only callers that ask for plain `application/json` get the 200 that the
 * GraphQL-over-HTTP specification keeps for old clients.
 */
function useRefusalStatus(): Plugin {
  return {
    onResultProcess({ request, result, setResult }) {
      const { errors, data } = result as ExecutionResult;
      if (!errors?.[0] || data !== undefined || request.headers.get('accept')?.includes('application/json')) return;
      const [first, ...others] = errors;
      const { status = 400, headers } = (first.extensions.http ?? {}) as {
        status?: number;
        headers?: Record<string, string>;
      };
      const extensions = { ...first.extensions, http: { status, headers } };
      setResult({ errors: [new GraphQLError(first.message, { ...first, extensions }), ...others] });
    },
  };
}
