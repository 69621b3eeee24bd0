/** Whether a caller wants events as they come, by the header `Accept`. */
export function asksForStream(accept: string | null | undefined): boolean {
  return accept?.includes('text/event-stream') ?? false;
}
