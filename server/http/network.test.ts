import { expect, it, vi } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const test = useApp('empty');

it('requests through a proxy that is not trusted are reported once: their callers share one rate limit', async () => {
  const warn = vi.spyOn(test.parts.log, 'warn');
  for (const address of ['192.0.2.1', '192.0.2.2'])
    await test.get('/api/search?q=carga', { 'x-forwarded-for': address });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY is 0')]]);
});
