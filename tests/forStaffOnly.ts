import { expect, it } from 'vitest';
import { signedInPerson, signedInStaff } from './staff.ts';
import type { TestApp } from './testApp.ts';
import { visitor } from './visitor.ts';

type Browser = ReturnType<typeof visitor>;

interface Doors {
  /** GraphQL operations, each with one field, by its name. */
  operations: Record<string, string>;
  paths: [method: 'get' | 'post' | 'put' | 'remove', path: string][];
}

/** Tries every door as a visitor, as a person and as staff. None may change anything when staff open it. */
export function forStaffOnly(test: TestApp, { operations, paths }: Doors): void {
  it.each(Object.entries(operations))('%s is for super admins only', async (_, operation) => {
    const code = async (who: Browser) => (await who.graphql(operation)).body.errors?.[0]?.extensions?.code ?? null;
    expect(await code(visitor(test))).toBe('UNAUTHENTICATED');
    expect(await code(await signedInPerson(test))).toBe('FORBIDDEN');
    expect(['UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL_SERVER_ERROR']).not.toContain(
      await code(await signedInStaff(test)),
    );
  });

  it.each(paths)('%s %s is for super admins only', async (method, path) => {
    const status = async (who: Browser) => (await who[method](path, {})).status;
    expect(await status(visitor(test))).toBe(401);
    expect(await status(await signedInPerson(test))).toBe(403);
    expect([401, 403, 500]).not.toContain(await status(await signedInStaff(test)));
  });
}
