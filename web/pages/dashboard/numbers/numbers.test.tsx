import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { ANA, openPage, text } from '#web/testing/openPage.tsx';

const place = (databaseId: number, displayName: string) => ({ databaseId, displayName });
const demand = (count: number, changed: object) => ({ service: null, from: null, to: null, count, ...changed });
const open = (ownership: object) =>
  openPage('/dashboard/businesses/7/numbers', {
    user: ANA,
    answers: { numbersLoaderQuery: { provider: { databaseId: 7, businessName: 'Andes', ownership } } },
  });
const lines = (id: string) =>
  within(screen.getByRole('region', { name: text(id) }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('owners read how many people wait for a carrier, by lane and service, beside searches with few results', async () => {
  const [lima, quito] = [place(1, 'Lima'), place(2, 'Quito')];
  const service = { databaseId: 3, name: 'Reefer' };
  open({
    waitingDemand: [demand(7, { service, from: lima, to: quito }), demand(5, { from: lima })],
    unmetDemand: [demand(1, { service, to: quito })],
  });
  await screen.findByRole('heading', { level: 1, name: text('numbers.title') });
  expect(lines('numbers.waiting')).toEqual([
    text('numbers.waitingFor', { count: 7, what: 'Reefer, Lima → Quito' }),
    text('numbers.waitingFor', { count: 5, what: 'Lima' }),
  ]);
  expect(lines('numbers.demand')).toEqual([text('numbers.demandPlace', { count: 1, what: 'Reefer, Quito' })]);
  await expectAccessible();
});

test('where fewer wait than may be told, there is no part about them', async () => {
  open({ waitingDemand: [], unmetDemand: [] });
  await screen.findByRole('heading', { level: 1, name: text('numbers.title') });
  expect(screen.queryByText(text('numbers.waiting'))).toBeNull();
  expect(screen.queryByText(text('numbers.demand'))).toBeNull();
});

test('each total is compared with that of the thirty days before, if there was any', async () => {
  const totals = { seen: 90, opened: 12, whatsapp: 4, phone: 0, email: 0, website: 0 };
  open({
    numbers: { totals, regions: [], days: [] },
    sixty: { totals: { ...totals, seen: 150, whatsapp: 12 } },
    waitingDemand: [],
    unmetDemand: [],
  });
  const part = await screen.findByRole('region', { name: text('numbers.totals') });
  expect(
    within(part)
      .getAllByRole('definition')
      .map((figure) => figure.textContent),
  ).toEqual([...['90', '+50% (before: 60)', '12', '4', '-50% (before: 8)']]);
});
