import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for one drill. */
export async function inFolder<Value>(use: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-drill-'));
  // for root, PostgreSQL runs as another account, which needs access to it
  chmodSync(folder, 0o711);
  try {
    return await use(folder);
  } finally {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // a server of a drill that broke off still writes into it: the drill's own error is the one to see
    }
  }
}
