import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReceiver, type Receiver } from '#tests/receiver.ts';
import { isPublicAddress, postWebhook } from './postWebhook.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

const post = (url: string, privateHosts: string[] = []) =>
  postWebhook({ url, headers: {}, body: '{}', privateHosts, signal: new AbortController().signal });

describe('a webhook', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.3.4',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '224.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[::ffff:10.0.0.1]',
    '[::ffff:7f00:1]',
    '[::10.0.0.1]',
    '[64:ff9b::a00:1]',
    '[2002:a00:1::]',
    '[fd00::1]',
    '[fe80::1]',
    '[ff02::1]',
  ])('is not sent to %s', async (host) => {
    const { status, error } = await post(`https://${host}:${receiver.port}/`);
    expect(status).toBeNull();
    expect(error).toMatch(/not public$/);
  });

  it('is not sent to a name that resolves to a private address', async () => {
    const { status, error } = await post(`https://localhost:${receiver.port}/`);
    expect(status).toBeNull();
    expect(error).toMatch(/leads to .+, which is not public$/);
  });

  it('is not sent without TLS', async () => {
    expect((await post(`http://localhost:${receiver.port}/`)).error).toBe('Only https: is allowed');
  });

  it('reached none of these receivers', () => {
    expect(receiver.received).toHaveLength(0);
  });

  it('is sent to a host that the settings allow, and to no other port of it', async () => {
    expect(await post(receiver.url, [`localhost:${receiver.port}`])).toEqual({ status: 204, error: null });
    expect(await post(receiver.url, ['localhost'])).toEqual({ status: 204, error: null });
    expect((await post(receiver.url, [`localhost:${receiver.port + 1}`])).status).toBeNull();
    expect(receiver.received).toHaveLength(2);
  });

  it.each(['8.8.8.8', '200.42.0.1', '2800:3f0::1', '2606:4700::1111'])('may be sent to %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('that no server receives reports the reason', async () => {
    await receiver.close();
    expect((await post(receiver.url, ['localhost'])).error).toMatch(/ECONNREFUSED/);
  });
});
