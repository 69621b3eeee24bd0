import { expect, it } from 'vitest';
import { linkTo } from '#tests/mailedLetters.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { sendFile } from '#tests/sendFile.ts';
import { signedInPerson, useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const staff = useStaff(test);

const SEND = 'mutation ($input: SendReportInput!) { sendReport(input: $input) { __typename } }';
const dataOf = async (person: Awaited<ReturnType<typeof signedInPerson>>) =>
  (await person.get('/api/users/profile/me/data')).body;

/** A business, and a person who reported it. */
async function reported() {
  const [{ id }, person] = [await publishedBusiness(test, staff), await signedInPerson(test)];
  const said = { providerId: id, kind: 'CLOSED', text: 'Cerró en mayo.', email: person.email };
  await test.graphql(SEND, { input: said });
  const token = await linkTo(mailbox, person.email, 'users/report?token');
  await test.graphql('mutation ($t: String!) { confirmReport(input: { token: $t }) { report { state } } }', {
    t: token,
  });
  return { id, person };
}

it('the personal data contain the reports of the confirmed address, and nobody else’s', async () => {
  const { id, person } = await reported();
  const { reports } = await dataOf(person);
  expect(reports).toMatchObject([{ businessId: id, kind: 'closed', state: 'pending', text: 'Cerró en mayo.' }]);
  expect((await dataOf(await signedInPerson(test))).reports).toEqual([]);
  await test.db.pool.query('update users set email_verified_at = null where email = $1', [person.email]);
  expect((await dataOf(person)).reports).toEqual([]);
});

it('a report stays without its address and network after the account of its reporter is deleted', async () => {
  const { id, person } = await reported();
  const user = await test.db.prisma.user.findFirstOrThrow({ where: { email: person.email } });
  await staff.graphql(`mutation { deleteUser(input: { id: ${user.id} }) { __typename } }`);
  const [report] = await test.db.prisma.providerReport.findMany({ where: { providerId: id } });
  expect(report).toMatchObject({ email: '', network: '', state: 'pending', text: 'Cerró en mayo.' });
});

it('the personal data name the business of a document about its registration number', async () => {
  const { id, owner } = await publishedBusiness(test, staff);
  const number = { kind: 'rntrc', number: '750000001' };
  await test.db.prisma.providerCredential.create({ data: { providerId: id, ...number } });
  const input = { providerId: String(id), kind: 'RNTRC', number: number.number, document: null };
  const sent = await sendFile(
    owner,
    `mutation ($input: UploadCredentialDocumentInput!) { uploadCredentialDocument(input: $input) {
    ... on UploadCredentialDocumentPayload { provider { databaseId } }
    ... on FormErrors { errors { code message } } } }`,
    { input },
    ['input.document', new File(['%PDF-1.7 licence'], 'licence.pdf', { type: 'application/pdf' })],
  );
  expect(sent.body.errors).toBeUndefined();
  const { files } = await dataOf(owner);
  expect(files.map(({ businessId }: { businessId: number }) => businessId)).toEqual([id]);
});
