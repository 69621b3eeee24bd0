import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Options {
  challenge: string;
}

/** A software authenticator: creates passkeys and signs with them like a phone, with its user verified. */
export function openAuthenticator(origin = 'http://localhost:4000') {
  const id = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const rpHash = createHash('sha256').update(new URL(origin).hostname).digest();
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const PRESENT_AND_VERIFIED = 0x05;
  const WITH_KEY = 0x40;
  const authData = (flags: number, ...rest: Buffer[]) =>
    Buffer.concat([rpHash, Buffer.from([flags, 0, 0, 0, 0]), ...rest]);
  const base = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  return {
    /** The response to options of a registration. */
    create: ({ challenge }: Options): object => {
      // CBOR: an EC2 key on P-256 for ES256
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x!, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y!, 'base64url'),
      ]);
      const data = authData(PRESENT_AND_VERIFIED | WITH_KEY, Buffer.alloc(16), Buffer.from([0, id.length]), id, key);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
      return { ...base, response, clientExtensionResults: {} };
    },
    /** The response to options of a sign-in. */
    get: ({ challenge }: Options): object => {
      const client = clientData('webauthn.get', challenge);
      const data = authData(PRESENT_AND_VERIFIED);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
      return { ...base, response, clientExtensionResults: {} };
    },
  };
}
