import { RequestCache } from '@pothos/plugin-scope-auth';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import type { ScopeMap } from './shortCut.ts';

/** Whether the caller has these scopes. Pothos keeps the answer for the request. */
export function allows(context: unknown, scopes: ScopeMap): boolean {
  return RequestCache.fromContext(context as Context, builder as never).evaluateScopeMap(scopes as never) === null;
}
