import { RequestCache } from '@pothos/plugin-scope-auth';
import type { Context } from './context.ts';

/** Clears the cached scopes of the request, after its viewer has changed. */
export function forgetScopes(context: Context): void {
  RequestCache.clearForContext(context);
}
