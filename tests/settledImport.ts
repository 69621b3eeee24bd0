import type { visitor } from './visitor.ts';

/** Waits until an import has stopped. Returns it as in REST. */
export async function settledImport(staff: Pick<ReturnType<typeof visitor>, 'get'>, id: number) {
  for (;;) {
    const { body } = await staff.get(`/api/providers/import/${id}`);
    if (!/^(checking|importing|undoing)$/.test(body.status)) return body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
