import type { Pool } from 'pg';
import type { ListPage } from '../../graphql/listPage.ts';
import { seek } from './seek.ts';
import { signposts } from './signposts.ts';
import type { ProviderOrder } from './sorts.ts';

/** To here rows are skipped one by one, which takes milliseconds and is exact. */
const WALKED_ROWS = 20_000;

/**
 * The ids of a page of all providers, in order, and one more if there is a next page: those that have a value first,
 * then those that have none. However far down, it reads few more rows than it answers.
 */
export async function listAllIds(pool: Pool, order: ProviderOrder, { first, after, offset }: ListPage) {
  const take = first + 1;
  if (after !== null) return seek(pool, order, { from: { after }, skip: offset, take });
  if (offset <= WALKED_ROWS) return seek(pool, order, { from: null, skip: offset, take });
  const { posts, count } = await signposts(pool, order.field);
  // they are numbered upwards; downwards the list is the same from its other end
  const rank = order.isDescending ? count - 1 - offset : offset;
  const post = order.isDescending ? posts.find((one) => one.rank >= rank) : posts.findLast((one) => one.rank <= rank);
  if (!post) return seek(pool, order, { from: null, skip: offset, take });
  return seek(pool, order, { from: { at: post }, skip: Math.abs(post.rank - rank), take });
}
