// Words of addresses that are not names of places, in English, Spanish, Portuguese and French. Folded.

const words = (...lists: string[]) => new Set(lists.join(' ').split(/\s+/));

/** Words before the name of a street: "Calle Lima 450". */
export const STREET_BEFORE = words(
  'calle av avda avenida ave avenue boulevard blvd boul bulevar bv bvar bvd rua rodovia rod estrada estr travessa trav tv',
  'alameda praca pca ladeira viaduto marginal ruta rn rp carretera carr ctra autopista autop autovia camino cno calzada',
  'aut calz paseo pso pasaje psje pje privada priv cerrada cda circuito cto prolongacion prol periferico libramiento diagonal',
  'diag transversal transv tv carrera cra kr kra jiron jr malecon costanera panamericana rambla rue chemin rang montee',
  'route rte interstate highway hwy via eje anillo acceso colectora perimetral vereda antigua antiguo',
);

/** Words that only precede a number: "CL 100", "BR 116", "I-35", "US 59". */
export const STREET_BEFORE_NUMBER = words('c cl cr us i fm sr br sp pr rj mg rs al ak ac tv r rp rn ruta km cto mz');

/** Words after the name of a street: "1200 Main St". */
export const STREET_AFTER = words(
  'st street rd road dr drive ln lane blvd boulevard ave avenue av way ct court pl cir circle ter terrace trl trail pkwy',
  'parkway hwy highway fwy freeway expy expressway expwy sq square loop pike tpke turnpike row cres crescent crt close',
  'byp bypass plz broadway',
);

/** Words before a number or letter: "piso 3", "Suite 200", "km 12". */
export const UNIT = words(
  'piso pisos apto apt apartamento ap dpto depto of oficina ofic local loc suite ste unit bldg building floor fl torre',
  'bloco bloque blq bl cj conj conjunto sala salas galpao galpon nave bodega bod int interior ext exterior lote lt mz mza',
  'manzana casa edificio edif edf andar pb num numero nro no nr n km kilometro po box apdo apartado caixa casilla room',
  'dock gate warehouse whse bureau local unidad unidade lotes pta puerta oficinas etapa sm supermanzana quadra qd',
);

/** The units that are also codes of states: "Patos - PB", "Orlando FL", "Santana AP". */
const STATE_CODES = words('pb fl ap');

/** Words before a postal code: "CP 64000". */
export const POSTAL_LABEL = words('cp cep zip codigo postal code cod');

/** Words before the name of a region rather than of its city: "Provincia de Córdoba". */
export const REGION_WORDS = words(
  'provincia prov pcia estado edo state province region departamento depto dpto dept department departement provincia',
);

/** Words before the name of a city rather than of its region: "municipio de". */
export const CITY_WORDS = words(
  'ciudad cidade city cd town ville municipio mun mpio partido pdo comuna localidad loc distrito alcaldia delegacion centro',
  'downtown canton parroquia corregimiento borough',
);

/** Words before names that give the kind of place; ignored when the name is known without them. */
const KINDS_OF_PLACE = words(
  'puerto porto port harbor harbour seaport aeropuerto aeroporto airport aeroport paso puente ponte bridge frontera',
  'fronteira border terminal zona zone area gran grande greater metropolitana metropolitano metro barrio bairro b colonia',
  'col fracc fraccionamiento urb urbanizacion residencial res parque pque park industrial ind poligono pol polo setor',
  'sector quartier quarter neighborhood county condado comte pais country isla ilha island jardim jd vila villa vl chacara',
  'chac centro centre center cabecera capital interior nucleo ejido rancho hacienda fazenda sitio condominio cond zf free',
  'trade franca franco ferial logistico logistics logistica distribucion distribuicao cargo carga cargas freight comercial',
  'internacional international intl nacional crossing cruce garita aduana aduanero customs alfandega douane market mercado',
);

const PARTICLES = words(
  'de del la las los el lo l d da do das dos e y o of the and en em in a as os al ao at to near cerca perto junto por para con',
  'com sin sem s n u un une du des le les et entre esq esquina esquinas frente altura alt x lado norte sur sul este leste',
  'oeste north south east west ne nw se sw n s e w r c i ii iii iv v',
);

/** Abbreviations in names: "Gral. Pacheco", "Sta. Fe", "Ft Worth". */
export const SPELT_OUT = new Map(
  (
    'gral:general pto:puerto sta:santa sto:santo stgo:santiago sgo:santiago ing:ingeniero ft:fort mt:mount st:saint ' +
    'ste:sainte cnel:coronel cmte:comandante cdte:comandante pte:presidente pdte:presidente dgo:domingo fco:francisco fdo:fernando pta:punta ' +
    'vte:vicente va:villa cdad:ciudad cd:ciudad gob:gobernador alte:almirante tte:teniente sn:san nva:nueva nvo:nuevo ' +
    'dr:doctor nte:norte hgo:hidalgo gpe:guadalupe rdo:ricardo cap:capitan sgto:sargento mcal:mariscal hts:heights ' +
    'spgs:springs cpo:campo bch:beach pt:point jd:jardim vl:vila pq:parque s:san b:boca nsa:nossa sra:senora'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Words written as their first letter only: "N. Palmira", "P. Fundo". */
const INITIALS = new Map(
  Object.entries({
    c: ['campo', 'ciudad'],
    f: ['feira', 'fort'],
    g: ['general', 'governador'],
    m: ['monte', 'mount'],
    n: ['nueva', 'nuevo', 'nova', 'novo', 'new'],
    p: ['puerto', 'porto', 'passo', 'punta', 'ponta'],
    s: ['sao', 'santa', 'santo'],
    v: ['villa', 'vila'],
  }),
);

/** Other spellings of a name, with its abbreviations spelled out. */
export function spellOut(name: string): string[] {
  const spelt = name.replace(/\w+/g, (word) => SPELT_OUT.get(word) ?? word);
  const rest = name.slice(1);
  const full = rest.startsWith(' ') ? (INITIALS.get(name[0]!) ?? []).map((word) => word + rest) : [];
  return spelt === name ? full : [spelt, ...full];
}

export const isParticle = (word: string) => PARTICLES.has(word);

/** The name without particles: "puerto manzanillo" for "puerto de manzanillo". */
export const withoutParticles = (name: string) =>
  name
    .split(' ')
    .filter((word) => !isParticle(word))
    .join(' ');

/** Whether a word is ignored without being reported as not understood. */
export const isFiller = (word: string) =>
  PARTICLES.has(word) ||
  STREET_BEFORE.has(word) ||
  KINDS_OF_PLACE.has(word) ||
  REGION_WORDS.has(word) ||
  CITY_WORDS.has(word) ||
  POSTAL_LABEL.has(word) ||
  (UNIT.has(word) && !STATE_CODES.has(word));
