import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { joinEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { freePort } from '../freePort.ts';
import { openMailbox } from '../mailbox.ts';
import { judge, type Result } from './figure.ts';
import { compare, startRumbo, submitForm } from './rumbo.ts';

const WITHIN_MS = 180_000;

interface Size {
  mails: number;
  kills: number;
  /** How long the mail server refuses connections. */
  downMs: number;
}

/** The process that does jobs is killed while it sends mails, and the mail server is away for a while. */
export async function killWorker({ mails, kills, downMs }: Size): Promise<Result> {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'rumbo-drill-'));
  const mailbox = await openMailbox();
  const rumbo = startRumbo(await freePort(), { DATA_DIR, SMTP_URL: mailbox.url });
  try {
    await rumbo.ready();
    await mailbox.close();
    const down = wait(downMs).then(mailbox.open);
    const names = Array.from({ length: mails }, (_, i) => `Drill ${i} ${crypto.randomUUID()}`);
    const began = performance.now();
    const waiting = names.map((name) => ({ name, key: crypto.randomUUID() }));
    const keys = waiting.map(({ key }) => `${key}@drill.example`);
    const send = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop())
        if (!(await submitForm(rumbo.url, one.name, one.key)).ok) throw new Error('A form was refused');
    };
    const killing = async () => {
      await down;
      for (let i = 0; i < kills; i++) {
        await wait(200 + 500 * Math.random());
        for (const pid of rumbo.children().filter(isWorker)) process.kill(pid, 'SIGKILL');
      }
    };
    await Promise.all([...Array.from({ length: 8 }, send), killing()]);
    const received = () => mailbox.mails.flatMap(({ to }) => to?.map(({ address }) => address!) ?? []);
    const missing = () => new Set(keys).difference(new Set(received()));
    while (missing().size > 0 && performance.now() - began < downMs + WITHIN_MS) await wait(100);
    const postgres = await joinEmbeddedPostgres(DATA_DIR);
    const { lost } = await compare(postgres.url('rumbo'), names);
    const all = received();
    const figures = {
      mails,
      kills,
      smtpDownSeconds: downMs / 1_000,
      missing: missing().size,
      doubledPercent: Number(((100 * (all.length - new Set(all).size)) / mails).toFixed(1)),
      // of forms that were not stored
      withoutForm: all.filter((address) => !keys.includes(address)).length + lost,
      seconds: Math.round((performance.now() - began) / 1_000),
    };
    return judge(figures, [
      ['missing', 'is', 0],
      // one in a short run is more than a hundredth
      ['doubledPercent', 'at most', Math.max(1, 100 / mails)],
      ['withoutForm', 'is', 0],
      ['seconds', 'at most', (downMs + WITHIN_MS) / 1_000],
    ]);
  } finally {
    await rumbo.kill('SIGTERM');
    await mailbox.close();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

function isWorker(pid: number): boolean {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  return command.some((part) => /work\.(ts|js)$/.test(part));
}
