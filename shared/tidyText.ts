/** Characters that change the direction of a text, or are invisible. Joiners stay: emoji and some scripts need them. */
const INVISIBLE = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;
const VISIBLE = /[^\s\p{C}\p{Z}\p{M}\u2800\u3164\u115f\u1160\uffa0]/u;

/** A text as it is stored: composed letters, no invisible characters around or in it; empty when nothing of it can be seen. */
export function tidyText(text: string): string {
  const tidy = text.normalize('NFC').replace(INVISIBLE, '').trim();
  return VISIBLE.test(tidy) || /[\0\ufffd]/.test(tidy) || !tidy.isWellFormed() ? tidy : '';
}
