import { describe, expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const test = useApp('empty');

/** A form with arbitrary parts, as sent over the network. */
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

describe('a form with unreadable parts', () => {
  // an error event without a listener ends the process
  it.each([
    ['a malformed first part', [MALFORMED]],
    ['a malformed part after the operations', [OPERATIONS, MALFORMED]],
    ['a malformed file', [OPERATIONS, MAP, MALFORMED]],
    ['no end', [OPERATIONS]],
  ])('with %s is rejected, without side effects', async (_, parts) => {
    for (const path of ['/graphql', '/api/pre-registration']) {
      const { status } = await send(path, ...parts);
      expect(status).toBeLessThan(500);
    }
  });
});

/** A form with these fields and a file named 0. */
const form = (operations: string, map: string) =>
  send(
    '/graphql',
    `Content-Disposition: form-data; name="operations"\r\n\r\n${operations}`,
    `Content-Disposition: form-data; name="map"\r\n\r\n${map}`,
    'Content-Disposition: form-data; name="0"; filename="a.png"\r\n\r\nx',
  );
const operation = (variables: unknown) => JSON.stringify({ query: '{ __typename }', variables });

describe('the map of a form', () => {
  it.each([
    ['inherited properties', '{"0":["hasOwnProperty.call"]}'],
    ['inherited properties of a variable', '{"0":["variables.file.toString.call"]}'],
    ['two paths', '{"0":["variables.file","variables.other"]}'],
    ['no path', '{"0":[]}'],
    ['a path outside of the variables', '{"0":["query"]}'],
    ['the variables object', '{"0":["variables"]}'],
    ['a prototype', '{"0":["variables.__proto__.x"]}'],
    ['a missing variable', '{"0":["variables.none"]}'],
    ['a variable that has a value', '{"0":["variables.text"]}'],
    ['a character of a text', '{"0":["variables.text.0"]}'],
    ['a number instead of a path', '{"0":[1]}'],
    ['a text instead of paths', '{"0":"variables.file"}'],
    ['an array', '[["variables.file"]]'],
    ['two files', '{"0":["variables.file"],"1":["variables.other"]}'],
  ])('with %s is rejected', async (_, map) => {
    const { status } = await form(operation({ file: null, other: null, text: 'abc' }), map);
    expect([400, 413]).toContain(status);
    expect(Object.hasOwn({ a: 1 }, 'a')).toBe(true);
    expect((await test.get('/api/services/categories')).status).toBe(200);
  });

  it('with one path to a null variable is accepted', async () => {
    const response = await form(operation({ file: null }), '{"0":["variables.file"]}');
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('is accepted with variables nested 90,000 deep', async () => {
    const deep = `${'['.repeat(90_000)}${']'.repeat(90_000)}`;
    const operations = `{"query":"{ __typename }","variables":{"file":null,"deep":${deep}}}`;
    expect((await form(operations, '{"0":["variables.file"]}')).status).toBe(200);
  });
});
