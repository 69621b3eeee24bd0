import type { visitor } from './visitor.ts';

/** An import, as REST says it, once nothing goes on with it. */
export async function settledImport(staff: Pick<ReturnType<typeof visitor>, 'get'>, id: number) {
  for (;;) {
    const { body } = await staff.get(`/api/providers/import/${id}`);
    if (!/^(checking|importing)$/.test(body.status)) return body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
