/** Whether a caller with this `Accept` is a browser that opens an address, not a program. */
export function wantsPage(accept: string | null | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}
