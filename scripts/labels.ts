// npm run --silent labels: prints what staff decided that words of searches mean, as lines of tests/relevance/readings.
import { generateServer } from './build.ts';

generateServer();
await import('./decidedTexts.ts');
