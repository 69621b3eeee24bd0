/** What a page showed, as its token says. */
interface ShownPage {
  /** When it was made, in days since 1970 (UTC). */
  day: number;
  /** The place that was searched around; 0 for none. */
  near: number;
  /** Database ids of providers. */
  ids: number[];
}

/** What a token says, to be followed by a dot and the signature. */
export const writeShown = ({ day, near, ids }: ShownPage): string =>
  [day, near, ...ids].map((number) => number.toString(36)).join('-');

/** What a token says, whether or not it is signed. */
export function readShown(token: string): ShownPage {
  const numbers = token.split('.')[0]!.split('-');
  const [day = 0, near = 0, ...ids] = numbers.map((digits) => Number.parseInt(digits, 36));
  return { day, near, ids };
}
