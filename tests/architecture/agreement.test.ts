import { expect, it } from 'vitest';
import { AGREEMENT_VERSION } from '#server/accounts/user/insertUser.ts';
import { inForceSince } from '#web/pages/legals/legalDocuments.ts';

it('stores with an accepted usage agreement the date of the displayed text', () => {
  expect(inForceSince.servicesagreement).toBe(AGREEMENT_VERSION);
});
