import type { Pool } from 'pg';
import { createRandom } from '../../prisma/demo/random.ts';

export interface BenchQuery {
  kind: string;
  place: string | null;
  keywords: string | null;
}

const EACH = 30;

const DOMAIN =
  'transporte camiones carga logística contenedores refrigerada granos combustibles almacenaje distribución mudanzas grúas aduana peligrosas internacional terrestre marítimo aéreo vehículos maquinaria ganado madera medicamentos alimentos fletes rodoviário caminhões grãos armazenagem laticínios encomendas freight trucking refrigerated warehousing livestock parcels tankers flatbeds customs'.split(
    ' ',
  );
const COMMON =
  'transporte carga camiones logística distribución internacional transportes servicio experiencia empresa flota seguro nacional transport freight trucks frota cobertura regional industria depósito'.split(
    ' ',
  );
const PHRASES = [
  'empresa de transporte de carga refrigerada en camión',
  'mudanzas internacionales con depósito',
  'alquiler de autoelevadores y montacargas',
  'depósito fiscal y despachante de aduana',
  'camiones con rastreo satelital y custodia',
  'transporte rodoviário de produtos perigosos',
  'frota própria de caminhões graneleiros',
  'transporte de medicamentos com controle de temperatura',
  'full truckload refrigerated freight',
  'customs broker and bonded warehouse',
  'last mile delivery with GPS tracking',
  'oversized cargo lowboy hauling',
];

/** The same searches on each run: 30 of each kind, in a shuffled order, from the directory's own words and places. */
export async function createQueries(pool: Pool): Promise<BenchQuery[]> {
  const random = createRandom(777);
  const { pick } = random;
  const column = async (sql: string) => (await pool.query<{ value: string }>(sql)).rows.map((row) => row.value);
  const names = await column(`select business_name as value from providers where id % 997 = 5 order by id limit 200`);
  const places = await column(
    `select name as value from addresses where kind = 'city' and population > 50000
       and country_code in ('AR', 'BR', 'MX', 'CO', 'CL', 'PE', 'US', 'UY', 'PY', 'BO', 'EC') order by id`,
  );
  const rare = await column(
    `select lexeme as value from search.term where documents between 2 and 8 and length(lexeme) >= 6 and lexeme ~ '^[a-z]+$'
     order by lexeme`,
  );

  const mistype = (word: string): string => {
    const letters = [...word];
    const at = random.int(1, letters.length - 2);
    const kind = random.next();
    if (kind < 0.35) letters.splice(at, 1);
    else if (kind < 0.65) [letters[at], letters[at + 1]] = [letters[at + 1]!, letters[at]!];
    else letters[at] = pick([...'aeiorsnltdc']);
    return letters.join('');
  };
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');
  const long = DOMAIN.filter((word) => word.length >= 6);

  const kinds: Record<string, () => Omit<BenchQuery, 'kind'>> = {
    'rare word': () => ({ keywords: pick(rare), place: null }),
    'common word': () => ({ keywords: pick(COMMON), place: null }),
    'two words': () => ({ keywords: `${pick(DOMAIN)} ${pick(DOMAIN)}`, place: null }),
    'three words': () => ({ keywords: `${pick(DOMAIN)} ${pick(DOMAIN)} ${pick(COMMON)}`, place: null }),
    'typing error': () => ({ keywords: mistype(pick(long)), place: null }),
    'word and typing error': () => ({ keywords: `${pick(DOMAIN)} ${mistype(pick(long))}`, place: null }),
    'no accents': () => ({ keywords: plain(`${pick(DOMAIN)} ${pick(DOMAIN)}`).toUpperCase(), place: null }),
    'business name': () => ({ keywords: plain(pick(names)), place: null }),
    phrase: () => ({ keywords: pick(PHRASES), place: null }),
    'nothing found': () => ({ keywords: `${mistype('qwxzkvjh')}${random.int(0, 999)}`, place: null }),
    place: () => ({ keywords: null, place: pick(places) }),
    'place and common word': () => ({ keywords: pick(COMMON), place: plain(pick(places)) }),
    'place and word': () => ({ keywords: pick(DOMAIN), place: pick(places) }),
    'place and word, both mistyped': () => ({ keywords: mistype(pick(long)), place: mistype(pick(places)) }),
  };
  const queries = Object.entries(kinds).flatMap(([kind, make]) =>
    Array.from({ length: EACH }, () => ({ kind, ...make() })),
  );
  for (let at = queries.length - 1; at > 0; at--) {
    const other = random.int(0, at);
    [queries[at], queries[other]] = [queries[other]!, queries[at]!];
  }
  return queries;
}
