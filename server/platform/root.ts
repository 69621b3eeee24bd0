import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The project's folder. Files are named from there: the bundle, where this may run, is in another place than its sources. */
export const ROOT = path.dirname(findPackageJSON(import.meta.url)!);
