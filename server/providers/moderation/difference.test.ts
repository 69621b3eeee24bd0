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
  const { body } = await moderator.graphql(`{ provider(id: ${id}) { moderation { sinceReview { before after } } } }`);
  const { sinceReview } = body.data.provider.moderation;
  return sinceReview && { before: sinceReview.before, after: sinceReview.after };
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
    expect(await difference(id)).toMatchObject({
      before: { businessName, description: 'General cargo.' },
      after: { businessName, description },
    });

    await decide(id, 'REJECTED');
    expect(await difference(id)).toBeNull();
  });
});
