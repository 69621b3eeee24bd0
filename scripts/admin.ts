// npm run admin -- <email>: makes that person a super admin, also while the server is running.
import { buildServer } from './build.ts';

buildServer();
await import('./promote.ts');
