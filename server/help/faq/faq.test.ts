import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { visitor } from '#tests/visitor.ts';

const test = useApp('empty');
const staff = useStaff(test);

const SAVE = `mutation ($databaseId: ID, $translations: [FaqTranslationInput!]!) { saveFaqEntry(input: { id: $databaseId, translations: $translations }) {
  ... on SaveFaqEntryPayload { faq { databaseId question } } ${ERRORS} } }`;
const asked = async (language: string) => {
  const { body } = await visitor(test, { 'accept-language': language }).graphql(
    '{ faq { databaseId question answer } }',
  );
  return body.data.faq as { databaseId: number; question: string; answer: string }[];
};
const inAll = (question: string) =>
  LANGUAGES.map((language) => ({ language, question: `${question} (${language})`, answer: 'x' }));

describe('the frequent questions', () => {
  it('are at least twenty, each in every language', async () => {
    const inEach = await Promise.all(LANGUAGES.map(asked));
    expect(inEach[0]!.length).toBeGreaterThanOrEqual(20);
    const all = inEach.flat();
    expect(new Set(all.map(({ question, answer }) => question + answer)).size).toBe(all.length);
  });

  it('are added, changed and removed by staff, with log entries', async () => {
    const added = (await staff.graphql(SAVE, { translations: inAll('Why?') })).body.data.saveFaqEntry.faq.at(-1);
    expect((await asked('es')).at(-1)!.question).toBe('Why? (es)');
    await staff.graphql(SAVE, { databaseId: added.databaseId, translations: inAll('How?') });
    expect((await asked('pt')).at(-1)!.question).toBe('How? (pt)');
    await staff.graphql(`mutation { deleteFaqEntry(input: { id: ${added.databaseId} }) { faq { databaseId } } }`);
    expect((await asked('en')).map(({ databaseId }) => databaseId)).not.toContain(added.databaseId);
    const { body } = await staff.graphql('{ logs(first: 3) { edges { node { code } } } }');
    expect(body.data.logs.edges.map(({ node }: { node: { code: string } }) => node.code)).toEqual([
      'faqRemoved',
      'faqChanged',
      'faqChanged',
    ]);
  });

  it('need a text in each language, and the error names the missing one', async () => {
    const refused = async (translations: object[]) =>
      (formErrors((await staff.graphql(SAVE, { translations })).body) as { path: string[] }[]).map(({ path }) =>
        path.join('.'),
      );
    const [en, ...others] = inAll('Why?');
    expect(await refused(others)).toEqual(['translations']);
    expect(await refused([others[0]!, { ...en, question: ' ', answer: '' }, ...others.slice(1)])).toEqual([
      'translations.1.question',
      'translations.1.answer',
    ]);
  });
});
