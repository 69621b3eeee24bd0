// npm run demo -- --waiting: adds a hundred pending providers of ten kinds to the moderation queue, for practice.
import { generateServer } from './build.ts';

generateServer();
await import('./waiting.ts');
