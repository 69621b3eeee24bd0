import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Quick rather than small: a page is written anew for each reader, because of its nonce. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface Compressed {
  body: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** The text in the smallest form that the reader accepts. Nothing in it may be secret: its length tells of what is in it. */
export function compress(text: string, acceptEncoding: string | null): Compressed {
  const accepts = (encoding: string) =>
    (acceptEncoding ?? '').split(',').some((part) => {
      const [name, weight = ''] = part.split(';').map((piece) => piece.trim());
      return name === encoding && !/^q=0(\.0*)?$/.test(weight);
    });
  if (accepts('br')) return { body: brotliCompressSync(text, BROTLI), headers: { 'Content-Encoding': 'br' } };
  if (accepts('gzip')) return { body: gzipSync(text), headers: { 'Content-Encoding': 'gzip' } };
  return { body: text, headers: {} };
}
