import { beforeAll, describe, expect, it } from 'vitest';
import { sendDocument } from '#tests/claiming.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { signedInModerator, signedInPerson, useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const staff = useStaff(test);

const ADD = `mutation ($input: AddStaffNoteInput!) { addStaffNote(input: $input) {
    ... on AddStaffNotePayload { provider {
  moderation { notes { text isAboutClaim } } } }
    ... on FormErrors { errors { code message } } } }`;
const NOTES = `query ($id: ID!) { provider(id: $id) { moderation { notes { text } } viewerClaim { notes { text } } } }`;
const ABOUT_IT = 'They quoted twice the price in May.';
const ABOUT_CLAIM = 'The claimant left the firm in June.';

type Reader = Pick<typeof test, 'graphql'>;
let id: number;
let owner: Awaited<ReturnType<typeof publishedBusiness>>['owner'];
let claimant: Awaited<ReturnType<typeof signedInPerson>>;
let moderator: Awaited<ReturnType<typeof signedInModerator>>;

const add = (reader: Reader, text: string, claimId?: number) =>
  reader.graphql(ADD, { input: { providerId: String(id), text, claimId: claimId && String(claimId) } });
const seenBy = async (reader: Reader) => (await reader.graphql(NOTES, { id })).body.data.provider;
const textsOf = (notes: { text: string }[] | null | undefined) => notes?.map(({ text }) => text);

describe('the notes of staff', () => {
  beforeAll(async () => {
    ({ id, owner } = await publishedBusiness(test, staff));
    [claimant, moderator] = [await signedInPerson(test), await signedInModerator(test)];
    expect((await sendDocument(claimant, id)).body.errors).toBeUndefined();
    const claim = await test.db.prisma.providerClaim.findFirstOrThrow({ where: { providerId: id } });
    expect((await add(staff, ABOUT_IT)).body.errors).toBeUndefined();
    expect((await add(staff, ABOUT_CLAIM, claim.id)).body.errors).toBeUndefined();
  });

  it('about a claim are for those who decide about claims, also on the page of the provider and over REST', async () => {
    expect(textsOf((await seenBy(staff)).moderation.notes)).toEqual([ABOUT_CLAIM, ABOUT_IT]);
    expect(textsOf((await seenBy(moderator)).moderation.notes)).toEqual([ABOUT_IT]);
    expect(textsOf((await moderator.get(`/api/providers/${id}/notes`)).body.notes)).toEqual([ABOUT_IT]);
    const { claimId } = await test.db.prisma.staffNote.findFirstOrThrow({ where: { text: ABOUT_CLAIM } });
    expect(codeOf(await add(moderator, 'x', claimId!))).toBe('NOT_FOUND');
    const added = (await add(moderator, 'Called them.')).body.data.addStaffNote.provider.moderation.notes;
    expect(added).toEqual([
      { text: 'Called them.', isAboutClaim: false },
      { text: ABOUT_IT, isAboutClaim: false },
    ]);
  });

  it('are not shown to owner, claimant and visitors, who cannot write any', async () => {
    for (const reader of [owner, claimant, test]) {
      const { moderation, viewerClaim } = await seenBy(reader);
      expect([moderation, viewerClaim]).toEqual([null, reader === claimant ? { notes: null } : null]);
      expect((await reader.get(`/api/providers/${id}/notes`)).status).toBeGreaterThanOrEqual(400);
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(codeOf(await add(reader, 'x')));
    }
  });

  it('are in no export: of personal data, of providers, and in no public answer', async () => {
    const exports = [
      ...(await Promise.all([owner, claimant].map((person) => person.graphql('{ personalData }')))),
      await staff.get('/api/providers/export.csv?q=Cargas'),
      await staff.get('/api/users/export.csv'),
      await test.get(`/api/public-providers/${id}`),
    ];
    for (const { status, body } of exports) {
      expect([status, body.errors]).toEqual([200, undefined]);
      const text = JSON.stringify(body);
      for (const note of [ABOUT_IT, ABOUT_CLAIM]) expect(text).not.toContain(note);
    }
  });
});
