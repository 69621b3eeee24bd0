import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The project's folder. Paths start there, because the bundle is in another folder than its sources. */
export const ROOT = path.dirname(findPackageJSON(import.meta.url)!);

const isBuilt = import.meta.filename.endsWith('.js');

/**
 * The entry file of a child process or thread: the bundle when this process runs from a bundle, otherwise the source.
 */
export function childEntry(name: 'work' | 'pictures' | 'socialPictures' | 'drawPages' | 'readTable'): string {
  return path.join(ROOT, isBuilt ? `dist/server/${name}.js` : `scripts/${name}.ts`);
}
