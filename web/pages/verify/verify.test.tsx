import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

const JWS = 'eyJhbGciOiJFUzI1NiJ9.eyJwcm92aWRlciI6MX0.c2lnbmF0dXJl';
const record = {
  madeAt: '2026-11-28T10:00:00.000Z',
  providerDatabaseId: 7,
  status: 'PUBLISHED',
  parts: [
    { part: 'NAME', lines: ['Andes Cargas'] },
    { part: 'ROLES', lines: ['broker'] },
    { part: 'CONTACTS', lines: ['+54 341 555 1234 · 2026-05-02'] },
  ],
};
const verified = (changed: object = {}) => ({
  verifyRecord: {
    result: 'GENUINE',
    statusNow: 'PUBLISHED',
    record,
    compared: ['NAME', 'CONTACTS'],
    changes: [],
    ...changed,
  },
});
const genuine = text('record.result', { result: 'GENUINE' });

const openVerify = (changed: object = {}, path = '/verify') =>
  openPage(path, { answers: { RecordSheetQuery: verified(changed) } });
const fileField = () => screen.findByLabelText(new RegExp(text('record.file')));
const noteField = () => screen.findByRole('textbox', { name: text('record.note') });

/** Collects the files that the page saves. */
function savedFiles() {
  const blobs: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}` }));
  Object.assign(URL, { revokeObjectURL: () => {} });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => click.mockRestore());
  return blobs;
}

test('the note in an opened file is shown, changed and saved again, and is in no request', async () => {
  const saved = savedFiles();
  const { api, person } = openVerify();
  const file = JSON.stringify({ note: 'quoted USD 800', record: JWS });
  await person.upload(await fileField(), new File([file], 'rumbo-7.json', { type: 'application/json' }));
  expect(await noteField()).toHaveValue('quoted USD 800');
  expect(api.sent('RecordSheetQuery')).toEqual([{ record: JWS }]);
  await person.type(await noteField(), ', paid');
  await person.click(screen.getByRole('button', { name: text('record.download') }));
  expect(JSON.parse(await saved[0]!.text())).toEqual({ note: 'quoted USD 800, paid', record: JWS });
});

test('a file that contains an earlier file has its note, and is saved as one file', async () => {
  const saved = savedFiles();
  const { api, person } = openVerify();
  const inner = JSON.stringify({ note: 'quoted USD 800', record: JWS });
  await person.upload(await fileField(), new File([JSON.stringify({ note: '', record: inner })], 'rumbo-7.json'));
  expect(await noteField()).toHaveValue('quoted USD 800');
  expect(api.sent('RecordSheetQuery')).toEqual([{ record: JWS }]);
  await person.click(screen.getByRole('button', { name: text('record.download') }));
  expect(JSON.parse(await saved[0]!.text())).toEqual({ note: 'quoted USD 800', record: JWS });
});

test('a pasted text is verified, with what has changed since', async () => {
  const changes = [{ part: 'ROLES', before: ['broker'], after: ['own-fleet'] }];
  const { api, person } = openVerify({ changes });
  await person.type(await screen.findByRole('textbox', { name: text('record.text') }), JWS);
  await person.click(screen.getByRole('button', { name: text('record.check') }));
  expect(await screen.findByText(genuine)).toBeVisible();
  expect(api.sent('RecordSheetQuery')).toEqual([{ record: JWS }]);
  expect(screen.getByText('+54 341 555 1234 · May 2, 2026')).toBeVisible();
  expect(screen.getByText(text('role.own_fleet')).closest('ins')).toBeVisible();
  expect(screen.getByRole('link', { name: text('record.page') })).toHaveAttribute('href', '/p/7');
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: text('record.another') }));
  expect(await fileField()).toBeVisible();
});

test('the link of a QR code is verified at once', async () => {
  const { api } = openVerify({}, `/verify#${JWS}`);
  expect(await screen.findByText(genuine)).toBeVisible();
  expect(api.sent('RecordSheetQuery')[0]).toEqual({ record: JWS });
  expect(screen.getByText(text('record.same'))).toBeVisible();
});

test('the file of a scanned record is compared with it, and one of another record is said not to be', async () => {
  const { api, person } = openVerify({ belongsTogether: null }, `/verify#${JWS}`);
  expect(await screen.findByText(/Nothing is known about other parts/)).toHaveTextContent(text('record.contacts'));
  const wholeField = () => screen.findByLabelText(new RegExp(text('record.whole')));
  api.answer('RecordSheetQuery', verified({ belongsTogether: false }));
  await person.upload(
    await wholeField(),
    new File([JSON.stringify({ note: 'paid', record: 'a.b.c' })], 'rumbo-7.json'),
  );
  expect(await screen.findByText(text('record.apart'))).toBeVisible();
  expect(api.sent('RecordSheetQuery').at(-1)).toEqual({ record: JWS, whole: 'a.b.c' });
});

test.each(['ALTERED', 'FOREIGN'])('a record that is %s shows nothing of it, and cannot be saved', async (result) => {
  openVerify({ result, record: null, statusNow: null }, `/verify#${JWS}`);
  expect(await screen.findByText(text('record.result', { result }))).toBeVisible();
  expect(screen.queryByRole('button', { name: text('record.download') })).toBeNull();
  expect(screen.queryByText(text('record.since'))).toBeNull();
});

test.each(['SUSPENDED', 'GONE'])('the record of a business that is now %s says so', async (statusNow) => {
  openVerify({ statusNow, record: { ...record, status: 'SUSPENDED' } }, `/verify#${JWS}`);
  expect(await screen.findByText(text('record.nowOff', { status: statusNow }))).toBeVisible();
  expect(screen.getByText(text('record.wasSuspended'))).toBeVisible();
});

test('a text without a record is refused at the field', async () => {
  const { api, person } = openVerify();
  api.answer('RecordSheetQuery', new Refusal('There is no record in it', 'BAD_USER_INPUT', 'record'));
  const field = await screen.findByRole('textbox', { name: text('record.text') });
  await person.type(field, 'hello');
  await person.click(screen.getByRole('button', { name: text('record.check') }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('There is no record in it')));
});

const made = { providerRecord: { jws: JWS, codePath: 'M0 0h1v1H0z', codeSize: 33 } };
const PATH = '/providers/7-andes-cargas';

test('a press on the page of a business makes its record, and opens it with its QR code', async () => {
  const provider = { databaseId: 7, status: 'APPROVED', businessName: 'Andes Cargas', path: PATH, language: 'en' };
  const { api, person, router } = openPage(PATH, {
    answers: { providerPageLoaderQuery: { provider }, RecordButtonQuery: made, RecordSheetQuery: verified() },
  });
  await person.click(await screen.findByRole('button', { name: text('record.save') }));
  expect(await screen.findByText(genuine)).toBeVisible();
  expect(api.sent('RecordButtonQuery')).toEqual([{ id: '7' }]);
  expect(api.sent('RecordSheetQuery')[0]).toEqual({ record: JWS });
  expect(screen.getByRole('img', { name: text('record.code') })).toBeVisible();
  // the link in the footer verifies the record just created, until it is closed
  await person.click(screen.getByRole('button', { name: text('record.another') }));
  await router.navigate('/');
  await person.click(await screen.findByRole('link', { name: text('footer.verify') }));
  expect(await fileField()).toBeVisible();
});

test('a press in the shortlist makes a record, and a failure is reported there', async () => {
  localStorage.setItem('shortlist', JSON.stringify({ owner: null, ids: [7] }));
  const { api, person } = openPage('/shortlist', {
    answers: {
      shortlistLoaderQuery: { shortlist: { providers: [{ databaseId: 7, businessName: 'Andes Cargas', path: PATH }] } },
      RecordButtonQuery: new Error('lost'),
      RecordSheetQuery: verified(),
    },
  });
  const row = within((await screen.findByRole('rowheader', { name: text('shortlist.record') })).closest('tr')!);
  await person.click(row.getByRole('button', { name: text('record.save') }));
  expect(await screen.findByRole('alertdialog', { name: text('record.failed') })).toBeVisible();
  api.answer('RecordButtonQuery', made);
  await person.click(row.getByRole('button', { name: text('record.save') }));
  expect(await screen.findByText(genuine)).toBeVisible();
  expect(api.sent('RecordButtonQuery')).toEqual([{ id: '7' }, { id: '7' }]);
});
