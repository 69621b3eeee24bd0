import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openMail } from './transport.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-mail-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it.skipIf(process.platform === 'win32')(
  'writes mails as files that only this account can read, also in a folder that was open to others',
  async () => {
    const folder = path.join(dataDir, 'mail');
    mkdirSync(folder, { mode: 0o755 });
    const mail = openMail({ smtpUrl: null, mailFrom: 'no-reply@x.example', dataDir, publicUrl: 'http://localhost' });
    await mail.send({ to: 'ana@x.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', key: 'one' });
    expect(readdirSync(folder)).toEqual(['one.eml']);
    expect(readFileSync(path.join(folder, 'one.eml'), 'utf8')).toContain('To: ana@x.example');
    expect([folder, path.join(folder, 'one.eml')].map((file) => statSync(file).mode & 0o777)).toEqual([0o700, 0o600]);
  },
);
