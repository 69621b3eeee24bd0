/** Characters that change the text direction, or are invisible. Joiners stay: emoji and some scripts need them. */
const INVISIBLE = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;
const VISIBLE = /[^\s\p{C}\p{Z}\p{M}\u2800\u3164\u115f\u1160\uffa0]/u;

/** The stored form of a text: composed letters, without invisible characters; empty if nothing visible remains. */
export function tidyText(text: string): string {
  const tidy = text.normalize('NFC').replace(INVISIBLE, '').trim();
  return VISIBLE.test(tidy) || /[\0\ufffd]/.test(tidy) || !tidy.isWellFormed() ? tidy : '';
}
