import { expect, it } from 'vitest';
import type { Queryable } from '#server/platform/db.ts';
import { requestScope } from '#server/platform/requestScope.ts';
import { untilChanged } from './untilChanged.ts';

it('reads outside of the first request, which would be charged for all', async () => {
  const scopeOfRead = untilChanged(async () => requestScope.getStore() ?? 'none');
  const pool = { query: () => {} } as unknown as Queryable;
  expect(await requestScope.run({ requestId: '1' }, () => scopeOfRead(pool, 'first'))).toBe('none');
});
