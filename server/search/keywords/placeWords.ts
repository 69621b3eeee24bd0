// Words next to the names of places in keywords, in four languages; folded.

const set = (words: string) => new Set(words.split(' '));
/** Words before the place of departure. */
export const FROM = set('desde from depuis ex');
/** Words before the destination. */
export const TOWARDS = set('a p to para pra pro into hasta ate hacia vers jusqu');
/** Words that are certainly before a place, even in the middle of keywords. */
const IN = set('en in em at near outside around across within through throughout inside hasta ate vers chez pres');
/** Words that are certainly before a place when "de" follows: "dentro de", "perto de", "saindo de". */
const NEAR = set(
  `dentro cerca fuera afuera afueras alrededores alrededor lejos proximo proxima dentro perto fora saindo saliendo sale salida sai
  partir partiendo partindo pres proche autour loin zona centro ciudad cidade ville region regiao provincia estado norte sur sul
  interior puerto porto port aeropuerto aeroporto aeroport airport`
    .split(/\s+/)
    .join(' '),
);
/** Words before a place, or before anything else. */
const PERHAPS = set('no na ao au aux por pela pelo pa al for');
const OF = set('de do da del d of');
/** Words before a place, which at the beginning or end are certainly not part of a name. */
export const AT = new Set([...FROM, ...TOWARDS, ...IN, ...set('cerca perto no na ao')]);
/** Words that are not places by themselves, and do not begin the name of a place. */
export const PARTICLES = set('de do da du of por un una uno una um uma que con sin y e o');
/** Words of requests that may look like part of a place. */
export const PRONOUNS = set('se me te lo la le nos si no mi su tu');
/** Words before a place that are omitted with it. */
export const BEFORE = new Set([...AT, ...set('de do da del para por the of le la el les los dentro')]);
export const ARTICLES = set('le la les l el los las o a os as the');
export const BETWEEN = set('entre between');
export const AND = set('y e and et o or ou');
/** Words after a number that is not a postal code. */
export const MEASURES = set(
  `lb lbs pounds libras kg kgs kilos quilos t tn ton tons toneladas tonnes tm usd pesos reais m3 pies pes ft pi eixos ejes axles essieux
  pallets pallet paletas paletes palets pal palettes tarimas tambores drums skids sacos sacas bolsas bultos fardos bobinas rollos cajas caixas
  boxes loads viajes viagens voyages camiones caminhoes contenedores containers equipos`
    .split(/\s+/)
    .join(' '),
);
export const DASH = /^\s*(?:[–—→>]|->|-)\s*$/;

/** The confidence that a place follows two words: 2 for certain, 1 for possible, 0.5 after "of", 0 for none. */
export function certainty(before: string, last: string): number {
  if (FROM.has(last) || IN.has(last) || (OF.has(last) && NEAR.has(before))) return 2;
  if (TOWARDS.has(last) || PERHAPS.has(last)) return 1;
  return OF.has(last) ? 0.5 : 0;
}
