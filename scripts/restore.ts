// npm run restore -- DIR: restores a folder that npm run backup wrote into an empty database and store.
import { generateServer } from './build.ts';

generateServer();
await (await import('./backups/commands.ts')).restoreCommand(process.argv[2]);
