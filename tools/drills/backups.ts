import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backUp } from '../../scripts/backups/backUp.ts';
import { restore } from '../../scripts/backups/restore.ts';
import { readSchemaFiles } from '../../server/app/sqlFiles.ts';
import { ensureDatabase } from '../../server/platform/db.ts';
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { storageName } from '../../server/storage/storageName.ts';
import { hashTables } from '../../tests/hashTables.ts';
import { prepareDatabase } from '../bench/database.ts';
import { judge, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { query } from './query.ts';

const GOAL_SECONDS = 120;

/**
 * Backs up, with a key, a directory with a picture for each tenth provider; deletes its server and its files, and
 * restores both into an empty server and folder.
 */
export function backups(providers: number): Promise<Result> {
  return inFolder(async (folder) => {
    const home = (name: string) => path.join(folder, name);
    const storageOf = (name: string) => openStorage({ storageUrl: null, dataDir: home(name) });
    const old = await startEmbeddedPostgres(home('old'), { volatile: true });
    const databaseUrl = await prepareDatabase(old, providers);
    const pictures = await addPictures(databaseUrl, storageOf('old'), providers / 10);
    const before = await hashTables(databaseUrl);
    const key = createSecretKey(randomBytes(32));

    const began = performance.now();
    const source = { databaseUrl, storage: storageOf('old'), dataDir: home('old'), key };
    const backup = await backUp(source, home('backups'));
    const backedUp = performance.now();
    await old.stop();
    rmSync(home('old'), { recursive: true });
    const isDeleted = !existsSync(home('old'));

    const server = await startEmbeddedPostgres(home('new'), { volatile: true });
    await ensureDatabase(server.url('postgres'), 'rumbo');
    const target = { databaseUrl: server.url('rumbo'), storage: storageOf('new'), dataDir: home('new'), key };
    const restoring = performance.now();
    await restore({ ...target, files: readSchemaFiles() }, backup);
    const ended = performance.now();

    const after = await hashTables(target.databaseUrl);
    let filesThatDiffer = 0;
    for (const [name, expected] of pictures) {
      const file = await target.storage.read(name);
      const content = file && (await file.stream.toArray());
      if (!content || sha256(Buffer.concat(content as Buffer[])) !== expected) filesThatDiffer += 1;
    }
    await server.stop();
    const seconds = (ms: number) => Math.round(ms / 100) / 10;
    const figures = {
      providers,
      pictures: pictures.size,
      isEncrypted: Number(isEncrypted(backup)),
      isDeleted: Number(isDeleted),
      backupSeconds: seconds(backedUp - began),
      restoreSeconds: seconds(ended - restoring),
      seconds: seconds(backedUp - began + ended - restoring),
      tables: Object.keys(before).length,
      tablesThatDiffer: Object.keys(before).filter((name) => before[name] !== after[name]).length,
      filesThatDiffer,
    };
    return judge(figures, [
      ['isEncrypted', 'is', 1],
      ['isDeleted', 'is', 1],
      ['tablesThatDiffer', 'is', 0],
      ['filesThatDiffer', 'is', 0],
      ['seconds', 'at most', GOAL_SECONDS],
    ]);
  });
}

/** Stores this number of pictures, and returns the hash of each file by its name. */
async function addPictures(
  databaseUrl: string,
  storage: ReturnType<typeof openStorage>,
  count: number,
): Promise<Map<string, string>> {
  const keys = Array.from({ length: count }, () => randomBytes(16).toString('hex'));
  const hashes = new Map<string, string>();
  for (const key of keys) {
    const content = randomBytes(8_000);
    await storage.write(storageName(key, 640), content, 'image/webp');
    hashes.set(storageName(key, 640), sha256(content));
  }
  await query(
    databaseUrl,
    `insert into files (storage_key, content_type, byte_size, widths)
     select key, 'image/webp', 8000, '{640}' from unnest($1::text[]) key`,
    [keys],
  );
  return hashes;
}

function isEncrypted(backup: string): boolean {
  return (
    existsSync(path.join(backup, 'manifest.json.enc')) &&
    !readFileSync(path.join(backup, 'manifest.json.enc')).includes('hashes')
  );
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
