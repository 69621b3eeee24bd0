import { newPerson } from './account.ts';
import { newWord } from './place.ts';
import { enterQueue } from './returned.ts';
import { approve } from './staff.ts';
import { expect, expectAccessible, test } from './test.ts';

/** A place where other tests count no results. */
const USHUAIA = '3833367';

test('listings of one name for one service are one card, with links to the others', async ({ page, request, text }) => {
  const businessName = `Frio ${newWord()}`;
  for (const email of [newPerson().email, newPerson().email]) {
    const databaseId = await enterQueue(request, { email, businessName, addressId: USHUAIA });
    await approve(request, databaseId);
  }
  await page.goto(`/?f=Ushuaia&q=${encodeURIComponent(`transporte refrigerado ${businessName}`)}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByText(text('results.sameName')).getByRole('link', { name: 'Ushuaia' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(businessName);
});
