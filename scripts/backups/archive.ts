import { createCipheriv, createDecipheriv, createHash, type KeyObject, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Manifest {
  format: 1;
  takenAt: string;
  /** Names of the applied migrations, in order. */
  migrations: string[];
  tables: { schema: string; name: string; columns: string[]; rows: number; file: string }[];
  sequences: { name: string; value: string; isCalled: boolean }[];
  /** Uploaded files, by their name in the storage. */
  uploads: string[];
  /** Files that were already missing when the backup was taken, although rows name them. */
  missing: string[];
  /** Whether the backup contains the key for stored secrets: only when it is encrypted. */
  hasSecretKey: boolean;
  /** SHA-256 of each file as stored on disk. */
  hashes: Record<string, string>;
}

/** A folder of files, each encrypted separately when there is a key. Its name is part of the authenticated data. */
export interface Archive {
  hashes: Record<string, string>;
  write: (name: string, content: Readable) => Promise<void>;
  read: (name: string) => Promise<Readable>;
}

export function openArchive(folder: string, key: KeyObject | null): Archive {
  const hashes: Record<string, string> = {};
  return {
    hashes,
    write: async (name, content) => {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const digest = createHash('sha256');
      const hashing = new Transform({
        transform(chunk: Buffer, _, done) {
          digest.update(chunk);
          done(null, chunk);
        },
      });
      await pipeline(
        content,
        key ? encrypt(key, name) : new PassThrough(),
        hashing,
        createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
      );
      hashes[name] = digest.digest('hex');
    },
    read: async (name) => {
      const file = path.join(folder, name);
      return key ? decrypt(key, name, file) : createReadStream(file);
    },
  };
}

function encrypt(key: KeyObject, name: string): Transform {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(name));
  let isStarted = false;
  const start = (stream: Transform) => {
    if (!isStarted) stream.push(iv);
    isStarted = true;
  };
  return new Transform({
    transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback) {
      start(this);
      done(null, cipher.update(chunk));
    },
    flush(done) {
      start(this);
      this.push(cipher.final());
      this.push(cipher.getAuthTag());
      done();
    },
  });
}

async function decrypt(key: KeyObject, name: string, file: string): Promise<Readable> {
  const { size } = await stat(file);
  if (size < IV_BYTES + TAG_BYTES) throw new Error(`${name} is cut off`);
  const handle = await open(file, 'r');
  const iv = Buffer.alloc(IV_BYTES);
  const tag = Buffer.alloc(TAG_BYTES);
  await handle.read(iv, 0, IV_BYTES, 0);
  await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
  await handle.close();
  const decipher = createDecipheriv(CIPHER, key, iv).setAAD(Buffer.from(name)).setAuthTag(tag);
  const end = size - TAG_BYTES - 1;
  if (end < IV_BYTES) return decipher.end();
  return createReadStream(file, { start: IV_BYTES, end })
    .on('error', (error) => decipher.destroy(error))
    .pipe(decipher);
}

const MANIFEST = 'manifest.json';

/** Writes the manifest, as the last file: a folder without a manifest is not a backup. */
export async function writeManifest(folder: string, manifest: Manifest, key: KeyObject | null): Promise<void> {
  const text = JSON.stringify(manifest);
  const archive = openArchive(folder, key);
  if (key) await archive.write(`${MANIFEST}.enc`, PassThrough.from([Buffer.from(text)]));
  else await writeFile(path.join(folder, MANIFEST), text, { mode: 0o600, flush: true });
}

/** Throws when the folder is not a backup, or when it was made with another key. */
export async function readManifest(folder: string, key: KeyObject | null): Promise<Manifest> {
  const has = (name: string) => stat(path.join(folder, name)).then(Boolean, () => false);
  const isEncrypted = await has(`${MANIFEST}.enc`);
  if (!isEncrypted && !(await has(MANIFEST)))
    throw new Error(
      `${folder} is not a complete backup: it has no ${MANIFEST}. Name the folder that npm run backup wrote.`,
    );
  if (isEncrypted && !key) throw new Error('The backup is encrypted: set BACKUP_KEY to the key that it was made with.');
  if (!isEncrypted) return JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')) as Manifest;
  try {
    const text = await (await openArchive(folder, key).read(`${MANIFEST}.enc`)).toArray();
    return JSON.parse(Buffer.concat(text as Buffer[]).toString()) as Manifest;
  } catch (error) {
    throw new Error('BACKUP_KEY is not the key of this backup, or its manifest was changed.', { cause: error });
  }
}

/** Compares every file with its hash. Throws for the first missing or changed one. */
export async function verify(folder: string, { hashes }: Manifest): Promise<void> {
  await severalAtOnce(Object.entries(hashes), async ([name, expected]) => {
    const digest = createHash('sha256');
    try {
      await pipeline(createReadStream(path.join(folder, name)), digest);
    } catch (error) {
      throw new Error(`${name} of the backup cannot be read: ${(error as Error).message}`, { cause: error });
    }
    if (digest.digest('hex') !== expected) throw new Error(`${name} of the backup was changed: its hash differs.`);
  });
}

const AT_ONCE = 16;

/** Handles several files concurrently, as each waits for its disk or store. */
export async function severalAtOnce<Item>(items: Iterable<Item>, run: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const next = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
