import path from 'node:path';
import { ROOT } from './root.ts';

const isBuilt = import.meta.filename.endsWith('.js');

/** The file that a process beside this one runs: built where this one is. */
export function childEntry(name: 'work' | 'pictures'): string {
  return path.join(ROOT, isBuilt ? `dist/server/${name}.js` : `scripts/${name}.ts`);
}
