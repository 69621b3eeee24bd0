import { setTimeout as wait } from 'node:timers/promises';
import { sweepFiles } from '#server/files/storeImage.ts';
import { openDb } from '#server/platform/db.ts';
import { joinEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { openStorage } from '#server/storage/storage.ts';
import { storageName } from '#server/storage/storageName.ts';
import { freePort } from '../freePort.ts';
import { photo } from '../images.ts';
import { judge, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { compare, startRumbo, startWriters } from './rumbo.ts';

/** The process is killed at any step of uploads of pictures, and started again. */
export function uploads(times: number): Promise<Result> {
  return inFolder(async (DATA_DIR) => {
    const port = await freePort();
    const start = () => startRumbo(port, { DATA_DIR });
    let rumbo = start();
    await rumbo.ready();
    const picture = await photo(800, 600).jpeg().toBuffer();
    const writers = startWriters(4, () => rumbo.url, { picture });
    for (let i = 0; i < times; i++) {
      await wait(200 + 600 * Math.random());
      await rumbo.kill();
      rumbo = start();
      await rumbo.ready();
    }
    await writers.stop();
    const postgres = await joinEmbeddedPostgres(DATA_DIR);
    const compared = await compare(postgres.url('rumbo'), writers.acknowledged);
    const db = openDb(postgres.url('rumbo'));
    const storage = openStorage({ storageUrl: null, dataDir: DATA_DIR });
    const stored = async () => {
      const names = new Set<string>();
      for await (const name of storage.list(new Date(Date.now() + 60_000))) names.add(name);
      return names;
    };
    const rows = await db.prisma.file.findMany({ select: { storageKey: true, widths: true } });
    const named = rows.flatMap(({ storageKey, widths }) => widths.map((width) => storageName(storageKey, width)));
    const files = await stored();
    const orphans = [...files].filter((name) => !named.includes(name)).length;
    await sweepFiles(db.prisma, storage, new Date(Date.now() + 60_000));
    const left = await stored();
    await db.close();
    await rumbo.kill('SIGTERM');
    const figures = {
      kills: times,
      ...compared,
      pictures: rows.length,
      rowsWithoutFile: named.filter((name) => !files.has(name)).length,
      orphans,
      orphansAfterTheSweep: [...left].filter((name) => !named.includes(name)).length,
      filesAfterTheSweep: left.size,
    };
    return judge(figures, [
      ['lost', 'is', 0],
      ['doubled', 'is', 0],
      ['pictures', 'at least', 1],
      ['rowsWithoutFile', 'is', 0],
      ['orphansAfterTheSweep', 'is', 0],
      ['filesAfterTheSweep', 'is', named.length],
    ]);
  });
}
