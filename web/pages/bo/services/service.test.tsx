import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SYNONYMS } from '#shared/synonyms.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

test('other words for a service are counted, and stay typed where the server refuses them', async () => {
  const service = { nameEn: 'Cranes', nameEs: 'Grúas', namePt: 'Guindastes', subcategory: { databaseId: 1 } };
  const { api, person } = openPage('/bo/services/7', {
    user: STAFF,
    answers: {
      serviceLoaderQuery: { service: { ...service, databaseId: 7, synonyms: [] } },
      ServicePageMutation: new Refusal('Too long', 'BAD_USER_INPUT', 'synonyms'),
    },
  });
  const words = await screen.findByLabelText(text('bo.field.synonyms'));
  await person.type(words, 'Grúa\n\n  guindaste \nlong');
  expect(screen.getByText(`3 / ${SYNONYMS.max}`)).toBeVisible();
  await person.click(screen.getByRole('button', { name: text('bo.save') }));
  await waitFor(() => expect(words).toHaveAccessibleDescription(expect.stringContaining('Too long')));
  expect(words).toHaveValue('Grúa\n\n  guindaste \nlong');
  expect(api.sent('ServicePageMutation')).toHaveLength(1);
});
