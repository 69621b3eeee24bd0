import { setTimeout as wait } from 'node:timers/promises';
import { sweepFiles } from '../../server/files/storeImage.ts';
import { openDb } from '../../server/platform/db.ts';
import { joinEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { storageName } from '../../server/storage/storageName.ts';
import { freePort } from '../../tests/freePort.ts';
import { photo } from '../../tests/images.ts';
import { judge, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { compare, startRumbo, startWriters, submitForm } from './rumbo.ts';

/** The number of untimed uploads that warm up the process. */
const WARM_UPLOADS = 20;
/** The maximum duration of an upload in a process that has just started, relative to the timed ones. */
const BEYOND = 5;

/** Kills the process at every step of the upload of a picture, during other uploads, and starts it again. */
export function uploads(times: number): Promise<Result> {
  return inFolder(async (DATA_DIR) => {
    const port = await freePort();
    const start = () => startRumbo(port, { DATA_DIR });
    let rumbo = start();
    await rumbo.ready();
    const picture = await photo(800, 600).jpeg().toBuffer();
    const writers = startWriters(2, () => rumbo.url, { picture });
    const acknowledged: string[] = [];
    const upload = async (): Promise<void> => {
      const name = `Drill ${crypto.randomUUID()}`;
      // mostly interrupted by the kill
      const response = await submitForm(rumbo.url, name, crypto.randomUUID(), picture).catch(() => null);
      if (response && response.status < 300) acknowledged.push(name);
    };
    const began = performance.now();
    for (let i = 0; i < WARM_UPLOADS; i++) await upload();
    const uploadMs = Math.round((performance.now() - began) / WARM_UPLOADS);
    for (let i = 0; i < times; i++) {
      const cut = upload();
      // at equal intervals, from the beginning of the upload until after its response
      await wait((uploadMs * BEYOND * (i + 0.5)) / times);
      await rumbo.kill();
      await cut;
      rumbo = start();
      await rumbo.ready();
    }
    const answered = acknowledged.length - WARM_UPLOADS;
    await writers.stop();
    const postgres = await joinEmbeddedPostgres(DATA_DIR);
    const compared = await compare(postgres.url('rumbo'), [...writers.acknowledged, ...acknowledged]);
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
      uploadMs,
      answeredBeforeTheKill: answered,
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
