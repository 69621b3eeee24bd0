import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { legalNames } from '../legalDocuments.ts';
import { readMarkup } from '../readMarkup.ts';
import { withoutUnset } from '../withoutUnset.ts';
import type { LegalText } from './legalText.ts';
import { loadText } from './loadText.ts';

/**
 * The structure of a document, which must be the same in each language: sections, paragraphs and lists, with the links
 * and details in each.
 */
function shape({ intro, sections }: LegalText) {
  const marks = (text: string) =>
    readMarkup(text).flatMap((part) =>
      part.kind === 'text' ? [] : part.kind === 'link' ? target(part.href) : part.kind,
    );
  return {
    intro: intro.map(marks),
    sections: sections.map(({ id, blocks }) => ({
      id,
      blocks: blocks.map((block) => (typeof block === 'string' ? marks(block) : { list: block.map(marks) })),
    })),
  };
}

/** The target of a link without the language of the page. */
function target(href: string): string {
  return href.replace(/^\/legals\/..\//, '/legals/').replace(/deed\.[a-z-]+$/, '');
}

function allTexts({ title, description, inForce, intro, sections }: LegalText): string[] {
  return [
    title,
    description,
    inForce,
    ...intro,
    ...sections.flatMap((section) => [section.title, ...section.blocks].flat()),
  ];
}

/** The frequency of each number in each section: a translation that changes a notice period changes a frequency. */
function numbers({ sections }: LegalText) {
  return sections.map(({ id, blocks }) => [
    id,
    ...(
      blocks
        .flat()
        .join(' ')
        .match(/\d[\d.]*\d|\d/g) ?? []
    ).sort(),
  ]);
}

describe.each(legalNames)('%s', (name) => {
  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'says in %s, part by part, what it says in English',
    async (language) => {
      const [english, other] = await Promise.all([loadText(name, 'en'), loadText(name, language)]);
      expect(shape(other)).toEqual(shape(english));
      expect(numbers(other)).toEqual(numbers(english));
    },
  );

  test.each(LANGUAGES)('leaves out in %s whole sentences about what the installation has not set', async (language) => {
    const text = await loadText(name, language);
    const less = withoutUnset(text, { operator: false, email: false, address: false });
    expect(allTexts(less).join()).not.toMatch(/\{(operator|email|address)\}/);
    for (const left of less.sections.flatMap(({ blocks }) => blocks.flat())) {
      expect(left).toMatch(/^[\p{L}*¿[“«]/u);
      expect(left).toMatch(/[.:;,?!”]$/);
    }
    expect(withoutUnset(text, { operator: true, email: true, address: true })).toEqual(text);
  });

  test.each(LANGUAGES)('links in %s lead to sections that are there, in the same language', async (language) => {
    for (const text of allTexts(await loadText(name, language)))
      for (const part of readMarkup(text)) {
        if (part.kind !== 'link' || /^https:\/\//.test(part.href)) continue;
        const [path, id] = part.href.split('#');
        const [, root, variant, page] = (path || `/legals/${language}/${name}`).split('/');
        expect([root, variant]).toEqual(['legals', language]);
        const sections = (await loadText(page as typeof name, language)).sections;
        if (id) expect(sections.map((section) => section.id)).toContain(id);
      }
  });

  test.each(LANGUAGES)('is whole in %s: each section once, and no mark left unread', async (language) => {
    const text = await loadText(name, language);
    const ids = text.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(text.inForce).toContain('{date}');
    const plain = allTexts({ ...text, inForce: '' })
      .flatMap(readMarkup)
      .flatMap((part) => (part.kind === 'text' ? part.text : []));
    expect(plain.filter((item) => /[*[\]{}]/.test(item))).toEqual([]);
  });
});

test.each([
  ['servicesagreement', 'changes', '5 days'],
  ['servicesagreement', 'plans', '2 days'],
  ['servicesagreement', 'plans', '**Featured Ads**'],
  ['privacypolicy', 'retention', '5 years'],
  ['privacypolicy', 'place-data', 'GeoNames'],
] as const)('%s, section %s, says %s', async (name, id, words) => {
  const { sections } = await loadText(name, 'en');
  const { blocks } = sections.find((section) => section.id === id)!;
  expect(blocks.flat().join(' ')).toContain(words);
});
