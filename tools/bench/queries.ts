import pg, { type Pool } from 'pg';
import { createRandom } from '../../prisma/demo/random.ts';

export interface BenchQuery {
  kind: string;
  place: string | null;
  keywords: string | null;
  /**
   * The intended keywords, correctly spelled: results should have these words. Null when they do not indicate quality.
   */
  intended: string | null;
  /** The city of the place. */
  placeId: number | null;
}

type Question = { keywords: string | null; place?: Place | null; placeText?: string; intended?: string | null };

interface Place {
  id: number;
  name: string;
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

/** The searches for a directory to which no database client is connected yet. */
export async function readQueries(url: string): Promise<BenchQuery[]> {
  const pool = new pg.Pool({ connectionString: url });
  try {
    return await createQueries(pool);
  } finally {
    await pool.end();
  }
}

/** The same searches in each run: 30 of each kind, in a shuffled order, from the directory's own words and places. */
export async function createQueries(pool: Pool): Promise<BenchQuery[]> {
  const random = createRandom(777);
  const { pick } = random;
  const column = async (sql: string) => (await pool.query<{ value: string }>(sql)).rows.map((row) => row.value);
  const names = await column(`select business_name as value from providers where id % 997 = 5 order by id limit 200`);
  const { rows: places } = await pool.query<Place>(
    `select distinct on (population, name) id, name from addresses where kind = 'city' and population > 50000
       and country_code in ('AR', 'BR', 'MX', 'CO', 'CL', 'PE', 'US', 'UY', 'PY', 'BO', 'EC') order by population, name, id`,
  );
  const rare = await column(
    `select lexeme as value from search.term where documents between 2 and 8 and length(lexeme) >= 6 and lexeme ~ '^[a-z]+$'
     order by lexeme`,
  );

  const misspell = (word: string): string => {
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

  /** The intended keywords, and their typed form. */
  const typed = (intended: string, type = (text: string) => text) => ({ intended, keywords: type(intended) });
  const two = () => `${pick(DOMAIN)} ${pick(DOMAIN)}`;
  const withTypo = () => {
    const [right, wrong] = [pick(DOMAIN), pick(long)];
    return { keywords: `${right} ${misspell(wrong)}`, intended: `${right} ${wrong}` };
  };
  const misspeltPlace = () => {
    const place = pick(places);
    return { place, placeText: misspell(place.name) };
  };

  const kinds: Record<string, () => Question> = {
    'rare word': () => typed(pick(rare)),
    'common word': () => typed(pick(COMMON)),
    'two words': () => typed(two()),
    'three words': () => typed(`${two()} ${pick(COMMON)}`),
    'typing error': () => typed(pick(long), misspell),
    'word and typing error': withTypo,
    'no accents': () => typed(two(), (text) => plain(text).toUpperCase()),
    'business name': () => typed(pick(names), plain),
    phrase: () => typed(pick(PHRASES)),
    'nothing found': () => ({ keywords: `${misspell('qwxzkvjh')}${random.int(0, 999)}` }),
    place: () => ({ keywords: null, place: pick(places) }),
    'place misspelt': () => ({ keywords: null, ...misspeltPlace() }),
    'place and common word': () => {
      const place = pick(places);
      return { ...typed(pick(COMMON)), place, placeText: plain(place.name) };
    },
    'place and word': () => ({ ...typed(pick(DOMAIN)), place: pick(places) }),
    'place and word, both misspelt': () => ({ ...typed(pick(long), misspell), ...misspeltPlace() }),
  };
  const queries = Object.entries(kinds).flatMap(([kind, make]) =>
    Array.from({ length: EACH }, (): BenchQuery => {
      const { keywords, place = null, placeText = place?.name, intended = null } = make();
      return { kind, keywords, place: placeText ?? null, placeId: place?.id ?? null, intended };
    }),
  );
  for (let at = queries.length - 1; at > 0; at--) {
    const other = random.int(0, at);
    [queries[at], queries[other]] = [queries[other]!, queries[at]!];
  }
  return queries;
}
