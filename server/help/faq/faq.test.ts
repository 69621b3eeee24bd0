import { beforeAll, describe, expect, it } from 'vitest';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { visitor } from '#tests/visitor.ts';

const test = useApp('empty');
let staff: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  staff = await signedInStaff(test);
});

const SAVE = `mutation ($databaseId: ID, $texts: [FaqTextInput!]!) { saveFaqEntry(input: { id: $databaseId, texts: $texts }) {
  ... on FaqPayload { faq { databaseId question } } ${ERRORS} } }`;
const asked = async (language: string) => {
  const { body } = await visitor(test, { 'accept-language': language }).graphql(
    '{ faq { databaseId question answer } }',
  );
  return body.data.faq as { databaseId: number; question: string; answer: string }[];
};
const inAll = (question: string) =>
  ['en', 'es', 'pt'].map((language) => ({ language, question: `${question} (${language})`, answer: 'x' }));

describe('the frequent questions', () => {
  it('are at least twenty, each in three languages', async () => {
    const [en, es, pt] = [await asked('en'), await asked('es'), await asked('pt')];
    expect(en.length).toBeGreaterThanOrEqual(20);
    expect(new Set([...en, ...es, ...pt].map(({ question, answer }) => question + answer)).size).toBe(3 * en.length);
  });

  it('are added, changed and removed by staff, which the log tells', async () => {
    const added = (await staff.graphql(SAVE, { texts: inAll('Why?') })).body.data.saveFaqEntry.faq.at(-1);
    expect((await asked('es')).at(-1)!.question).toBe('Why? (es)');
    await staff.graphql(SAVE, { databaseId: added.databaseId, texts: inAll('How?') });
    expect((await asked('pt')).at(-1)!.question).toBe('How? (pt)');
    await staff.graphql(`mutation { removeFaqEntry(input: { id: ${added.databaseId} }) { faq { databaseId } } }`);
    expect((await asked('en')).map(({ databaseId }) => databaseId)).not.toContain(added.databaseId);
    const { body } = await staff.graphql('{ logs(first: 3) { edges { node { code } } } }');
    expect(body.data.logs.edges.map(({ node }: { node: { code: string } }) => node.code)).toEqual([
      'faqRemoved',
      'faqChanged',
      'faqChanged',
    ]);
  });

  it('need a text in each language, and say at which field one is missing', async () => {
    const { body } = await staff.graphql(SAVE, { texts: inAll('Why?').slice(0, 2) });
    expect(formErrors(body)).toMatchObject([
      { code: 'BAD_USER_INPUT', path: ['ptQuestion'] },
      { code: 'BAD_USER_INPUT', path: ['ptAnswer'] },
    ]);
  });
});
