/** The legal forms at the end of a name, without points and spaces. */
const LEGAL = /^(?:sa(?:[bcs]|pi)?(?:decv)?|srl|sderl(?:decv|mi)?|eirl|ltda?|limitada|inc|llc|corp|eireli|me|epp)$/;
/** The number of words of the longest legal form: S. de R. L. de C. V. */
const LEGAL_WORDS = 7;
const LONGEST = 24;

/** The name of a business for its pin: without the legal form, and shortened to whole words. */
export function pinName(name: string): string {
  const own = withoutLegalForm(name);
  if (own.length <= LONGEST) return own;
  const end = own.lastIndexOf(' ', LONGEST);
  return `${own.slice(0, end > LONGEST / 3 ? end : LONGEST).replace(/(?<![\s,&-])[\s,&-]+$/u, '')}…`;
}

function withoutLegalForm(name: string): string {
  const words = [...name.matchAll(/[^\s,]+/g)];
  for (let at = Math.max(1, words.length - LEGAL_WORDS); at < words.length; at += 1) {
    const form = words.slice(at).join('').replaceAll('.', '').toLowerCase();
    const last = words[at - 1]!;
    if (LEGAL.test(form)) return name.slice(0, last.index + last[0].length);
  }
  return name;
}
