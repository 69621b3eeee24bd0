import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { firstAdmin } from '#server/accounts/staff/makeAdmin.ts';
import { readEnv } from '#server/platform/env.ts';
import { useApp } from '../testApp.ts';

const run = promisify(execFile);

describe('the first super admin', () => {
  const test = useApp('empty');

  it('is created at the first start, once by several processes, with a password shown only then', async () => {
    const starts = await Promise.all([1, 2, 3].map(() => firstAdmin(test.db, readEnv({}))));
    const [made, ...others] = starts.filter(({ password }) => password !== null);
    expect(others).toEqual([]);
    const answer = await test.send('POST', '/api/auth/signin', made);
    expect(answer).toMatchObject({ status: 200, body: { email: 'admin@rumbo.example', isSuperAdmin: true } });
    expect(await firstAdmin(test.db, readEnv({}))).toEqual({
      email: 'admin@rumbo.example',
      password: null,
      isPasswordGiven: false,
    });
  });
});

describe('ADMIN_EMAIL and ADMIN_PASSWORD', () => {
  const test = useApp('empty');

  it('name the first super admin', async () => {
    const env = readEnv({ ADMIN_EMAIL: 'Eva@x.example', ADMIN_PASSWORD: 'the words of my own' });
    expect(await firstAdmin(test.db, env)).toEqual({ email: 'eva@x.example', password: null, isPasswordGiven: true });
    const signIn = { email: 'eva@x.example', password: 'the words of my own' };
    expect((await test.send('POST', '/api/auth/signin', signIn)).body.isSuperAdmin).toBe(true);
  });
});

describe('npm run admin', () => {
  const test = useApp('empty');
  const admin = (...emails: string[]) =>
    run(process.execPath, ['scripts/admin.ts', ...emails], { env: { ...process.env, DATABASE_URL: test.databaseUrl } });

  it('promotes an existing account, which keeps its password', async () => {
    const account = { displayName: 'Ana', email: 'ana@x.example', password: 'one long sentence' };
    await test.send('POST', '/api/auth/signup', account);
    await test.db.pool.query('update users set email_verified_at = now()');
    const { stdout } = await admin('Ana@x.example');
    expect(stdout).toBe('ana@x.example is now a super admin.\n');
    expect((await test.send('POST', '/api/auth/signin', account)).body.isSuperAdmin).toBe(true);
  });

  it('takes over an account whose e-mail address was never confirmed: its creator does not become a super admin', async () => {
    const account = { displayName: 'Mallory', email: 'boss@x.example', password: 'one long sentence' };
    const { headers } = await test.send('POST', '/api/auth/signup', account);
    const cookie = headers.getSetCookie()[0]!.split(';')[0]!;
    const { stdout } = await admin('boss@x.example');
    const password = stdout.match(/Password \(shown only now\): (\S+)/)![1];
    expect((await test.get('/api/users', { cookie })).status).toBe(401);
    expect((await test.send('POST', '/api/auth/signin', account)).status).toBe(401);
    expect((await test.send('POST', '/api/auth/signin', { ...account, password })).body.isSuperAdmin).toBe(true);
  });

  it('creates an account when there is none, and shows its password once', async () => {
    const { stdout } = await admin('new@x.example');
    const password = stdout.match(/Password \(shown only now\): (\S+)/)![1];
    const { body } = await test.send('POST', '/api/auth/signin', { email: 'new@x.example', password });
    expect(body.isSuperAdmin).toBe(true);
  });

  it.each([[[]], [['nonsense']]])('reports the error in %j', async (emails) => {
    await expect(admin(...emails)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^No super admin was created/),
    });
  });
});
