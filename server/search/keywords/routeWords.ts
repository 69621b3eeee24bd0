import { ARTICLES } from './placeWords.ts';

// Words that state the role of a place in a transport, in four languages; folded.

const set = (words: string) => new Set(words.split(/\s+/));
const beginnings = (words: string) => new RegExp(`^(?:${words.split(/\s+/).join('|')})`);

/**
 * Words before the start, also with small words between: "origen Lima", "cargamos en Lima", "out of Lima". Whole words
 * end with `$`.
 */
export const STARTS = beginnings(
  `orig pu$ saind salien salid salen$ salim sale$ salg sai$ saida sair$ saio$ saimos$ partien partin partir$ parte$ parto$ parten$ part$ partons$
  depart descargad descarregad despachan$ despachamos$ carga cargu carreg embarc embarqu recog recoj recol retir colet levant load pickup pick out$ leav sitting sits waiting located
  esta$ estan$ estao$ estoy estou estamos ta$ tao$ parad disponi available teng tenem tenho$ temos$ charger chargem chargeons$ enlev
  ramass cueill prendre$ prend$`,
);
export const ENDS = beginnings(
  `destin descarg descarreg desembarc desembarqu entreg deliver drop unload headed heading bound rumbo lleg cheg termina$ espera
  necesit precis need livr decharg`,
);
/** Words after the start: "Florida origin". */
export const STARTS_AFTER = set(
  'origin pickup origen origem cargue coleta recoge recogen retiro retirada ramassage chargement carrega',
);
export const ENDS_AFTER = set(
  'drop dropoff delivery destino destination entrega descarga descargue livraison dechargement descarrega',
);
/** Words after the start, also before other words: "Denver bound reefer", "Potosí espera 20 tn". */
export const STARTING = set(
  'despacha despachan ships cargan cargamos carregam carregamos embarcan embarcam expedie charge',
);
export const ENDING = set(
  `bound receives want wants need needs necesita necesitan precisa precisam recibe reciben recebe recebem recoit espera esperan
  descargan descarregam entregan entregam`,
);
/**
 * Words between the start of a route and the preposition of its end: "Apartadó sube a Envigado", "Rosario va para
 * Lima".
 */
export const MOVING = set(
  `sube suben baja bajan va van viaja viajan sale salen llega llegan sobe sobem desce descem vai vao viaja viajam segue sai saem chega chegam
  goes going heads heading moving monte montent descend descendent part partent va vont`,
);
/** Verbs before "à" and the end of a route, even if "à" elsewhere precedes its start: "qui monte à Rouyn?". */
export const GOES = /^(?:mont(?:e|es|ent|er|ons)|descend\w*|va|vas|vais|vont|aller|allant)$/;
/** Words between a place and a verb of the route: "Osorno lo recibe", "Moncton is where they need it". */
export const BEFORE_VERB = set(
  `lo la los las el le les me nos o os se te es e is it its was where they we fica queda sera donde onde hace hay faz ou on c'est est que`,
);
/** Words before a place between the two ends: "con cruce por Nuevo Laredo". */
export const ON_THE_WAY = set(
  `cruce cruza cruzan cruzar cruzando cross crossing crosses pasando passando pasa pasan pasar passa passam passar passagem passant passe
  transbordo trasbordo transbordement transload escala escale parada paradas stop stops stopping stopover layover swap calls arret arrets
  aduana aduanas aduanal aduanales aduanero aduanera aduaneros aduaneras customs despacho desembaraco dedouanement douane douanes
  through transito transit transfer ponte puente pont ferry balsa bac traversier detour desvio
  frontera fronteira frontiere garita tramite tramites
  pesa pesaje pesagem pesee balanza balanca bascula scale scales weigh weighing triagem descanso fumigacion fumigacao fumigation`,
);
/** Words after a place between the two ends: "Sarnia bridge". */
export const ON_THE_WAY_AFTER = set('bridge crossing');
/** Words before one of several deliveries: "com uma entrega em Feira de Santana", "extra drop in Birmingham". */
export const ONE_OF_SEVERAL = set('un una um uma une one an extra otra outra another autre');
/** Words for a part of the delivered cargo: "drop half in Knoxville". */
export const PART = set('half mitad metade meia moitie parcial partial');
/** Words before the place of a person or a company: "carrier out of Tupelo", "paga en Lima". */
export const OWNERS = beginnings(
  `carrier transportista trasportista transportador trasportador transporteur empresa entreprise compagnie somos$ soy$ sou$ linea$
  fleter cliente customer client$ clients$ paga$ pago$ pagan$ pays$ paid$ paye$ payee?$ pagador placa patente matricula based base$ basee?$ sede$
  siege$ matriz filial sucursal radicad sediad oficina office bureau escritorio dueno dono$ owner chofer motorista chauffeur driver
  operador proveedor fornecedor exportador importador agent$ agente agenci agenc$ contratante contratant embarcador$ shipper$ tomador
  despachante corredor broker courtier forwarder transitaire`,
);
/** Words after the place of a person or a company: "a NYC company". */
export const OWNERS_AFTER = set(
  'company firm broker brokerage outfit carrier office hq based shipper dispatcher owned',
);
/** Words before the name of a company, which may look like a place: "Transportes Comayagua busca carga". */
export const COMPANIES = /^(?:transportes|transportadora|logistica|fletes|mudanzas|mudancas|expreso|expresso)$/;
/** Words after the name of a company. */
export const REQUESTS = set(
  'pide busca necesita ofrece tiene solicita procura precisa tem oferece needs has offers seeks',
);
/**
 * Words for paying, before a name that may be that of a company: "paga petrolera de Plottier", "bill to our Dallas
 * office".
 */
export const BILLING =
  /^(?:paga|pagan|factur\w*|fatur\w*|bill|billed|billing|invoice[ds]?|pays|paye|payee?|payeur|pagto|pgto|nota|nf)$/;
/** Words for the office of a company: "la oficina está en Saltillo". */
export const OFFICES = /^(?:oficina|office|bureau|escritorio|sede|siege|matriz|sucursal|filial|base)s?$/;
/** Words between the office and the place. */
export const BEING = set('esta queda fica is es nosotros nuestra nossa nosso notre our');
/** Vessels that carry a truck, before "a" and a place between the ends: "con traversier à Tadoussac". */
export const VESSELS = set('ferry barcaza balsa chalana lancha barge bac traversier ferries transbordador');
export const THROUGH = set('por pela pelo par through via');
/** Words before the place that are ignored. */
export const SMALL = new Set([
  ...ARTICLES,
  ...set(
    `de do da del dos das en em in at of for out por via through up off by par no na puerto porto port mercado market central final planta
    fabrica bodega galpao estado ciudad cidade city capital terminal parque feria es is fica`,
  ),
]);
/** Words before a destination, also before its description: "al mercado mayorista de Lima". */
export const TO_THE = set('al ao aos');
