import { expect, it } from 'vitest';
import { signedInStaff } from '../staff.ts';
import type { TestApp } from '../testApp.ts';

/** Calls of the remaining paths. */
export function driveOperations(test: TestApp): void {
  it('of the log', async () => {
    const staff = await signedInStaff(test);
    for (const path of ['/api/logs', '/api/logs/export.csv']) {
      expect((await staff.get(`${path}?severity=info&from=2020-01-01T00:00:00Z`)).status).toBe(200);
      expect((await staff.get(`${path}?severity=fatal`)).status).toBe(400);
    }
    expect((await staff.get('/api/logs')).body.rows.length).toBeGreaterThan(0);
  });

  it('of help videos', async () => {
    const data = { title: 'How to search', publishedAt: new Date(), position: 1 };
    await test.db.prisma.helpVideo.create({ data: { id: 'dQw4w9WgXcQ', ...data } });
    const { status, body } = await test.get('/api/help/videos?maxResults=1');
    expect([status, body.videos.length]).toEqual([200, 1]);
    expect((await test.get('/api/help/videos?maxResults=51')).status).toBe(400);
  });
}
