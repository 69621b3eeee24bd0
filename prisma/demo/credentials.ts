import { type CheckResult, CREDENTIAL_KIND_NAMES, CREDENTIAL_KINDS, dayText } from '#shared/credentials.ts';
import type { DemoCredential, DemoPlace } from './demoTypes.ts';
import type { Random } from './random.ts';

const DAY_MS = 86_400_000;
/** The results of checks: most numbers are found, some differ from the register, and some are not compared yet. */
const FOUND: readonly (CheckResult | null)[] = [
  ...Array.from({ length: 7 }, () => 'match' as const),
  ...['other_name' as const, 'inactive' as const, null],
];

/** Makes a number of the first register of the home country; a few numbers have expired. */
export function makeCredentials(home: DemoPlace, name: string, random: Random): DemoCredential[] {
  const kind = CREDENTIAL_KIND_NAMES.find((one) => CREDENTIAL_KINDS[one].country === home.countryCode);
  if (!kind || !random.chance(0.45)) return [];
  const day = (days: number) => dayText(new Date(Date.now() + days * DAY_MS));
  // random digits instead of those of the example keep the format of the register
  const number = CREDENTIAL_KINDS[kind].example.replace(/\d/g, (digit) =>
    digit === '0' ? '0' : String(random.int(1, 9)),
  );
  const result = random.pick(FOUND);
  const ends = random.chance(0.6) ? day(random.int(-30, 500)) : null;
  const seen = {
    by: random.chance(0.6) ? ('file' as const) : ('staff' as const),
    sourceDate: day(-random.int(1, 120)),
    seenName: result === 'other_name' ? `${name} del Sur` : name.toUpperCase(),
  };
  return [{ kind, number, validUntil: ends, check: result && { ...seen, result } }];
}
