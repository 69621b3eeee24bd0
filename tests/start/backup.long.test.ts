import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_ROLE } from '#server/postgres/appRole.ts';
import { storageName } from '#server/storage/storageName.ts';
import { emptyDatabase, query } from '../emptyDatabase.ts';
import { hashTables } from '../hashTables.ts';
import { APP_PASSWORD } from '../postgres.ts';
import { useApp } from '../testApp.ts';

const run = promisify(execFile);
const test = useApp('demo');
const root = mkdtempSync(path.join(tmpdir(), 'rumbo-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const KEY = Buffer.alloc(32, 7).toString('base64');
const PICTURE = { key: 'a'.repeat(32), widths: [160, 640] };

function command(name: 'backup' | 'restore', folder: string, variables: NodeJS.ProcessEnv) {
  return run(process.execPath, [`scripts/${name}.ts`, folder], { env: { ...process.env, ...variables } });
}

const source = () => ({ DATABASE_URL: test.databaseUrl, DATA_DIR: test.parts.env.dataDir });
const latest = (directory: string) => path.join(directory, readdirSync(directory).sort().at(-1)!);

beforeAll(async () => {
  for (const width of PICTURE.widths)
    await test.parts.storage.write(storageName(PICTURE.key, width), Buffer.from(`picture ${width}`), 'image/webp');
  await test.db.pool.query(
    `insert into files (storage_key, content_type, byte_size, widths) values ($1, 'image/webp', 20, $2)`,
    [PICTURE.key, PICTURE.widths],
  );
  test.parts.secretKey();
});

describe('a backup', () => {
  it('restores every row and file into an empty database and folder, with its key', async () => {
    const key = { BACKUP_KEY: KEY };
    const backups = path.join(root, 'encrypted');
    const { stdout } = await command('backup', backups, { ...source(), ...key });
    expect(stdout).toContain('every hash was verified');
    const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: path.join(root, 'restored') };
    const app = new URL(target.DATABASE_URL);
    app.username = APP_ROLE;
    app.password = APP_PASSWORD;
    const addresses = { DATABASE_URL: String(app), DATABASE_DIRECT_URL: target.DATABASE_URL };
    const restored = await command('restore', latest(backups), { ...target, ...addresses, ...key });
    expect((await query(String(app), 'select from providers limit 1')).rowCount).toBe(1);
    expect(restored.stdout).toMatch(/^Restored the backup of 20.*, 2 files/);
    expect(await hashTables(target.DATABASE_URL)).toEqual(await hashTables(test.databaseUrl));
    const file = (dataDir: string, ...names: string[]) => readFileSync(path.join(dataDir, ...names), 'utf8');
    expect(file(target.DATA_DIR, 'uploads', 'aa', storageName(PICTURE.key, 640))).toBe('picture 640');
    expect(file(target.DATA_DIR, 'secret.key')).toBe(file(test.parts.env.dataDir, 'secret.key'));
    // nothing of it can be read without the key
    const manifest = readFileSync(path.join(latest(backups), 'manifest.json.enc'));
    expect(manifest.includes('migrations')).toBe(false);
    await expect(command('restore', latest(backups), target)).rejects.toMatchObject({
      stderr: expect.stringContaining('set BACKUP_KEY'),
    });
  }, 60_000);

  it('is refused when one of its files was changed, or if the target has data, and then changes nothing', async () => {
    const backups = path.join(root, 'plain');
    const { stdout } = await command('backup', backups, source());
    expect(stdout).toContain('keep a copy elsewhere');
    await expect(command('restore', latest(backups), source())).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The database has data'),
    });
    const DATABASE_URL = await emptyDatabase();
    writeFileSync(path.join(latest(backups), 'database', 'public.users.copy.gz'), 'changed');
    await expect(command('restore', latest(backups), { ...source(), DATABASE_URL })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('public.users.copy.gz of the backup was changed'),
    });
    expect(await hashTables(DATABASE_URL)).toEqual({});
  }, 60_000);
});
