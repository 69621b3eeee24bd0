import { setTimeout as wait } from 'node:timers/promises';
import type { visitor } from './visitor.ts';

/** Waits until an import has stopped, polling less often over time. Returns it as in REST. */
export async function settledImport(staff: Pick<ReturnType<typeof visitor>, 'get'>, id: number) {
  const from = performance.now();
  for (;;) {
    const { body } = await staff.get(`/api/providers/import/${id}`);
    if (!/^(checking|importing|undoing)$/.test(body.status)) return body;
    await wait(Math.max(10, (performance.now() - from) / 10));
  }
}
