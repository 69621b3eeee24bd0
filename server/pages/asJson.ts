import { raw } from 'hono/html';
import type { Html } from './page.ts';

/** Data for a script element: no `<` in it can end the element or begin a comment. */
export function asJson(data: object): Html {
  return raw(JSON.stringify(data).replaceAll('<', '\\u003c'));
}
