import { type DocumentNode, execute, GraphQLError } from 'graphql';
import type { Context } from './context.ts';
import { chargeOperation } from './price.ts';

interface OwnOperation {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string | undefined;
}

/**
 * Runs a built-in operation with the rights of the caller, who is charged for it. Returns its data. Throws the error of
 * the first failing resolver.
 */
export async function runOperation(
  { document, variables, operationName }: OwnOperation,
  contextValue: Context,
): Promise<Record<string, unknown>> {
  const operation = { schema: contextValue.schema, document, variables, operationName };
  await chargeOperation(operation, contextValue);
  const { data, errors } = await execute({ ...operation, variableValues: variables, contextValue });
  const [error] = errors ?? [];
  if (error) throw error instanceof GraphQLError ? (error.originalError ?? error) : error;
  return data ?? {};
}
