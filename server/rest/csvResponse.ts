import type { Context } from '#server/graphql/context.ts';

/** The character that marks a file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\ufeff';
/** The idle time after which a client is disconnected. */
const STALLS_MS = 30_000;

/**
 * Streams a file, `<name>-<date>.csv`, at the speed of the client. Errors before the first line are thrown; later ones
 * break the connection, so that a partial file is not mistaken for a complete one.
 */
export async function csvResponse(
  name: string,
  lines: AsyncGenerator<string>,
  { log, requestId }: Context,
): Promise<Response> {
  const first = await lines.next();
  let timer: NodeJS.Timeout | undefined;
  const leave = () => {
    clearTimeout(timer);
    return lines.return(undefined);
  };
  // not with `pipeThrough`: the connection must be released when cancelling resolves
  const encoder = new TextEncoder();
  const send = (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>, text: string) => {
    controller.enqueue(encoder.encode(text));
    timer = setTimeout(() => {
      controller.error(new Error('nobody reads this'));
      void leave();
    }, STALLS_MS).unref();
  };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => send(controller, BYTE_ORDER_MARK + (first.done ? '' : first.value)),
    pull: async (controller) => {
      clearTimeout(timer);
      try {
        const { value, done } = await lines.next();
        if (done) controller.close();
        else send(controller, value);
      } catch (error) {
        log.error({ err: error, requestId }, 'an export broke off');
        controller.error(error);
      }
    },
    cancel: async () => {
      await leave();
    },
  });
  const date = new Date().toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${date}.csv"`,
    },
  });
}
