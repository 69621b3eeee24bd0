import { isContact } from './targets.ts';

/** The digits of an area code such as "(011)" or "11.0"; '' for a cell without a code. */
const codeOf = (cell = ''): string => cell.replace(/[.,]0{1,2}\s*$/, '').match(/^\D*0*([1-9]\d{0,3})\D*$/)?.[1] ?? '';

/**
 * The area code for each column of a row with a phone number: the code in the nearest column before, or in the next
 * column after if all codes follow their phones. The first of two adjacent code columns contains the country code,
 * which is written with a plus.
 */
export function areaCodes(targets: readonly (string | null)[], raw: readonly string[]): (string | undefined)[] {
  if (!targets.includes('areaCode')) return [];
  const isPhone = (target: string | null) => target !== null && target !== 'email' && isContact(target);
  const isCode = (target: string | null) => target === 'areaCode';
  const isAfter = isCode(targets.findLast((target) => isCode(target) || isPhone(target)) ?? null);
  const codeAt = (at: number) => {
    const code = codeOf(raw[at]);
    const country = isCode(targets[at - 1] ?? null) ? codeOf(raw[at - 1]) : '';
    return country && code ? `+${country} ${code}` : code;
  };
  return targets.map((target, at) => {
    if (!isPhone(target)) return undefined;
    const place = isAfter ? lastOfRun(targets.indexOf('areaCode', at)) : targets.lastIndexOf('areaCode', at);
    return place < 0 ? undefined : codeAt(place);
  });

  function lastOfRun(first: number): number {
    return first >= 0 && isCode(targets[first + 1] ?? null) ? lastOfRun(first + 1) : first;
  }
}
