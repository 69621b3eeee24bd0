import { expect, it, vi } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const test = useApp('empty', { TRUST_PROXY: '0' });

it('one warning says that requests come through a proxy which is not trusted', async () => {
  const warn = vi.spyOn(test.parts.log, 'warn');
  await test.get('/api/search?q=carga');
  expect(warn).not.toHaveBeenCalled();
  for (const caller of ['192.0.2.1', '192.0.2.2']) await test.get('/api/search?q=carga', { 'x-forwarded-for': caller });
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/X-Forwarded-For, but TRUST_PROXY is 0/)]]);
});
