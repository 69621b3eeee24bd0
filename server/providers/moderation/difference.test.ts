import { beforeAll, describe, expect, it } from 'vitest';
import { decideOne } from '#tests/decideOne.ts';
import { signedInModerator, signedInPerson } from '#tests/staff.ts';
import { submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
let moderator: Awaited<ReturnType<typeof signedInModerator>>;
beforeAll(async () => {
  moderator = await signedInModerator(test);
});

const decide = (databaseId: number, kind: string) =>
  decideOne(moderator, databaseId, { kind, reason: 'Say which regions you serve.' });

/** The changes since staff requested changes; null for none. */
async function difference(id: number) {
  const { body } = await moderator.graphql(
    `{ provider(id: ${id}) { moderation { sinceReview { field before after } } } }`,
  );
  return body.data.provider.moderation.sinceReview;
}

describe('a resubmitted business', () => {
  it('shows moderators the changes since they requested some, until they decide', async () => {
    const owner = await signedInPerson(test);
    const businessName = `Cargas ${crypto.randomUUID()}`;
    await submit(test, { businessName, email: owner.email, description: 'General cargo.' });
    const { id } = await test.db.prisma.provider.findFirstOrThrow({ where: { businessName } });
    expect(await difference(id)).toBeNull();
    await decide(id, 'CHANGES_REQUESTED');
    expect(await difference(id)).toBeNull();

    const correct = `mutation { startCorrection(input: { providerId: ${id} }) { resubmitToken } }`;
    const { resubmitToken } = (await owner.graphql(correct)).body.data.startCorrection;
    const description = 'General cargo in Patagonia.';
    await submit(test, { businessName, email: owner.email, resubmitToken, description });
    const changes = await difference(id);
    expect(changes).toContainEqual({ field: 'description', before: ['General cargo.'], after: [description] });
    expect(changes.map(({ field }: { field: string }) => field)).not.toContain('businessName');

    await decide(id, 'REJECTED');
    expect(await difference(id)).toBeNull();
  });
});
