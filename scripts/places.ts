// npm run places -- --postal <file>: loads postal codes downloaded from GeoNames.
import { generateServer } from './build.ts';

generateServer();
await import('./postal.ts');
