/** Many texts in one piece of memory, as a file has them: a string is made of one when it is asked for. */
export interface Texts {
  bytes: Uint8Array;
  /** Of each text, where it begins; it ends where the next begins. */
  starts: Int32Array;
}

export function packTexts(texts: readonly string[]): Texts {
  const bytes = new TextEncoder().encode(texts.join(''));
  const starts = new Int32Array(texts.length + 1);
  texts.forEach((text, at) => {
    starts[at + 1] = starts[at]! + Buffer.byteLength(text);
  });
  return { bytes, starts };
}

export function textReader({ bytes, starts }: Texts): (at: number) => string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (at) => buffer.toString('utf8', starts[at], starts[at + 1]);
}
