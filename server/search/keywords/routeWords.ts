import { ARTICLES } from './placeWords.ts';

// Words that state what a place is to a transport, in four languages; folded.

const set = (words: string) => new Set(words.split(/\s+/));
const beginnings = (words: string) => new RegExp(`^(?:${words.split(/\s+/).join('|')})`);

/** Before the place, also with small words between: "origen Lima", "cargamos en Lima", "out of Lima". Whole words end with `$`. */
export const STARTS = beginnings(
  `orig saind salien salid salen$ salim sale$ salg sai$ saida sair$ saio$ saimos$ partien partin partir$ parte$ parto$ parten$ part$ partons$
  depart descargad descarregad despachan$ despachamos$ carga cargu carreg embarc embarqu recog recoj recol retir colet levant load pickup pick out$ leav sitting sits waiting located
  esta$ estan$ estao$ estoy estou estamos ta$ tao$ parad disponi available teng tenem tenho$ temos$ charger chargem chargeons$ enlev
  ramass cueill prendre$ prend$`,
);
export const ENDS = beginnings(
  `destin descarg descarreg desembarc desembarqu entreg deliver drop unload headed heading bound rumbo lleg cheg termina$ espera
  necesit precis need livr decharg`,
);
/** After the place: "Florida origin". */
export const STARTS_AFTER = set(
  'origin pickup origen origem cargue coleta recoge recogen retiro retirada ramassage chargement',
);
export const ENDS_AFTER = set(
  'drop dropoff delivery destino destination entrega descarga descargue livraison dechargement',
);
/** Also before other words: "Denver bound reefer", "Potosí espera 20 tn". */
export const STARTING = set(
  'despacha despachan ships cargan cargamos carregam carregamos embarcan embarcam expedie charge',
);
export const ENDING = set(
  'bound receives want wants recibe reciben recebe recebem recoit espera esperan descargan descarregam entregan entregam',
);
/** Between a place and such a verb: "Osorno lo recibe", "Moncton is where they need it". */
export const BEFORE_VERB = set(
  `lo la los las le les me nos o os se te es e is it its was where they we fica queda sera donde onde hace hay faz ou on c'est est que`,
);
/** Before a place between the two ends: "con cruce por Nuevo Laredo". */
export const ON_THE_WAY = set(
  `cruce cruza cruzan cruzar cruzando cross crossing crosses pasando passando pasa pasan pasar passa passam passar passagem passant passe
  transbordo trasbordo transbordement transload escala escale parada paradas stop stops stopping stopover layover swap calls arret arrets
  aduana aduanas aduanal aduanales aduanero aduanera aduaneros aduaneras customs despacho desembaraco dedouanement douane douanes
  through transito transit transfer ponte puente pont ferry balsa bac traversier detour desvio
  frontera fronteira frontiere garita tramite tramites`,
);
/** After a place between the two ends: "Sarnia bridge". */
export const ON_THE_WAY_AFTER = set('bridge crossing');
/** Before one of several deliveries: "com uma entrega em Feira de Santana", "extra drop in Birmingham". */
export const ONE_OF_SEVERAL = set('un una um uma une one an extra otra outra another autre');
/** What is delivered there is a part: "drop half in Knoxville". */
export const PART = set('half mitad metade meia moitie parcial partial');
/** Before the place of a person or a company: "carrier out of Tupelo", "paga en Lima". */
export const OWNERS = beginnings(
  `carrier transportista trasportista transportador trasportador transporteur empresa entreprise compagnie somos$ soy$ sou$ linea$
  fleter cliente customer client$ clients$ paga$ pago$ pagan$ pays$ paid$ paye$ payee?$ pagador placa patente matricula based base$ basee?$ sede$
  siege$ matriz filial sucursal radicad sediad oficina office bureau escritorio dueno dono$ owner chofer motorista chauffeur driver
  operador proveedor fornecedor exportador importador agente despachante corredor broker`,
);
export const THROUGH = set('por pela pelo par through via');
/** Ignored before the place. */
export const SMALL = new Set([
  ...ARTICLES,
  ...set(
    `de do da del dos das en em in at of for out por via through up off by par no na puerto porto port mercado market central final planta
    fabrica bodega galpao estado ciudad cidade city capital terminal parque feria es is fica`,
  ),
]);
/** Before a destination, also where it is described: "al mercado mayorista de Lima". */
export const TO_THE = set('al ao aos');
