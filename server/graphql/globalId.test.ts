import { expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

it.each(['__proto__:1', 'constructor:x', 'toString:1', 'User:0', 'User:-1', 'nothing'])(
  'the global id of %s is rejected',
  async (text) => {
    const id = Buffer.from(text).toString('base64');
    const { body } = await test.graphql('query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  },
);

it('the id of a place in a stored link from the time when places were called addresses is still valid', async () => {
  const [kept, id] = ['Address', 'Place'].map((type) => Buffer.from(`${type}:3838583`).toString('base64'));
  const { body } = await test.graphql('query ($kept: ID!) { node(id: $kept) { id } }', { kept });
  expect(body.data.node.id).toBe(id);
});
