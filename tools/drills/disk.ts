import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { joinEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { freePort } from '../../tests/freePort.ts';
import { photo } from '../../tests/images.ts';
import { judge, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { compare, type Rumbo, startRumbo, startWriters, submitForm } from './rumbo.ts';

/** Fills the disk of the files, then that of the database. Needs root, to mount small disks. */
export function disk(): Promise<Result> {
  return inFolder(async (folder) => {
    const DATA_DIR = path.join(folder, 'data');
    mount(DATA_DIR, '700m');
    const uploads = path.join(DATA_DIR, 'uploads');
    mount(uploads, '2m');
    try {
      const rumbo = startRumbo(await freePort(), { DATA_DIR });
      await rumbo.ready();
      const noise = await photo(1_600, 1_200).jpeg({ quality: 95 }).toBuffer();
      const filled = await withFull(uploads, rumbo, noise);
      const afterFiles = await status(rumbo, noise);

      const writers = startWriters(2, () => rumbo.url);
      await wait(2_000);
      const full = await withFull(DATA_DIR, rumbo);
      const began = performance.now();
      const before = writers.acknowledged.length;
      while (writers.acknowledged.length === before && performance.now() - began < 60_000) await wait(20);
      const backMs = Math.round(performance.now() - began);
      await writers.stop();
      const postgres = await joinEmbeddedPostgres(DATA_DIR);
      const compared = await compare(postgres.url('rumbo'), writers.acknowledged);
      await rumbo.kill('SIGTERM');
      const figures = {
        uploadOnAFullDisk: filled.write,
        readsMeanwhile: filled.read,
        uploadAfterwards: afterFiles,
        formOnAFullDatabase: full.write,
        readsBesideIt: full.read,
        backMs,
        ...compared,
      };
      return judge(figures, [
        ['uploadOnAFullDisk', 'is', 503],
        ['readsMeanwhile', 'is', 200],
        ['uploadAfterwards', 'is', 200],
        ['formOnAFullDatabase', 'is', 503],
        ['readsBesideIt', 'is', 200],
        ['backMs', 'at most', 10_000],
        ['lost', 'is', 0],
        ['doubled', 'is', 0],
      ]);
    } finally {
      for (const folder of [uploads, DATA_DIR]) spawnSync('umount', ['--lazy', folder]);
    }
  });
}

function mount(folder: string, size: string): void {
  mkdirSync(folder, { recursive: true });
  const { status: code, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0777`, 'none', folder], {
    encoding: 'utf8',
  });
  if (code !== 0) throw new Error(`A small disk cannot be mounted: ${stderr}`);
}

/** The statuses of a form and a search while a disk is full. */
async function withFull(folder: string, rumbo: Rumbo, picture?: Buffer): Promise<{ write: number; read: number }> {
  const ballast = path.join(folder, 'ballast');
  try {
    fill(ballast);
    let write = 0;
    // for a while, a database writes into files that it has already allocated
    for (const until = Date.now() + 30_000; write < 500 && Date.now() < until; ) write = await status(rumbo, picture);
    const { status: read } = await fetch(`${rumbo.url}/api/search?q=carga`);
    return { write, read };
  } finally {
    rmSync(ballast);
  }
}

/** Other processes write meanwhile, so the remaining space is allocated in ever smaller pieces. */
function fill(file: string): void {
  for (let size = 1 << 20; size >= 1 << 12; size /= 2)
    for (const piece = Buffer.alloc(size); ; )
      try {
        appendFileSync(file, piece);
      } catch {
        break;
      }
}

async function status(rumbo: Rumbo, picture?: Buffer): Promise<number> {
  const key = crypto.randomUUID();
  const response = await submitForm(rumbo.url, `Full ${key}`, key, picture).catch(() => null);
  return response?.status ?? 0;
}
