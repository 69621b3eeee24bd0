import { describe, expect, it } from 'vitest';
import { formatTimestamp } from '#server/graphql/scalars.ts';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { canRead, RELATIONS, readRows } from './readRows.ts';

const test = useApp('demo');

/** In JSON, where Prisma's timestamps and dates are texts, too. */
function asText(rows: unknown): unknown {
  const date = (name: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (name === 'validUntil') return value.slice(0, 10);
    return /(?:At|Since|^at|^since|^until)$/.test(name) ? formatTimestamp(value) : value;
  };
  return JSON.parse(JSON.stringify(rows), date);
}

describe('the rows of a page of providers', () => {
  it('are equal to those read by Prisma, with all displayed data', async () => {
    const staff = await signedInStaff(test);
    const approver = await test.db.prisma.user.findFirstOrThrow({ where: { email: staff.email } });
    await test.db.prisma.provider.updateMany({ where: { id: { lte: 300 } }, data: { approvedById: approver.id } });
    const file = { storageKey: 'truck', contentType: 'image/webp', byteSize: 5, widths: [160, 640] };
    const image = { file: { create: file }, approvedAt: new Date() };
    const { id } = await test.db.prisma.provider.findFirstOrThrow({ where: { image: null } });
    await test.db.prisma.provider.update({ where: { id }, data: { image: { create: image } } });
    const prisma = await test.db.prisma.provider.findMany({ include: RELATIONS, orderBy: { id: 'asc' } });
    const ids = prisma.map(({ id }) => id);
    const rows = await readRows(test.db.pool, ids);
    expect(asText(rows.sort((a, b) => a.id - b.id))).toEqual(asText(prisma));
    expect(prisma.some((row) => row.image)).toBe(true);
    expect(prisma.some((row) => row.approver && row.taxType && row.contacts[0] && row.services[0])).toBe(true);
    expect(prisma.some((row) => row.branches[0])).toBe(true);
  });

  it('are empty for no ids', async () => {
    expect(await readRows(test.db.pool, [])).toEqual([]);
  });

  it.each([
    { image: true },
    { mailedLinks: { where: { kind: 'business', usedAt: { not: null } }, take: 1 } },
    { approver: { include: { providers: { take: 100 } } } },
    { contacts: { orderBy: { id: 'desc' } } },
  ])('are left to Prisma with %j', (include) => {
    expect(canRead(include)).toBe(false);
  });
});

it.each([
  '2026-05-31T08:59:43+00:00',
  '2026-05-31T08:59:43.5+00:00',
  '2026-05-31T08:59:43.314-03:00',
  '2026-05-31T08:59:43.12Z',
])('the timestamp %s of PostgreSQL is written like all others', (text) => {
  expect(formatTimestamp(text)).toBe(new Date(text).toISOString());
});
