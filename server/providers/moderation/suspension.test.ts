import { describe, expect, it } from 'vitest';
import { photo } from '#tests/images.ts';
import { mailTo } from '#tests/mailTo.ts';
import { publicDoors } from '#tests/publicDoors.ts';
import { signedInPerson, useStaff } from '#tests/staff.ts';
import { submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo', { PUBLIC_URL: 'https://rumbo.example' }, 'dist/web');
const mailbox = useWorker(test);
const staff = useStaff(test);

/** An approved business with an approved picture, of a person who reads Spanish. */
async function approved() {
  const owner = await signedInPerson(test);
  const name = `Cargas ${crypto.randomUUID()}`;
  await submit(test, { businessName: name, email: owner.email }, [], { 'accept-language': 'es' });
  const { id } = await test.db.prisma.provider.findFirstOrThrow({ where: { businessName: name } });
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await photo(900, 600).png().toBuffer())]), 'truck.png');
  const { body } = await staff.form(`/api/providers/${id}/image`, form);
  expect((await staff.post(`/api/providers/${id}/image/approve`)).status).toBe(200);
  await decide(id, 'approved');
  return { owner, id, name, picture: body.image.url as string };
}

async function decide(id: number, kind: string, more: object = {}) {
  const { body } = await staff.post('/api/providers/decisions', { kind, providers: [{ id }], ...more });
  return body;
}
const suspend = (id: number) => decide(id, 'suspended', { reason: 'Nadie responde.' });
const stored = async (id: number) => {
  const { status, approvedAt, approvedById } = await test.db.prisma.provider.findUniqueOrThrow({ where: { id } });
  return { status, approvedAt, approvedById };
};
/** Ends the waiting time of decision mails immediately. */
const sendNow = () => test.db.pool.query('update graphile_worker._private_jobs set run_at = now()');

describe('is public nowhere, and everywhere again once it is published', () => {
  it('is nowhere public, and everywhere again once it is published', async () => {
    const business = await approved();
    await test.db.pool.query("update providers set updated_at = '2025-01-01' where id <> $1", [business.id]);
    const before = await publicDoors(test, staff, business);
    const { count, ...open } = before;
    expect(open).toEqual(Object.fromEntries(Object.keys(open).map((door) => [door, true])));
    const was = await stored(business.id);
    await suspend(business.id);
    const closed = Object.fromEntries(Object.keys(open).map((door) => [door, false]));
    expect(await publicDoors(test, staff, business)).toEqual({ ...closed, count: count - 1 });
    await decide(business.id, 'published');
    expect(await publicDoors(test, staff, business)).toEqual(before);
    // it was not approved again
    expect(await stored(business.id)).toEqual(was);
  });

  it('does not return to the queue, and is not approved, sent back or corrected', async () => {
    const { id, name, owner } = await approved();
    await suspend(id);
    const { body } = await staff.get(`/api/providers/unapproved?q=${encodeURIComponent(name)}`);
    expect(body.count).toBe(0);
    for (const kind of ['approved', 'rejected', 'changes-requested', 'suspended']) {
      expect(await decide(id, kind, { reason: 'no' })).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(/^(This provider is suspended|Super Admin already decided on this)/),
      });
    }
    const { body: own } = await owner.get('/api/own-providers');
    const answer = await owner.put(`/api/own-providers/${id}`, { ...own.rows[0], version: undefined });
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/^Our team suspended/) } });
    const correct = 'mutation ($id: ID!) { startCorrection(input: { providerId: $id }) { resubmitToken } }';
    expect((await owner.graphql(correct, { id })).body.errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('stays suspended when staff save it', async () => {
    const { id } = await approved();
    await suspend(id);
    const { body } = await staff.get(`/api/providers/${id}`);
    expect((await staff.put(`/api/providers/${id}`, { ...body, businessName: 'Otra' })).body.status).toBe('suspended');
  });

  it('is suspended in the lists of staff, in its history and for its owner, who is mailed both times', async () => {
    const { id, name, owner } = await approved();
    await suspend(id);
    const { body } = await staff.get(`/api/providers?q=${encodeURIComponent(name)}`);
    expect(body.rows[0]).toMatchObject({ status: 'suspended', approvedAt: expect.any(String) });
    const status = '{ viewer { providers { status reason } } }';
    expect((await owner.graphql(status)).body.data.viewer.providers).toEqual([
      { status: 'SUSPENDED', reason: 'Nadie responde.' },
    ]);
    await sendNow();
    expect((await mailTo(mailbox, owner.email, /está suspendida/)).text).toContain('Nadie responde.');
    await decide(id, 'published');
    await sendNow();
    expect((await mailTo(mailbox, owner.email, /vuelve a estar en el directorio$/)).text).toContain(
      `/providers/es/${id}-`,
    );
    const { data } = (
      await staff.graphql(`{ provider(id: ${id}) { moderation { decisions { kind } history { nodes { message } } } } }`)
    ).body;
    expect(data.provider.moderation.decisions.map(({ kind }: { kind: string }) => kind)).toEqual([
      'PUBLISHED',
      'SUSPENDED',
      'APPROVED',
    ]);
    expect(
      data.provider.moderation.history.nodes.slice(0, 2).map(({ message }: { message: string }) => message),
    ).toEqual(['Provider published again', 'Provider suspended']);
  });

  it('is restored by an undo, in either direction', async () => {
    const { id } = await approved();
    const undo = (made: { decisions: { id: number }[] }) =>
      staff.post('/api/providers/decisions/undo', {
        decisions: made.decisions.map((decision) => ({ id: decision.id })),
      });
    const was = await stored(id);
    expect((await undo(await suspend(id))).body).toEqual({ providers: [{ id }], skipped: [] });
    expect(await stored(id)).toEqual(was);
    await suspend(id);
    await undo(await decide(id, 'published'));
    const { body } = await staff.graphql(`{ provider(id: ${id}) { status } ownProviders { totalCount } }`);
    expect(body.data.provider.status).toBe('SUSPENDED');
    await decide(id, 'published');
    expect(await stored(id)).toEqual(was);
  });
});

it.each([
  ['suspended', 'Only an approved provider can be suspended'],
  ['published', 'This provider is not suspended'],
])('a business that waits is not %s', async (kind, reason) => {
  const businessName = `Cargas ${crypto.randomUUID()}`;
  await submit(test, { businessName });
  const { id } = await test.db.prisma.provider.findFirstOrThrow({ where: { businessName } });
  expect(await decide(id, kind, { reason: 'x' })).toMatchObject({ code: 'CONFLICT', message: reason });
});
