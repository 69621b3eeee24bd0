import { validate } from 'graphql';
import { expect, it } from 'vitest';
import { routes } from './routes.ts';
import { schema } from './schema.ts';

it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'the operation of %s is valid in the schema',
  (_, { document }) => {
    expect(validate(schema, document)).toEqual([]);
  },
);
