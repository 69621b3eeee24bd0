/** The values of the installation that texts can contain. */
export type Detail = 'operator' | 'email' | 'address';

export type Part = { at: number } & (
  | { kind: 'text' | 'strong'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: Detail }
);

const marks = /\*\*(?<strong>[^*]+)\*\*|\[(?<text>[^[\]]+)\]\((?<href>[^()\s]+)\)|\{(?<kind>operator|email|address)\}/g;

/** The parts of a text of `LegalText`, in order. */
export function readMarkup(source: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const addText = (end: number) => {
    if (end > at) parts.push({ at, kind: 'text', text: source.slice(at, end) });
  };
  for (const match of source.matchAll(marks)) {
    addText(match.index);
    const { strong, text, href, kind } = match.groups!;
    if (strong) parts.push({ at: match.index, kind: 'strong', text: strong });
    else if (text && href) parts.push({ at: match.index, kind: 'link', text, href });
    else parts.push({ at: match.index, kind: kind as Detail });
    at = match.index + match[0].length;
  }
  addText(source.length);
  return parts;
}
