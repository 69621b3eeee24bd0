/** The name of a place without its region, for small spaces. */
export function shortName(displayName: string): string {
  const names = displayName.split(', ');
  return [...new Set([names[0], names.at(-1)])].join(', ');
}
