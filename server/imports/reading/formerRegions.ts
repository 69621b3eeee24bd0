import { fold } from '#shared/fold.ts';

/**
 * Regions that were part of another region, or are commonly mistaken for a part of it: registers may use the name of
 * the other region.
 */
const FORMER = `
AR Buenos Aires: Ciudad Autónoma de Buenos Aires
BR Goiás: Tocantins
BR Mato Grosso: Mato Grosso do Sul
CA Northwest Territories: Nunavut
CL Biobío: Ñuble
CL Los Lagos: Los Ríos
CL Tarapacá: Arica y Parinacota
CO Cundinamarca: Bogotá D.C.
CU La Habana: Artemisa, Mayabeque
CU Pinar del Río: Artemisa
DO Distrito Nacional: Santo Domingo
DO La Vega: Monseñor Nouel
DO Peravia: San José de Ocoa
DO San Cristóbal: Monte Plata
EC Esmeraldas: Santo Domingo de los Tsáchilas
EC Guayas: Santa Elena
EC Napo: Orellana, Sucumbíos
EC Pichincha: Santo Domingo de los Tsáchilas
HT Grand'Anse: Nippes
PA Bocas del Toro: Ngäbe-Buglé
PA Chiriquí: Ngäbe-Buglé
PA Panamá: Panamá Oeste
PA Veraguas: Ngäbe-Buglé
PE Lima: Callao
PY Central: Asunción
VE Distrito Capital: La Guaira`;

const pairs = FORMER.trim()
  .split('\n')
  .flatMap((line) => {
    const [whole = '', list = ''] = line.slice(3).split(': ');
    return list.split(', ').map((part) => ({ countryCode: line.slice(0, 2), whole, part }));
  });

/**
 * The names of regions that contained this region, or were part of it: the list of places may be older or newer than a
 * file.
 */
export function relatedRegions(countryCode: string, region: string): string[] {
  const isIt = (name: string) => fold(name) === fold(region);
  const here = pairs.filter((pair) => pair.countryCode === countryCode);
  return [
    ...here.filter(({ whole }) => isIt(whole)).map(({ part }) => part),
    ...here.filter(({ part }) => isIt(part)).map(({ whole }) => whole),
  ];
}
