import type { Readable } from 'node:stream';
import { GraphQLError } from 'graphql';
import { Upload as SentFile } from 'graphql-upload-minimal';
import { MAX_UPLOAD_BYTES, type Upload } from '#server/http/upload.ts';
import { Invalid, TooLarge } from '#server/platform/errors.ts';
import { builder } from './builder.ts';

builder.scalarType('Upload', {
  description:
    'A file, sent as described in the GraphQL multipart request specification ' +
    '(https://github.com/jaydenseric/graphql-multipart-request-spec). Only in variables.',
  serialize: () => {
    throw new GraphQLError('An Upload is only for what is sent');
  },
  parseValue: (value) => {
    if (isUpload(value)) return value;
    if (value instanceof SentFile) return uploadOf(value);
    throw new GraphQLError('A file must be sent as multipart/form-data');
  },
  parseLiteral: () => {
    throw new GraphQLError('A file must be sent as a variable');
  },
});

/** Whether the value comes from REST, which has parsed the form already. */
function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && 'open' in value && typeof value.open === 'function';
}

function uploadOf(sent: SentFile): Upload {
  return {
    // set once the file's part of the body has arrived; nothing depends on it
    get filename() {
      return sent.file?.filename ?? '';
    },
    open: async () => {
      try {
        const { createReadStream } = await sent.promise;
        const stream = createReadStream();
        // At the limit, the parser stops without an error: a reader would accept the truncated file as complete.
        stream.once('limit', () => stream.destroy(tooLarge()));
        return stream;
      } catch (error) {
        throw (error as { status?: number }).status === 413
          ? tooLarge()
          : new Invalid('upload.missing', { field: 'file' });
      }
    },
  };
}

function tooLarge(): TooLarge {
  return new TooLarge('upload.tooLarge', { megabytes: MAX_UPLOAD_BYTES / 1024 / 1024, field: 'file' });
}

/** Discards a sent file that was not read, so that the connection is free for the next request. */
export function drainFile(value: unknown): void {
  if (!(value instanceof SentFile)) return;
  void openSent(value).then(
    (stream) => stream.on('error', () => {}).resume(),
    () => {},
  );
}

async function openSent({ promise }: SentFile): Promise<Readable> {
  return (await promise).createReadStream();
}
