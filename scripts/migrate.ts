// npm run migrate: prepares the configured database for this release, before its processes are replaced. Processes of
// the previous release continue meanwhile: see docs/operating.md.
import { generateServer } from './build.ts';

generateServer();
await import('./runMigrations.ts');
