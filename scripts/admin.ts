// npm run admin -- <email>: makes that person a super admin, even while the server is running.
import { generateServer } from './build.ts';

generateServer();
await import('./promote.ts');
