import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The project's folder. Paths start there, because the bundle is not in the folder of its sources. */
export const ROOT = path.dirname(findPackageJSON(import.meta.url)!);
