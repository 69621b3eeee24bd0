import { describe, expect, it } from 'vitest';
import { useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const staff = useStaff(test);

describe('the field of an error', () => {
  it.each([
    ['/api/search?f=Xyzzyville', 'f'],
    [`/api/search?q=${'a'.repeat(300)}`, 'q'],
    ['/api/search?q=de', 'q'],
    ['/api/search?q=carga&top=0', 'top'],
    ['/api/search?q=carga&page=0', 'page'],
    ['/api/search?q=carga&page=11&top=100', 'page'],
    ['/api/search?q=carga&page=1000&top=100', 'page'],
    ['/api/services?page=-1', 'page'],
    [`/api/services?q=${'a'.repeat(300)}`, 'q'],
  ])('of %s is what the caller sent: %s', async (path, field) => {
    expect(await staff.get(path)).toMatchObject({ status: 400, body: { field } });
  });

  it('of a link to correct a business is the argument that held it', async () => {
    const { body } = await test.graphql('{ resubmission(token: "x") { email } }');
    expect(body.errors[0].extensions.field).toBe('token');
  });
});
