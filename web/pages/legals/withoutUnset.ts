import type { Detail } from './readMarkup.ts';
import type { LegalText } from './texts/legalText.ts';

const SENTENCE_END = /(?<=[.!?]) /;

/** The document without sentences that contain a detail which this installation has not set. */
export function withoutUnset(text: LegalText, isSet: Record<Detail, boolean>): LegalText {
  const unset = Object.entries(isSet).flatMap(([detail, set]) => (set ? [] : [`{${detail}}`]));
  const rest = (paragraph: string) =>
    paragraph
      .split(SENTENCE_END)
      .filter((sentence) => !unset.some((mark) => sentence.includes(mark)))
      .join(' ');
  const some = (paragraphs: string[]) => paragraphs.map(rest).filter(Boolean);
  const sections = text.sections.map((section) => ({
    ...section,
    blocks: section.blocks
      .map((block) => (typeof block === 'string' ? rest(block) : some(block)))
      .filter((block) => block.length > 0),
  }));
  return { ...text, intro: some(text.intro), sections: sections.filter(({ blocks }) => blocks.length > 0) };
}
