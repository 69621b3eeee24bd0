import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { photo } from '#tests/images.ts';
import { type OneConnection, oneConnection } from '#tests/oneConnection.ts';
import { REFRIGERATED, ROSARIO, SUBMISSION } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

// REST calls the place `addressId`
const { addressId: _, ...texts } = SUBMISSION;

describe('over GraphQL', () => {
  const MUTATION = `mutation ($input: PreRegisterInput!) { preRegister(input: $input) {
    ... on PreRegisterPayload { email } ${ERRORS} } }`;
  const input = (changes: object = {}) => ({
    ...texts,
    serviceId: REFRIGERATED,
    placeId: ROSARIO,
    ...changes,
  });

  function multipart(changes: object, bytes: Buffer, files = 1): FormData {
    const form = new FormData();
    form.append(
      'operations',
      JSON.stringify({ query: MUTATION, variables: { input: { ...input(changes), file: null } } }),
    );
    form.append(
      'map',
      JSON.stringify(Object.fromEntries(Array.from({ length: files }, (_, i) => [i, ['variables.input.file']]))),
    );
    for (let i = 0; i < files; i++) form.append(String(i), new Blob([new Uint8Array(bytes)]), 'photo.jpg');
    return form;
  }

  // over a real connection: this is how browsers send files
  let connection: OneConnection;
  beforeAll(async () => {
    const server = createServer(test.app.handle).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    connection = oneConnection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return () => {
      connection.close();
      server.close();
    };
  });
  const send = async (body: FormData | string) => {
    const headers = typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined;
    const { status, text } = await connection.post('/graphql', body, headers);
    return { status, body: JSON.parse(text) };
  };

  it('takes a picture according to the multipart specification', async () => {
    const bytes = await photo().jpeg().toBuffer();
    const { body } = await send(multipart({ businessName: 'Por GraphQL' }, bytes));
    expect(body).toEqual({ data: { preRegister: { email: expect.any(String) } } });
    expect((await test.db.prisma.file.findFirst({ orderBy: { id: 'desc' } }))!.widths).toEqual([160, 480, 960]);
  });

  it('stops a picture over 2 MB, and a much larger one before all of it has arrived', async () => {
    for (const megabytes of [2.1, 9, 40]) {
      const { status, body } = await send(multipart({}, Buffer.alloc(megabytes * 1024 * 1024)));
      expect([status, body.errors[0].extensions.code]).toEqual([413, 'TOO_LARGE']);
    }
  });

  it('refuses two files, a missing file, and a text instead of one', async () => {
    const bytes = await photo(60, 60).png().toBuffer();
    expect((await send(multipart({}, bytes, 2))).status).toBe(413);
    const without = multipart({}, bytes);
    without.delete('0');
    expect(formErrors((await send(without)).body)).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
    const text = JSON.stringify({ query: MUTATION, variables: { input: input({ file: 'photo.jpg' }) } });
    expect((await send(text)).status).toBe(400);
    expect((await send(JSON.stringify({ query: '{ __typename }' }))).status).toBe(200);
  });

  it('refuses a lone surrogate', async () => {
    const { body } = await send(
      JSON.stringify({ query: MUTATION, variables: { input: input({ businessName: 'A\ud800' }) } }),
    );
    expect(formErrors(body)).toMatchObject([{ code: 'BAD_USER_INPUT', path: ['businessName'] }]);
  });

  it('frees the connection when the form is refused before its picture was read', async () => {
    const bytes = Buffer.alloc(1_900_000);
    for (let i = 0; i < 20; i++) {
      const { body } = await send(multipart({ email: 'nonsense' }, bytes));
      expect(formErrors(body)).toMatchObject([{ path: ['email'] }]);
    }
  });
});
