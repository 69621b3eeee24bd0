import { Invalid } from '#server/platform/errors.ts';
import type { Context } from './context.ts';

/**
 * Allows a field only once per request, because aliases would multiply its cost. Throws `Invalid` for the second use in
 * a request.
 */
export function oncePerRequest(field: string): (context: Context) => void {
  const requests = new WeakSet<Context>();
  return (context) => {
    if (requests.has(context)) throw new Invalid('request.once', { name: field });
    requests.add(context);
  };
}
