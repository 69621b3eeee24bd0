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

/** Answers of this many documents are kept: tools differ in little, and there are few of them. */
const MOST_KEPT = 20;

/**
 * Below `__schema` and `__type` a field has no alias: with aliases a request of some kilobytes is answered with
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

/** Answers introspection from texts that are made once: the schema does not change while the process runs. */
export function useKeptIntrospection(): Plugin {
  const kept = new Map<string, ExecutionResult>();
  const texts = new WeakMap<object, string>();
  return {
    onValidate: ({ addValidationRule }) => addValidationRule(PlainIntrospection),
    onExecute: ({ args, setResultAndStopExecution }) => {
      if (!isIntrospection(args.document)) return undefined;
      const document = print(args.document);
      const known = kept.get(document);
      if (known) {
        setResultAndStopExecution(known);
        return undefined;
      }
      return {
        onExecuteDone: ({ result }) => {
          const answer = result as ExecutionResult;
          if (answer.errors || kept.size >= MOST_KEPT) return;
          texts.set(answer, JSON.stringify(answer));
          kept.set(document, answer);
        },
      };
    },
    onResultProcess: ({ request, result, setResultProcessor }) => {
      const text = texts.get(result as object);
      if (text === undefined) return;
      const isNew = request.headers.get('accept')?.includes('application/graphql-response+json');
      const type = `application/${isNew ? 'graphql-response+json' : 'json'}`;
      setResultProcessor(
        (_, fetchAPI) => new fetchAPI.Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } }),
        type,
      );
    },
  };
}

/** Whether it is one query that asks about the schema and nothing else, the same for every caller. */
function isIntrospection({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [only] = operations;
  if (!only || operations.length > 1 || only.operation !== OperationTypeNode.QUERY || only.variableDefinitions?.length)
    return false;
  return only.selectionSet.selections.every(
    (one) => one.kind === Kind.FIELD && one.name.value.startsWith('__') && !one.directives?.length,
  );
}
