// npm start: builds what changed, then serves.
import { buildServer, buildWeb } from './build.ts';

buildServer();
buildWeb();
await import('./serve.ts');
