import {
  buildSchema,
  execute,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import schemaText from '../../schema.graphql?raw';
import persisted from '../persisted.json';

/** The fields of a type in a response; omitted fields are null, empty, or the smallest value of their type. */
type Answer = object | Error;

export interface FakeApi {
  /** Sets the response of an operation: its root fields, or an error; a promise is awaited. */
  answer: (operation: string, answer: Responder) => void;
  /** The variables of each request for an operation, oldest first. */
  sent: (operation: string) => Record<string, unknown>[];
  fetch: typeof fetch;
}

type Responder = Answer | Promise<Answer> | ((variables: Record<string, unknown>) => Answer | Promise<Answer>);

/** An error that the server reports at a root field. */
export class Refusal extends Error {
  readonly extensions: { code: string; field?: string; suggestions?: string[] };

  constructor(message: string, code = 'BAD_USER_INPUT', field?: string, suggestions?: string[]) {
    super(message);
    this.extensions = { code, ...(field && { field }), ...(suggestions && { suggestions }) };
  }
}

const documents: Record<string, string> = persisted;
const nameOf = (document: string) => /^\w+ (\w+)/.exec(document)![1]!;
const OPERATIONS = new Set(Object.values(documents).map(nameOf));
const schema = buildSchema(schemaText, { assumeValid: true });

/** Responds to the web's persisted operations according to the schema; any other error counts as a lost connection. */
export function createFakeApi(answers: Record<string, Responder>): FakeApi {
  const responders = new Map<string, Responder>();
  const answer = (operation: string, responder: Responder) => {
    if (!OPERATIONS.has(operation)) throw new Error(`The web has no operation ${operation}`);
    responders.set(operation, responder);
  };
  for (const [operation, responder] of Object.entries(answers)) answer(operation, responder);
  const requests: { name: string; variables: Record<string, unknown> }[] = [];
  return {
    answer,
    sent: (operation) => requests.filter(({ name }) => name === operation).map(({ variables }) => variables),
    fetch: async (_, init) => {
      const { doc_id, variables } = await bodyOf(init?.body);
      const document = parse(documents[doc_id]!);
      const name = nameOf(documents[doc_id]!);
      requests.push({ name, variables });
      const responder = responders.get(name);
      const rootValue = await (typeof responder === 'function' ? responder(variables) : (responder ?? {}));
      init?.signal?.throwIfAborted();
      if (rootValue instanceof Error && !(rootValue instanceof Refusal)) throw rootValue;
      const result = await execute({
        schema,
        document,
        rootValue,
        variableValues: variables,
        fieldResolver: resolveField,
        typeResolver: (value, _, __, type) =>
          (value as { __typename?: string }).__typename ??
          schema.getPossibleTypes(type).find(({ name }) => name !== 'FormErrors')!.name,
      });
      return Response.json(result);
    },
  };
}

async function bodyOf(
  body: BodyInit | null | undefined,
): Promise<{ doc_id: string; variables: Record<string, unknown> }> {
  return JSON.parse(body instanceof FormData ? String(body.get('operations')) : String(body));
}

function resolveField(
  source: unknown,
  _: unknown,
  __: unknown,
  { fieldName, returnType, path, parentType }: GraphQLResolveInfo,
): unknown {
  if (source instanceof Refusal) throw new GraphQLError(source.message, { extensions: source.extensions });
  const values = source as Record<string, unknown>;
  // an alias for the same field with other arguments, such as another period
  const isAlias = path.key !== fieldName && path.key in values && !parentType.getFields()[path.key];
  const given = values[isAlias ? path.key : fieldName];
  return given === undefined ? leastValue(returnType, fieldName) : given;
}

let lastId = 0;

/** The smallest value of a type; a unique id, for Relay's store. */
function leastValue(type: GraphQLOutputType, fieldName: string): unknown {
  if (!isNonNullType(type)) return null;
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isObjectType(inner) || isAbstractType(inner)) return {};
  if (isEnumType(inner)) return inner.getValues()[0]!.value;
  return (
    { Int: 1, Float: 1, Boolean: false, ID: `id${++lastId}`, DateTime: '2026-01-31T12:00:00Z' }[inner.name] ?? fieldName
  );
}
