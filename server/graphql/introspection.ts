import {
  type ASTVisitor,
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  isIntrospectionType,
  Kind,
  OperationTypeNode,
  print,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { type Content, contentOf } from '#server/http/content.ts';

/** The number of cached responses; introspection tools send few different documents. */
const MAX_CACHED = 20;

/**
 * Rejects aliases below `__schema` and `__type`: with aliases, a request of a few kilobytes can produce a response of
 * gigabytes. GraphiQL and code generators use none.
 */
function PlainIntrospection(context: ValidationContext): ASTVisitor {
  return {
    enter: (node) => {
      const parent = context.getParentType();
      if (node.kind !== Kind.FIELD || !node.alias || !parent || !isIntrospectionType(parent)) return;
      const { value: name } = node.name;
      context.reportError(
        new GraphQLError(`Fields of the introspection have no aliases, but "${name}" has one`, { nodes: node }),
      );
    },
  };
}

/** Caches introspection responses, since the schema does not change while the process runs. */
export function useKeptIntrospection(): Plugin {
  const cached = new Map<string, ExecutionResult>();
  const contents = new WeakMap<object, Content>();
  return {
    onValidate: ({ addValidationRule }) => addValidationRule(PlainIntrospection),
    onExecute: ({ args, setResultAndStopExecution }) => {
      if (!isIntrospection(args.document)) return undefined;
      const document = print(args.document);
      const hit = cached.get(document);
      if (hit) {
        setResultAndStopExecution(hit);
        return undefined;
      }
      return {
        onExecuteDone: ({ result }) => {
          const response = result as ExecutionResult;
          if (response.errors || cached.size >= MAX_CACHED) return;
          contents.set(response, contentOf(JSON.stringify(response), 'once'));
          cached.set(document, response);
        },
      };
    },
    onResultProcess: ({ request, result, setResultProcessor }) => {
      const content = contents.get(result as object);
      if (!content) return;
      const isNew = request.headers.get('accept')?.includes('application/graphql-response+json');
      const type = `application/${isNew ? 'graphql-response+json' : 'json'}`;
      setResultProcessor(async (_, fetchAPI) => {
        const { body, headers } = await content.form(request.headers.get('accept-encoding'));
        const others = { 'Content-Type': `${type}; charset=utf-8`, Vary: 'Accept, Accept-Encoding' };
        return new fetchAPI.Response(body, { headers: { ...others, ...headers } });
      }, type);
    },
  };
}

/** Whether the document is a single query of introspection fields only, whose result is the same for every caller. */
function isIntrospection({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [only] = operations;
  if (!only || operations.length > 1 || only.operation !== OperationTypeNode.QUERY || only.variableDefinitions?.length)
    return false;
  return only.selectionSet.selections.every(
    (selection) =>
      selection.kind === Kind.FIELD && selection.name.value.startsWith('__') && !selection.directives?.length,
  );
}
