// npm run register -- <form> <file> [--date 2026-11-01]: loads a public register that was downloaded as CSV; see
// docs/registers.md. The form is fmcsa, antt, denue, or the name of a credential kind for the general form.
import { generateServer } from './build.ts';

generateServer();
await import('./registerFile.ts');
