import path from 'node:path';
import { ROOT } from './root.ts';

const isBuilt = import.meta.filename.endsWith('.js');

/** The entry file of a child process: the bundle when this process runs one, otherwise the source. */
export function childEntry(name: 'work' | 'pictures'): string {
  return path.join(ROOT, isBuilt ? `dist/server/${name}.js` : `scripts/${name}.ts`);
}
