import type { DemoBranch, DemoLanguage, DemoPlace } from './demoTypes.ts';
import { phoneNumber } from './phoneNumbers.ts';
import type { Random } from './random.ts';

const NAMES: Readonly<Record<DemoLanguage, readonly string[]>> = {
  en: ['Head office', 'Warehouse', 'Terminal', 'Branch office', 'Yard'],
  es: ['Casa central', 'Depósito', 'Terminal de cargas', 'Sucursal', 'Playa de camiones'],
  pt: ['Matriz', 'Armazém', 'Terminal de cargas', 'Filial', 'Pátio'],
};

const HOURS = [
  'Mo-Fr 08:00-18:00',
  'Mo-Fr 08:00-12:00,14:00-18:00; Sa 08:00-12:00',
  'Mo-Fr 07:30-17:30; Sa 08:00-13:00',
  'Mo-Su 00:00-24:00',
  'Mo-Sa 06:00-22:00',
  'Mo-Fr 22:00-06:00',
  null,
] as const;

/** Makes one branch at each of these places; the first is the main branch. */
export function makeBranches(places: readonly DemoPlace[], language: DemoLanguage, random: Random): DemoBranch[] {
  const [main, ...others] = NAMES[language];
  return places.map((place, position) => ({
    addressId: place.id,
    name: position === 0 ? main! : random.pick(others),
    phone: random.chance(0.9) ? phoneNumber(place, 'land', random) : null,
    hours: random.pick(HOURS),
  }));
}
