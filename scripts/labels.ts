// npm run --silent labels: prints the decisions of staff about the meaning of search words, as lines of
// tests/relevance/readings.
import { generateServer } from './build.ts';

generateServer();
await import('./decidedTexts.ts');
