import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { GraphQLError } from 'graphql';
import * as z from 'zod';
import type { Context } from '#server/graphql/context.ts';
import { describeError } from '#server/http/describeError.ts';
import { DomainError } from '#server/platform/errors.ts';

type Category = 'invalid_input' | 'not_found' | 'not_allowed' | 'rate_limited' | 'unavailable' | 'internal';

const CATEGORIES: Record<string, Category> = {
  BAD_USER_INPUT: 'invalid_input',
  NOT_FOUND: 'not_found',
  TOO_MANY_REQUESTS: 'rate_limited',
  UNAVAILABLE: 'unavailable',
  INTERNAL_SERVER_ERROR: 'internal',
};

const WHAT_TO_DO: Record<Category, string> = {
  invalid_input: 'Correct the named argument and call again.',
  not_found: 'Do not call again with this id. Find the carrier with search_carriers.',
  not_allowed: 'Do not call again.',
  rate_limited: 'Wait retryAfterSeconds, then call again, and call less often.',
  unavailable: 'Wait retryAfterSeconds, then call again.',
  internal: 'Call again once. If it fails again, tell the user.',
};

/** The names of tool arguments that differ from those in the schema. */
const ARGUMENTS: Record<string, string> = { 'where.text': 'from', 'to.text': 'to', keywords: 'what', first: 'limit' };

/** An error as the result of a tool, written for a model: the cause, whether to call again, and what to do first. */
export function errorResult(error: unknown, context: Context): CallToolResult {
  const { code, message, field, retryAfter, suggestions } = read(error, context);
  const category = CATEGORIES[code] ?? 'not_allowed';
  const described = {
    category,
    message,
    ...(field && { argument: ARGUMENTS[field] ?? field }),
    ...(suggestions && { suggestions }),
    retry: category === 'internal' || retryAfter !== null,
    ...(retryAfter !== null && { retryAfterSeconds: retryAfter }),
    whatToDo: WHAT_TO_DO[category],
  };
  return { isError: true, content: [{ type: 'text', text: JSON.stringify({ error: described }) }] };
}

function read(error: unknown, context: Context) {
  const invalid = { code: 'BAD_USER_INPUT', suggestions: undefined, retryAfter: null };
  if (error instanceof z.ZodError) {
    const [{ message, path }] = error.issues as [z.core.$ZodIssue];
    return { ...invalid, message, field: path.join('.') };
  }
  // the schema rejects an argument
  if (error instanceof GraphQLError) return { ...invalid, message: error.message, field: undefined };
  const { body } = describeError(error, context);
  return { ...body, field: body.field, retryAfter: error instanceof DomainError ? error.retryAfter : null };
}
