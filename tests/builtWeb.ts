import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const INDEX =
  '<html lang="en"><head><!--head--></head><body><div id="root"></div><noscript>JavaScript</noscript></body></html>';

/** A minimal folder of a built web with these files; removed after the tests. */
export function useBuiltWeb(files: Record<string, string | Uint8Array> = {}): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'rumbo-web-'));
  for (const [name, content] of Object.entries({ 'index.html': INDEX, ...files })) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  afterAll(() => rmSync(directory, { recursive: true }));
  return directory;
}
