/** What a name ends in besides itself: its legal form. */
const LEGAL =
  /[\s,]+(?:s\.?\s?a\.?(?:\s?[sc]\.?|\s+de\s+c\.?\s?v\.?)?|s\.?\s?r\.?\s?l\.?|s\.?\s?de\s+r\.?\s?l\.?.*|e\.?\s?i\.?\s?r\.?\s?l\.?|ltda?\.?|limitada|inc\.?|llc|corp\.?|eireli|me|epp)\s*$/iu;
const LONGEST = 24;

/** The name of a business as its pin has it: without the legal form, and cut at a word. */
export function pinName(name: string): string {
  const own = name.replace(LEGAL, '') || name;
  if (own.length <= LONGEST) return own;
  const end = own.lastIndexOf(' ', LONGEST);
  return `${own.slice(0, end > LONGEST / 3 ? end : LONGEST).replace(/[\s,&-]+$/u, '')}…`;
}
