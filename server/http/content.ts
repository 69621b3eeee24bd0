import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

type Bytes = Buffer<ArrayBuffer>;
type Encoding = 'br' | 'gzip';

interface Form {
  body: Bytes;
  headers: Record<string, string>;
}

/**
 * A text to send. It must not contain secrets: the length of a compressed text reveals information about its content.
 */
export interface Content {
  /** The ETag, which is the same in every process. */
  etag: string;
  /** The maximum size in bytes in memory. */
  bytes: number;
  /** The smallest compressed form that the reader accepts, by `Accept-Encoding`. */
  form: (accepted: string | null) => Promise<Form>;
}

/** The levels of compression: `once` for texts created once per process, otherwise `fast`. */
const QUALITIES = { once: { br: 11, gzip: 9 }, fast: { br: 4, gzip: 6 } };

const brotli = promisify<Bytes, zlib.BrotliOptions, Bytes>(zlib.brotliCompress);
const gzip = promisify<Bytes, zlib.ZlibOptions, Bytes>(zlib.gzip);

/** Creates a content. Each compressed form is created once, in another thread, when a caller first accepts it. */
export function contentOf(text: string, effort: keyof typeof QUALITIES): Content {
  const plain = Buffer.from(text);
  const quality = QUALITIES[effort];
  const compress = {
    br: () => brotli(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality.br } }),
    gzip: () => gzip(plain, { level: quality.gzip }),
  };
  const forms: Partial<Record<Encoding, Promise<Bytes>>> = {};
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bytes: 3 * plain.byteLength,
    form: async (accepted): Promise<Form> => {
      const encoding = acceptedEncoding(accepted);
      if (!encoding) return { body: plain, headers: {} };
      forms[encoding] ??= compress[encoding]();
      return { body: await forms[encoding], headers: { 'Content-Encoding': encoding } };
    },
  };
}

function acceptedEncoding(header: string | null): Encoding | undefined {
  const accepted = (header ?? '').split(',').flatMap((part) => {
    const [name, weight = ''] = part.split(';').map((piece) => piece.trim());
    return /^q=0(\.0*)?$/.test(weight) ? [] : name;
  });
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
