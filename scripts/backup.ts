// npm run backup -- DIR: writes the database and the uploaded files to a new folder in DIR, also while the server runs.
import { generateServer } from './build.ts';

generateServer();
await (await import('./backups/commands.ts')).backupCommand(process.argv[2]);
