import { Invalid } from '#server/platform/errors.ts';
import type { Context } from './context.ts';

/**
 * A field that a request may have once: aliases would multiply work that nobody needs twice. Throws `Invalid` for the
 * second use in a request.
 */
export function oncePerRequest(field: string): (context: Context) => void {
  const requests = new WeakSet<Context>();
  return (context) => {
    if (requests.has(context)) throw new Invalid('request.once', { name: field });
    requests.add(context);
  };
}
