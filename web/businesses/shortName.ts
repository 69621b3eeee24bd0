/** A place without its region, where there is little room. */
export function shortName(displayName: string): string {
  const names = displayName.split(', ');
  return [...new Set([names[0], names.at(-1)])].join(', ');
}
