import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

type Catalogue = Record<string, string>;

const catalogue = (language: string): Catalogue =>
  JSON.parse(readFileSync(`web/i18n/compiled/texts/${language}.json`, 'utf8'));

/** A pattern of a message without plurals, choices and tags, for any values. */
function pattern(message: string): RegExp | null {
  const parts = message.split(/\{\w+\}/);
  if (parts.some((part) => /[{}<>]/.test(part))) return null;
  // a single value or word may be a name in any language
  if ((parts.join(' ').match(/\p{L}{2,}/gu) ?? []).length < 2) return null;
  const escaped = parts.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+')}$`);
}

/** The English sentences with a different translation in this language, by their message. */
function englishSentences(language: string): [id: string, sentence: RegExp][] {
  const [english, own] = [catalogue('en'), catalogue(language)];
  const said = new Set(Object.values(own));
  return Object.entries(english).flatMap(([id, message]): [string, RegExp][] => {
    const sentence = said.has(message) ? null : pattern(message);
    return sentence ? [[id, sentence]] : [];
  });
}

/** All texts of a page: visible ones, and those of screen readers and tooltips. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const add = (text: string | null | undefined) => {
      const clean = text?.replace(/\s+/g, ' ').trim();
      if (clean) found.add(clean);
    };
    // the page's own, before which the HTML of every page has one
    add(document.title);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        add(element.getAttribute(name));
      if (/^(script|style|noscript|template)$/i.test(element.tagName)) continue;
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      for (const node of texts) add(node.textContent);
      // a sentence may be in several pieces
      if (texts.length > 0) add(element.textContent);
    }
    return [...found];
  });
}

/** English sentences on a page that should be in another language: `id: text`. */
export async function englishOn(page: Page, language: string): Promise<string[]> {
  const texts = await textsOf(page);
  return englishSentences(language).flatMap(([id, sentence]) =>
    texts.filter((text) => sentence.test(text)).map((text) => `${id}: ${text}`),
  );
}
