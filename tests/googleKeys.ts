import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const CLIENT_ID = 'rumbo-test.apps.googleusercontent.com';

/** A server of keys like Google's, and tokens signed with them. */
export async function startGoogle() {
  let key: { id: string; privateKey: CryptoKey };
  let keys: object[] = [];
  let up = true;
  const server = createServer((_, response) => {
    response.writeHead(up ? 200 : 500, { 'content-type': 'application/json' }).end(JSON.stringify({ keys }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  /** Replaces the key. */
  async function rotate(): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    key = { id: crypto.randomUUID(), privateKey };
    keys = [{ ...(await exportJWK(publicKey)), kid: key.id, alg: 'RS256', use: 'sig' }];
  }
  await rotate();

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
    rotate,
    setUp: (isUp: boolean) => {
      up = isUp;
    },
    publicKeys: () => keys,
    /** A token with Google's claims, except for those in `claims`. */
    token: (
      claims: JWTPayload & { nonce?: string },
      header: { kid?: string } = {},
      signer: CryptoKey = key.privateKey,
    ) =>
      new SignJWT({
        iss: 'https://accounts.google.com',
        aud: CLIENT_ID,
        sub: '1234567890',
        email: 'ana@cargas.example',
        email_verified: true,
        name: 'Ana Pérez',
        iat: Math.floor(Date.now() / 1000),
        exp: Math.floor(Date.now() / 1000) + 3600,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: key.id, ...header })
        .sign(signer),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
