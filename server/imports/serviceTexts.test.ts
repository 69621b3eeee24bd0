import { expect, it } from 'vitest';
import { CITY, useImports } from '#tests/importing.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);
const { staff, check } = useImports(test);

it('a service text that rows can read directly need not be matched', async () => {
  const row = (name: string, services: string) => [name, CITY, services];
  const { id } = await check([
    ['businessName', 'city', 'services'],
    row('Uno', `Refrigerated transport @ ${CITY}`),
    row('Dos', 'Refrigerated transport | Timber and log transport'),
    row('Tres', 'Refrigerated transport'),
    row('Cuatro', 'Refrigerated transport | Nothing like it'),
  ]);
  const query = 'query ($id: ID!) { providerImport(id: $id) { serviceTexts { text isMatched } } }';
  const { body } = await staff.graphql(query, { id });
  expect(body.data.providerImport.serviceTexts).toEqual([
    { text: 'Refrigerated transport', isMatched: true },
    { text: 'Refrigerated transport | Nothing like it', isMatched: false },
  ]);
});
