import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readSchemaFiles } from '#server/app/sqlFiles.ts';
import { ensureDatabase } from '#server/platform/db.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { openStorage } from '#server/storage/storage.ts';
import { storageName } from '#server/storage/storageName.ts';
import { backUp } from '../../scripts/backups/backUp.ts';
import { restore } from '../../scripts/backups/restore.ts';
import { prepareDatabase } from '../bench/database.ts';
import { hashTables } from '../hashTables.ts';
import { judge, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { query } from './query.ts';

const GOAL_SECONDS = 120;

/** A directory with a picture for each tenth provider is backed up, and restored into an empty server and folder. */
export function backups(providers: number): Promise<Result> {
  return inFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(path.join(folder, 'server'), { volatile: true });
    const databaseUrl = await prepareDatabase(postgres, providers);
    const storage = openStorage({ storageUrl: null, dataDir: path.join(folder, 'old') });
    const pictures = providers / 10;
    const keys = Array.from({ length: pictures }, () => randomBytes(16).toString('hex'));
    for (const key of keys) await storage.write(storageName(key, 640), randomBytes(8_000), 'image/webp');
    await query(
      databaseUrl,
      `insert into files (storage_key, content_type, byte_size, widths)
       select key, 'image/webp', 8000, '{640}' from unnest($1::text[]) key`,
      [keys],
    );
    const before = await hashTables(databaseUrl);
    const began = performance.now();
    const backup = await backUp({ databaseUrl, storage, dataDir: folder, key: null }, path.join(folder, 'backups'));
    const backedUp = performance.now();
    await ensureDatabase(postgres.url('postgres'), 'restored');
    const target = {
      databaseUrl: postgres.url('restored'),
      storage: openStorage({ storageUrl: null, dataDir: path.join(folder, 'new') }),
      dataDir: path.join(folder, 'new'),
      key: null,
      files: readSchemaFiles(),
    };
    const { uploads } = await restore(target, backup);
    const ended = performance.now();
    const after = await hashTables(target.databaseUrl);
    const figures = {
      providers,
      pictures,
      backupSeconds: Math.round((backedUp - began) / 100) / 10,
      restoreSeconds: Math.round((ended - backedUp) / 100) / 10,
      seconds: Math.round((ended - began) / 1_000),
      tables: Object.keys(before).length,
      tablesThatDiffer: Object.keys(before).filter((name) => before[name] !== after[name]).length,
      filesMissing: pictures - uploads.length,
    };
    await postgres.stop();
    return judge(figures, [
      ['tablesThatDiffer', 'is', 0],
      ['filesMissing', 'is', 0],
      ['seconds', 'at most', GOAL_SECONDS],
    ]);
  });
}
