import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ANA, openPage, text } from '#web/testing/openPage.tsx';

const open = (status: string) =>
  openPage('/dashboard/businesses/1/people', {
    user: ANA,
    answers: {
      peopleLoaderQuery: { provider: { databaseId: 1, businessName: 'Fletes', ownership: { role: 'OWNER' }, status } },
    },
  });
const send = { name: text('people.invite') };

test('the owner of a published business can invite people', async () => {
  open('APPROVED');
  expect(await screen.findByRole('button', send)).toBeVisible();
  expect(screen.queryByText(text('people.notPublished'))).toBeNull();
});

test.each(['WAITING', 'SUSPENDED'])(
  'in place of the invitation, a business that is %s has the reason',
  async (status) => {
    open(status);
    expect(await screen.findByText(text('people.notPublished'))).toBeVisible();
    expect(screen.queryByRole('button', send)).toBeNull();
  },
);
