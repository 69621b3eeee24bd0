import type { Pool } from 'pg';
import type { ListPage } from '../../graphql/listPage.ts';
import { findRow, seekWithoutValue, seekWithValue } from './seek.ts';
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
  if (after !== null) {
    const from = await findRow(pool, order, after);
    if (!from) return [];
    if (from.key === null) return seekWithoutValue(pool, order, { from, skip: offset, take });
    return fill(pool, order, await seekWithValue(pool, order, { from, skip: offset, take }), take, 0);
  }
  if (offset <= WALKED_ROWS) {
    const page = await seekWithValue(pool, order, { from: null, skip: offset, take });
    const skip = page.length > 0 || offset === 0 ? 0 : offset - (await signposts(pool, order.field)).count;
    return fill(pool, order, page, take, Math.max(0, skip));
  }
  return farDown(pool, order, offset, take);
}

async function farDown(pool: Pool, order: ProviderOrder, offset: number, take: number): Promise<number[]> {
  const { posts, count } = await signposts(pool, order.field);
  if (offset >= count) return fill(pool, order, [], take, offset - count);
  // they are numbered upwards; downwards the list is the same from its other end
  const rank = order.isDescending ? count - 1 - offset : offset;
  const post = order.isDescending ? posts.find((one) => one.rank >= rank) : posts.findLast((one) => one.rank <= rank);
  if (!post) return fill(pool, order, await seekWithValue(pool, order, { from: null, skip: offset, take }), take, 0);
  const part = { from: post, isIncluded: true, skip: Math.abs(post.rank - rank), take };
  return fill(pool, order, await seekWithValue(pool, order, part), take, 0);
}

/** The page with what follows from those without a value, where there is room. */
async function fill(pool: Pool, order: ProviderOrder, page: number[], take: number, skip: number): Promise<number[]> {
  if (page.length >= take) return page;
  return [...page, ...(await seekWithoutValue(pool, order, { from: null, skip, take: take - page.length }))];
}
