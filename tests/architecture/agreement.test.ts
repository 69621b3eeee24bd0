import { expect, it } from 'vitest';
import { AGREEMENT_VERSION } from '#server/accounts/user/agreement.ts';
import { inForceSince } from '#web/pages/legals/legalDocuments.ts';

it('records with whoever accepts the usage agreement the date of the text they see', () => {
  expect(inForceSince.servicesagreement).toBe(AGREEMENT_VERSION);
});
