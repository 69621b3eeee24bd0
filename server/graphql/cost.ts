import { complexityFromQuery } from '@pothos/plugin-complexity';
import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { QUERY_LIMITS } from './builder.ts';
import type { Context } from './context.ts';

/** Tells programs what each query of theirs cost, as `extensions.cost`, so that they see a limit before they meet it. */
export function useToldCost(): Plugin<Context> {
  return {
    onExecute: ({ args }) => {
      if (!args.contextValue.token) return undefined;
      const { complexity, depth, breadth } = complexityFromQuery(args.document, {
        schema: args.schema,
        variables: args.variableValues ?? {},
        ctx: args.contextValue,
      });
      const cost = {
        complexity,
        depth,
        breadth,
        maxComplexity: QUERY_LIMITS.complexity,
        maxDepth: QUERY_LIMITS.depth,
        maxBreadth: QUERY_LIMITS.breadth,
      };
      return {
        onExecuteDone: ({ result, setResult }) => {
          const { extensions, ...rest } = result as ExecutionResult;
          setResult({ ...rest, extensions: { ...extensions, cost } });
        },
      };
    },
  };
}
