// Numbers that look right but are unassigned: a subscriber part beginning with 000 exists nowhere, and 555-0100 to
// 555-0199 are reserved for fiction in all countries with the code +1.

import { areaCodesByCountry } from './areaCodes.ts';
import type { DemoPlace } from './demoTypes.ts';
import { nearest } from './distance.ts';
import type { Random } from './random.ts';

interface DialPlan {
  code: string;
  /** The number of digits of a national number, including the area code. */
  landDigits: number;
  mobileDigits: number;
}

const dialPlans: Readonly<Record<string, DialPlan>> = {
  AR: { code: '54', landDigits: 10, mobileDigits: 10 },
  BR: { code: '55', landDigits: 10, mobileDigits: 11 },
  MX: { code: '52', landDigits: 10, mobileDigits: 10 },
  CL: { code: '56', landDigits: 9, mobileDigits: 9 },
  CO: { code: '57', landDigits: 10, mobileDigits: 10 },
  PE: { code: '51', landDigits: 8, mobileDigits: 9 },
  UY: { code: '598', landDigits: 8, mobileDigits: 8 },
  PY: { code: '595', landDigits: 9, mobileDigits: 9 },
  BO: { code: '591', landDigits: 8, mobileDigits: 8 },
  EC: { code: '593', landDigits: 8, mobileDigits: 9 },
  VE: { code: '58', landDigits: 10, mobileDigits: 10 },
  GT: { code: '502', landDigits: 8, mobileDigits: 8 },
  SV: { code: '503', landDigits: 8, mobileDigits: 8 },
  HN: { code: '504', landDigits: 8, mobileDigits: 8 },
  NI: { code: '505', landDigits: 8, mobileDigits: 8 },
  CR: { code: '506', landDigits: 8, mobileDigits: 8 },
  PA: { code: '507', landDigits: 7, mobileDigits: 8 },
  CU: { code: '53', landDigits: 8, mobileDigits: 8 },
  HT: { code: '509', landDigits: 8, mobileDigits: 8 },
  BZ: { code: '501', landDigits: 7, mobileDigits: 7 },
  GY: { code: '592', landDigits: 7, mobileDigits: 7 },
  SR: { code: '597', landDigits: 6, mobileDigits: 7 },
  GF: { code: '594', landDigits: 9, mobileDigits: 9 },
  GP: { code: '590', landDigits: 9, mobileDigits: 9 },
  BL: { code: '590', landDigits: 9, mobileDigits: 9 },
  MF: { code: '590', landDigits: 9, mobileDigits: 9 },
  MQ: { code: '596', landDigits: 9, mobileDigits: 9 },
  PM: { code: '508', landDigits: 6, mobileDigits: 6 },
  AW: { code: '297', landDigits: 7, mobileDigits: 7 },
  CW: { code: '599', landDigits: 8, mobileDigits: 8 },
  BQ: { code: '599', landDigits: 7, mobileDigits: 7 },
  FK: { code: '500', landDigits: 5, mobileDigits: 5 },
  GL: { code: '299', landDigits: 6, mobileDigits: 6 },
};

/** Area codes of the countries that share +1; for the United States and Canada see areaCodes.ts. */
const plusOneAreas: Readonly<Record<string, string>> = {
  ...{ DO: '809', PR: '787', JM: '876', TT: '868', BS: '242', BB: '246', AG: '268', DM: '767', GD: '473', KN: '869' },
  ...{ LC: '758', VC: '784', KY: '345', VG: '284', VI: '340', TC: '649', AI: '264', MS: '664', BM: '441', SX: '721' },
};

const areaOnMobiles = new Set(['AR', 'BR', 'MX']);

function digits(count: number, random: Random): string {
  let text = '';
  for (let index = 0; index < count; index++) text += String(random.int(0, 9));
  return text;
}

function areaOf(place: DemoPlace): string | undefined {
  const areas = areaCodesByCountry[place.countryCode];
  return areas ? nearest(areas, place)?.code : undefined;
}

function fictional(area: string, random: Random): string {
  return `+1${area}55501${digits(2, random)}`;
}

function unassigned(digitCount: number, random: Random): string {
  return `000${digits(digitCount - 3, random)}`;
}

/** Mobile numbers have a 9 after the area code in Brazil, instead of it in Chile, and before it in Argentina. */
function mobile(place: DemoPlace, plan: DialPlan, random: Random): string {
  const area = areaOnMobiles.has(place.countryCode) ? (areaOf(place) ?? '') : '';
  const mark = place.countryCode === 'BR' || place.countryCode === 'CL' ? '9' : '';
  const before = place.countryCode === 'AR' ? '9' : '';
  return `+${plan.code}${before}${area}${mark}${unassigned(plan.mobileDigits - area.length - mark.length, random)}`;
}

export function phoneNumber(place: DemoPlace, kind: 'land' | 'mobile', random: Random): string {
  const area = plusOneAreas[place.countryCode] ?? areaOf(place) ?? '';
  const plan = dialPlans[place.countryCode];
  if (!plan) return fictional(area === '' ? '212' : area, random);
  if (kind === 'mobile') return mobile(place, plan, random);
  return `+${plan.code}${area}${unassigned(plan.landDigits - area.length, random)}`;
}
