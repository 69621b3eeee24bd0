import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '#server/app/schema.ts';
import { bearer, partnerToken } from '#tests/programs.ts';
import { useApp } from '#tests/testApp.ts';
import { examples } from './examples.ts';

const test = useApp('demo');
const named = examples.map((example) => ({ name: /(?:query|mutation) (\w+)/.exec(example.query)![1]!, ...example }));

describe('the examples of GraphiQL', () => {
  it.each(named)('$name fits the schema and runs', async ({ query, variables, needsToken }) => {
    expect(validate(schema, parse(query))).toEqual([]);
    const headers: Record<string, string> = needsToken ? bearer((await partnerToken(test)).token) : {};
    const { status, body } = await test.graphql(query, variables, headers);
    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
    const [answer] = Object.values(body.data) as { edges?: unknown[]; length?: number }[];
    expect((answer?.edges ?? [answer]).length).toBeGreaterThan(0);
  });

  it.each(named.filter(({ needsToken }) => needsToken))('$name returns an error without a token', async (example) => {
    const { body } = await test.graphql(example.query, example.variables);
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
