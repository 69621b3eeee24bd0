import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { beforeAll, expect } from 'vitest';
import type { TestApp } from '../testApp.ts';
import { closed } from './closed.ts';

interface Content {
  content?: Record<string, { schema: object }>;
}
interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string; headers?: object }>;
}
interface OpenApi {
  openapi: string;
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, Content> };
}

/** The statuses seen of each documented path. */
type Seen = Map<string, Set<number>>;

interface Contract {
  document: OpenApi;
  seen: Seen;
  /** Throws unless a schema of the document accepts the value. */
  check: (schema: object, value: unknown, what: string) => void;
}

/**
 * From now on, each response of the application under `/api`, and each accepted JSON body, is checked against its
 * OpenAPI document: a difference, or an undocumented path, fails the call.
 */
export function useContract(test: TestApp): Contract {
  const contract = { seen: new Map() } as Contract;
  beforeAll(async () => {
    const { fetch } = test.app;
    const document = (await (await fetch(new Request('http://localhost/api/openapi.json'))).json()) as OpenApi;
    contract.document = document;
    contract.check = checkerOf(document);
    test.app = {
      ...test.app,
      fetch: async (request, connection) => {
        const sent = request.headers.get('content-type')?.includes('json') ? await request.clone().text() : '';
        const response = await fetch(request, connection);
        const found = operationOf(document, request);
        if (!found) return response;
        judge(contract, found, { request, sent, response, body: await bodyOf(response.clone()) });
        const { operationId } = found;
        contract.seen.set(operationId, (contract.seen.get(operationId) ?? new Set()).add(response.status));
        return response;
      },
    };
  });
  return contract;
}

/** The documented path of a request: of several matches, the one with the fewest parameters. */
function operationOf({ paths }: OpenApi, request: Request): Operation | undefined {
  const { pathname } = new URL(request.url);
  const found = Object.keys(paths)
    .filter((path) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .find((path) => paths[path]![request.method.toLowerCase()]);
  return found === undefined ? undefined : paths[found]![request.method.toLowerCase()];
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

function checkerOf({ components }: OpenApi): Contract['check'] {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
  formats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addKeyword('components');
  const known = new Map<object, ValidateFunction>();
  const shared = closed(components.schemas);
  return (schema, value, what) => {
    const validate = known.get(schema) ?? ajv.compile({ ...closed(schema), components: { schemas: shared } });
    known.set(schema, validate);
    validate(value);
    expect(validate.errors ?? [], `${what} differs from the document`).toEqual([]);
  };
}

interface Exchange {
  request: Request;
  sent: string;
  response: Response;
  body: unknown;
}

function judge({ document, check }: Contract, operation: Operation, { request, sent, response, body }: Exchange): void {
  const what = `${request.method} ${request.url} ${response.status}`;
  const documented = operation.responses[response.status];
  if (!documented) throw new Error(`${what} is not in the document`);
  const { content = {} } = documented.$ref
    ? document.components.responses[documented.$ref.replace('#/components/responses/', '')]!
    : documented;
  const type = response.headers.get('content-type')?.split(';')[0];
  expect(Object.keys(content), what).toEqual(type ? [type] : []);
  if (type) check(content[type]!.schema, body, `The response of ${what}`);
  expect(response.headers.get('x-request-id'), what).toBeTruthy();
  const taken = response.ok && sent ? operation.requestBody?.content?.['application/json'] : undefined;
  if (taken) check(taken.schema, JSON.parse(sent), `The body of ${what}`);
}
