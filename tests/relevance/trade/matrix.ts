import { fold } from '#shared/fold.ts';
import { type Directory, nearestKm, type Offer } from './directory.ts';

/** The maximum distance of a judged result. */
const BOUND_KM = 150;

/** Cities of the demo directory in most countries, from capitals to towns of 3,000 people. */
export const CITIES = [
  'Buenos Aires, Ciudad Autónoma de Buenos Aires, Argentina',
  'Rosario, Santa Fe, Argentina',
  'San Miguel de Tucumán, Tucumán, Argentina',
  'Balcarce, Buenos Aires, Argentina',
  'Castelli, Chaco, Argentina',
  'Santa Cruz de la Sierra, Santa Cruz, Bolivia',
  'Sucre, Chuquisaca, Bolivia',
  'São Paulo, São Paulo, Brazil',
  'Goiânia, Goiás, Brazil',
  'Salvador, Bahia, Brazil',
  'Sobral, Ceará, Brazil',
  'Rio Negrinho, Santa Catarina, Brazil',
  'Edmonton, Alberta, Canada',
  'Vaughan, Ontario, Canada',
  'Fredericton, New Brunswick, Canada',
  'Santiago, Región Metropolitana, Chile',
  'Antofagasta, Antofagasta, Chile',
  'Los Andes, Valparaíso, Chile',
  'Bogotá, Bogotá D.C., Colombia',
  'Buenaventura, Valle del Cauca, Colombia',
  'Moniquirá, Boyacá, Colombia',
  'San José, San José, Costa Rica',
  'Holguín, Holguín, Cuba',
  'Santiago de los Caballeros, Santiago, Dominican Republic',
  'Guayaquil, Guayas, Ecuador',
  'Pelileo, Tungurahua, Ecuador',
  'Ciudad de Guatemala, Guatemala, Guatemala',
  'Kingston, Kingston, Jamaica',
  'Ciudad de México, Ciudad de México, Mexico',
  'Ciudad Juárez, Chihuahua, Mexico',
  'Isla, Veracruz, Mexico',
  'Colón, Colón, Panama',
  'Ciudad del Este, Alto Paraná, Paraguay',
  'Callao, Callao, Peru',
  'Iquitos, Loreto, Peru',
  'Dallas, Texas, United States',
  'Albuquerque, New Mexico, United States',
  'Blissfield, Michigan, United States',
  'Montevideo, Montevideo, Uruguay',
  'Maracaibo, Zulia, Venezuela',
];

/** Offered by many and by few, with names that share words. */
export const SERVICES = [
  'Flatbed transport',
  'Dry van transport',
  'Full truckload (FTL)',
  'Less than truckload (LTL)',
  'Local moving',
  'Long-distance moving',
  'Container haulage',
  'Heavy-duty towing',
  'Pallet storage',
  'Warehouse rental',
  'Mobile crane hire',
  'Bus charter',
  'School transport',
  'Staff transport',
  'Refrigerated transport',
  'Cold storage',
  'Grain transport',
  'Cattle transport',
  'Fuel transport',
  'Dangerous goods transport',
  'Customs broker',
  'Import clearance',
  'Parcel delivery',
  'Cargo insurance',
  'Rail freight',
];

const ENGLISH_SPEAKING = ['CA', 'JM', 'US'];

export function nameIn(countryCode: string, { nameEn, nameEs, namePt }: Omit<Offer, 'place'>): string {
  if (countryCode === 'BR') return namePt;
  return ENGLISH_SPEAKING.includes(countryCode) ? nameEn : nameEs;
}

/** Results near the city that offer the service only elsewhere, or that are not as far as their distance says. */
export function judgeDistances(
  city: string,
  keywords: string,
  found: { databaseId: number; businessName: string; distanceKm: number | null }[],
  { offers, places }: Directory,
): { judged: number; far: string[]; wrong: string[] } {
  const place = places.get(city)!;
  let judged = 0;
  const far: string[] = [];
  const wrong: string[] = [];
  for (const { databaseId, businessName, distanceKm } of found) {
    if (distanceKm === null || distanceKm > BOUND_KM) continue;
    const meant = offers.get(databaseId)!.filter((offer) => hasWords(offer, keywords));
    // found by its name or its description
    if (meant.length === 0) continue;
    judged++;
    const asked = meant.filter((offer) => [offer.nameEn, offer.nameEs, offer.namePt].includes(keywords));
    const km = nearestKm(place, meant);
    const text = `${keywords} near ${city}: ${businessName} at ${distanceKm} km, but offers it at ${Math.round(km)} km`;
    if (km > BOUND_KM && !isSame(km, distanceKm)) far.push(text);
    else if (asked.length > 0 && !isSame(km, distanceKm) && !isSame(nearestKm(place, asked), distanceKm))
      wrong.push(text);
  }
  return { judged, far, wrong };
}

/** Within 1 km or 1 %. */
function isSame(km: number, otherKm: number): boolean {
  return Math.abs(km - otherKm) <= Math.max(1, km / 100);
}

/** Whether the name in one of the languages has all the words. */
function hasWords({ nameEn, nameEs, namePt }: Offer, keywords: string): boolean {
  return [nameEn, nameEs, namePt].some((name) => {
    const words = fold(name).split(' ');
    return fold(keywords)
      .split(' ')
      .every((word) => words.includes(word));
  });
}
