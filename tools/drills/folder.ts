import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a temporary folder for one drill. */
export async function inFolder<Value>(use: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-drill-'));
  // for root, PostgreSQL runs as another account, which needs access to the folder
  chmodSync(folder, 0o711);
  try {
    return await use(folder);
  } finally {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // the server of an aborted drill still writes into the folder: this must not hide the drill's error
    }
  }
}
