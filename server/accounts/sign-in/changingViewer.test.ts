import { describe, expect, it } from 'vitest';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { visitor } from '#tests/visitor.ts';

const test = useApp('empty');

describe('a request that changes its viewer', () => {
  it('has no permissions after signing out', async () => {
    const staff = await signedInStaff(test);
    const { body } = await staff.graphql(
      'mutation { signOut { __typename } createService(input: { service: { name: "Late", subcategoryId: 6 } }) { __typename } }',
    );
    expect(body.errors).toMatchObject([{ path: ['createService'], extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await test.db.prisma.service.count({ where: { nameEn: 'Late' } })).toBe(0);
  });

  it('has the permissions of the new user after signing up', async () => {
    const { body } = await visitor(test).graphql(
      `mutation ($input: SignUpInput!) {
        signUp(input: $input) { ... on SignUpPayload { viewer { email } } }
        requestEmailVerification { viewer { emailVerified } }
      }`,
      { input: { displayName: 'Eva', email: 'eva@people.example', password: 'one long sentence' } },
    );
    expect(body).toEqual({
      data: {
        signUp: { viewer: { email: 'eva@people.example' } },
        requestEmailVerification: { viewer: { emailVerified: false } },
      },
    });
  });
});
