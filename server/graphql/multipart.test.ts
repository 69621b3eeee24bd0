import { describe, expect, it } from 'vitest';
import { useApp } from '../../tests/testApp.ts';

const test = useApp('empty');

/** A form as it is on the wire, of whatever parts. */
const send = (path: string, ...parts: string[]) =>
  test.app.fetch(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: parts.map((part) => `--x\r\n${part}\r\n`).join(''),
    }),
  );

const OPERATIONS = 'Content-Disposition: form-data; name="operations"\r\n\r\n{"query":"{ __typename }","variables":{}}';
const MAP = 'Content-Disposition: form-data; name="map"\r\n\r\n{"0":["variables.file"]}';
const MALFORMED = 'Content-Disposition\u0001: form-data; name="0"\r\n\r\nx';

describe('a form whose parts cannot be read', () => {
  // an error that nobody listens for ends the process
  it.each([
    ['a malformed first part', [MALFORMED]],
    ['a malformed part after the operations', [OPERATIONS, MALFORMED]],
    ['a malformed file', [OPERATIONS, MAP, MALFORMED]],
    ['no end', [OPERATIONS]],
  ])('with %s is refused, and no more happens', async (_, parts) => {
    for (const path of ['/graphql', '/api/pre-registration']) {
      const { status } = await send(path, ...parts);
      expect(status).toBeLessThan(500);
    }
  });
});
