import { newPerson } from './account.ts';
import { ask } from './requests.ts';
import { enterQueue } from './returned.ts';
import { expect, expectAccessible, test } from './test.ts';

test('listings of one name for one service are one card, with links to the others', async ({ page, request, text }) => {
  const businessName = `Frio ${crypto.randomUUID().slice(0, 8)}`;
  for (const email of [newPerson().email, newPerson().email]) {
    const databaseId = await enterQueue(request, { email, businessName });
    await ask(request, 'mutation ($input: DecideProviderInput!) { decideProvider(input: $input) { undoSeconds } }', {
      input: { databaseId, kind: 'APPROVED' },
    });
  }
  await page.goto(`/?f=Rosario&q=${encodeURIComponent(`transporte refrigerado ${businessName}`)}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByText(text('results.sameName')).getByRole('link', { name: 'Rosario' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(businessName);
});
