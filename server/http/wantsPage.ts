/** Whether this `Accept` header comes from a browser that opens an address, not from a program. */
export function wantsPage(accept: string | null | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}
