import { type DocumentNode, type ExecutionArgs, type ExecutionResult, execute, GraphQLError, parse } from 'graphql';
import { createYoga, maskError, type Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { Context } from '#server/graphql/context.ts';
import { useKeptIntrospection } from '#server/graphql/introspection.ts';
import { useBodyLimit, useMultipart } from '#server/graphql/multipart.ts';
import { usePersistedWebOperations } from '#server/graphql/persisted.ts';
import { chargeOperation, costOf } from '#server/graphql/price.ts';
import { translateError } from '#server/graphql/translateError.ts';
import { errorResponse } from '#server/http/errorResponse.ts';
import { securityHeaders } from '#server/http/securityHeaders.ts';
import { retryAfter } from '#server/platform/errors.ts';
import { knownError } from '#server/platform/outage.ts';
import { admitToken } from '#server/tokens/admitToken.ts';
import { createContext, type Parts, type RequestInfo } from './parts.ts';
import { schema } from './schema.ts';

/** The maximum number of tokens in a document; the parser stops when it is exceeded. */
const MAX_TOKENS = 2_000;
/**
 * The size of the cache in characters of documents; parsed documents need about fifty times as much memory. The
 * documents of the web have 50,000 characters.
 */
const KEPT_DOCUMENTS = 200_000;

export function createGraphQL(parts: Parts) {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: KEPT_DOCUMENTS,
    sizeCalculation: ({ loc }, text) => loc?.source.body.length ?? text.length,
  });
  return createYoga<RequestInfo, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    logging: false,
    landingPage: false,
    batching: false,
    multipart: false,
    // the limits of multipart.ts are lower and have translated errors
    maxRequestBodySize: false,
    cors: false,
    extraParamNames: ['doc_id'],
    // GraphiQL is a page of the web: docs/graphiqlPage.ts
    graphiql: false,
    maskedErrors: {
      isDev: false,
      // also handles errors outside of resolvers, such as a failed session lookup
      maskError: (error, text, isDev) => {
        const known = knownError(error instanceof GraphQLError ? error.originalError : error, parts.logOutage);
        if (!known) return maskError(error, text, isDev);
        const http = { status: known.status, headers: retryAfter(known) };
        return new GraphQLError(known.message, { extensions: { code: known.code, http } });
      },
    },
    parserAndValidationCache: {
      documentCache: documents,
      // errors are not cached: parsing fails as fast as a lookup, and no caller sees the error of another
      errorCache: { get: () => undefined, set: () => {} },
    },
    context: ({ request, ...requestInfo }) => createContext(parts, request.headers, requestInfo),
    plugins: [
      useSiteRules(parts),
      useBodyLimit(),
      useMultipart(),
      usePersistedWebOperations(),
      useTokenLimit(),
      useValidDocumentsOnly(documents),
      useExecution(),
      useTranslatedErrors(),
      usePrice(),
      useKeptIntrospection(),
      useRefusalStatus(),
    ] as Plugin<object, RequestInfo, Context>[],
  });
}

function useSiteRules(parts: Parts): Plugin<object, RequestInfo> {
  const { https } = parts.env;
  return {
    async onRequest({ request, serverContext, endResponse }) {
      const error = await admitToken(parts, request.headers, serverContext).catch((thrown: unknown) => thrown);
      if (error)
        endResponse(errorResponse(parts, error, { ...serverContext, pathname: '/graphql', headers: request.headers }));
    },
    onResponse({ response, serverContext }) {
      const headers = {
        ...securityHeaders(https),
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

/** Removes invalid documents from the cache, because their errors reference the request in which they were found. */
function useValidDocumentsOnly(documents: LRUCache<string, DocumentNode>): Plugin {
  return {
    onValidate: ({ params }) => {
      const text = params.documentAST.loc?.source.body;
      return ({ valid }) => {
        if (!valid && text !== undefined) documents.delete(text);
      };
    },
  };
}

/** Executes with graphql-js, as REST does, instead of Yoga's default executor. */
function useExecution(): Plugin {
  return { onExecute: ({ setExecuteFn }) => setExecuteFn(execute) };
}

/**
 * Before execution, rejects a document that is too large or whose caller has exceeded the budget. Reports the cost of
 * each query to programs, as `extensions.cost`.
 */
function usePrice(): Plugin<Context> {
  const charge = async ({ schema, document, operationName, variableValues, contextValue }: ChargedArguments) => {
    try {
      return await chargeOperation({ schema, document, operationName, variables: variableValues }, contextValue);
    } catch (error) {
      return {
        errors: [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error })],
      };
    }
  };
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const price = await charge(args as ChargedArguments);
      if (price && 'errors' in price) setResultAndStopExecution(price);
      if (!price || 'errors' in price || !args.contextValue.token) return undefined;
      return {
        onExecuteDone: ({ result, setResult }) => {
          const { extensions, ...rest } = result as ExecutionResult;
          setResult({ ...rest, extensions: { ...extensions, cost: costOf(price) } });
        },
      };
    },
  };
}

type ChargedArguments = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'> & {
  contextValue: Context;
};

function useTranslatedErrors(): Plugin<Context> {
  const translate = (result: ExecutionResult, context: Context): ExecutionResult =>
    result.errors ? { ...result, errors: result.errors.map((error) => translateError(error, context)) } : result;
  return {
    onExecute: ({ args }) => ({
      onExecuteDone: ({ result, setResult }) => setResult(translate(result as ExecutionResult, args.contextValue)),
    }),
  };
}

/**
 * Returns status 400 for a document that cannot be executed. Only clients that accept plain `application/json` get the
 * 200 that the GraphQL-over-HTTP specification requires for old clients.
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
