import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { askOf, KEY, keepLoads, keptLoads, loadOf, ROUTE } from '#web/testing/loads.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

test('a load shows prices first, and a click records the answer of a business', async () => {
  keepLoads([
    loadOf({ asked: [askOf(7, 'Andes'), askOf(8, 'Pampa'), askOf(9, 'Sur', { answer: 'PRICE', price: 'USD 900' })] }),
  ]);
  const { person } = openPage(`/loads?load=${KEY}`);
  const row = (name: string) => within(screen.getByRole('group', { name }));
  const names = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  await screen.findByRole('heading', { level: 1, name: ROUTE });
  expect(names()).toEqual(['Sur', 'Andes', 'Pampa']);
  await person.click(row('Andes').getByRole('button', { name: text('load.no') }));
  await person.click(row('Pampa').getByRole('button', { name: text('load.price') }));
  await person.type(screen.getByRole('textbox', { name: text('load.priceField', { name: 'Pampa' }) }), 'USD 800');
  expect(names()).toEqual(['Pampa', 'Sur', 'Andes']);
  await person.type(screen.getByRole('textbox', { name: text('load.note') }), 'by noon');
  await expectAccessible();
  expect(keptLoads().loads[0]).toMatchObject({
    note: 'by noon',
    asked: [
      { name: 'Andes', answer: 'NO', isSent: true },
      { name: 'Pampa', answer: 'PRICE', price: 'USD 800', isSent: true },
      { name: 'Sur', isSent: false },
    ],
  });
});

test('repeating a load selects all businesses that were asked, also twelve, with its texts and without its date', async () => {
  const ids = Array.from({ length: 12 }, (_, at) => at + 1);
  const contacts = [{ databaseId: 70, contactType: 'WHATSAPP', displayValue: '+54', url: 'https://wa.me/54' }];
  keepLoads([loadOf({ asked: ids.map((id) => askOf(id, `Andes ${id}`)) })]);
  const { api, person } = openPage(`/loads?load=${KEY}`, {
    answers: {
      AskSeveralQuery: {
        shortlist: { providers: ids.map((id) => ({ databaseId: id, businessName: `Andes ${id}`, contacts })) },
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: text('load.repeat') }));
  const dialog = within(await screen.findByRole('dialog', { name: text('results.ask') }));
  expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(12);
  expect(dialog.getByText(text('shortlist.askText', { max: 12 }))).toBeVisible();
  const field = (id: string) => dialog.getByRole('textbox', { name: text(id) });
  expect(field('shortlist.weight')).toHaveValue('12 t');
  expect(field('page.date')).toHaveValue('');
  expect(api.sent('AskSeveralQuery')).toEqual([{ ids: ids.map(String) }]);
  await person.click(dialog.getByRole('link', { name: 'WhatsApp Andes 12' }));
  // a new load is stored in addition to the previous one
  expect(keptLoads().loads.map(({ asked }: { asked: object[] }) => asked.length)).toEqual([1, 12]);
});

test('by keyboard alone a load is marked, priced, described and deleted', async () => {
  keepLoads([loadOf({ asked: [askOf(7, 'Andes')] })]);
  const { person } = openPage(`/loads?load=${KEY}`);
  await screen.findByRole('heading', { level: 1, name: ROUTE });
  const tabTo = async (target: HTMLElement) => {
    for (let presses = 0; presses < 60 && document.activeElement !== target; presses++) await person.tab();
    expect(target).toHaveFocus();
  };
  const button = (id: string) => screen.getByRole('button', { name: text(id) });
  await tabTo(screen.getByRole('checkbox', { name: text('load.sent', { way: 'WHATSAPP' }) }));
  await person.keyboard(' ');
  expect(keptLoads().loads[0].asked[0]).toMatchObject({ isSent: true, answer: null });
  await tabTo(button('load.price'));
  await person.keyboard('{Enter}');
  await tabTo(screen.getByRole('textbox', { name: text('load.priceField', { name: 'Andes' }) }));
  await person.keyboard('USD 800');
  expect(keptLoads().loads[0].asked[0]).toMatchObject({ answer: 'PRICE', price: 'USD 800' });
  await tabTo(screen.getByRole('textbox', { name: text('load.note') }));
  await person.keyboard('by noon');
  expect(keptLoads().loads[0].note).toBe('by noon');
  await tabTo(screen.getByRole('link', { name: text('load.signIn') }));
  await tabTo(button('load.remove'));
  await person.keyboard('{Enter}');
  const question = await screen.findByRole('alertdialog');
  await tabTo(within(question).getByRole('button', { name: text('load.remove') }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(button('load.remove')).toHaveFocus());
  await person.keyboard('{Enter}');
  await tabTo(within(await screen.findByRole('alertdialog')).getByRole('button', { name: text('load.remove') }));
  await person.keyboard('{Enter}');
  expect(await screen.findByText(text('load.none'))).toBeVisible();
});

test('a message that is marked as sent reads as asked, and the mark can be removed', async () => {
  keepLoads([loadOf({ asked: [askOf(7, 'Andes'), askOf(8, 'Pampa', { way: 'PHONE' })] })]);
  const { person } = openPage(`/loads?load=${KEY}`);
  const mark = (name: string, way: string) =>
    within(screen.getByRole('group', { name })).getByRole('checkbox', { name: text('load.sent', { way }) });
  await screen.findByRole('heading', { level: 1, name: ROUTE });
  expect(mark('Pampa', 'PHONE')).not.toBeChecked();
  await person.click(mark('Andes', 'WHATSAPP'));
  const asked = /^Asked by WhatsApp/;
  expect(screen.getByText(asked)).toBeVisible();
  expect(keptLoads().loads[0].asked).toMatchObject([{ isSent: true }, { isSent: false }]);
  await person.click(mark('Andes', 'WHATSAPP'));
  expect(screen.queryByText(asked)).toBeNull();
});
