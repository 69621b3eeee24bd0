import { batched } from '#server/graphql/batched.ts';
import type { Context } from '#server/graphql/context.ts';
import { loadProviders, visible } from '#server/providers/record/visible.ts';

const loaded = batched(async (context: Context, ids: number[]) => {
  const rows = new Map((await loadProviders(context, {}, ids)).map((row) => [row.id, row]));
  return (id) => rows.get(id) ?? null;
});

/** The provider of a watch or its news; null for a provider that the caller may not see. */
export const shownProvider = async (context: Context, id: number) =>
  (await visible(await loaded(context, id), context)) as never;
