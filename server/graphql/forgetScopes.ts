import { RequestCache } from '@pothos/plugin-scope-auth';
import type { Context } from './context.ts';

/** What the caller may do is found out once a request. Once who is asking has changed, it is found out anew. */
export function forgetScopes(context: Context): void {
  RequestCache.clearForContext(context);
}
