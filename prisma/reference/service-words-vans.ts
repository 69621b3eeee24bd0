import type { ServiceWords } from './service-words-types.ts';
import { DELIVERY, wordsFor } from './service-words-types.ts';

/** Small vans, cities, borders and containers. */
export const vanWords: readonly ServiceWords[] = [
  wordsFor([12], {
    es: 'camión por mes con chofer, camión mensual, contrato de transporte',
    fr: 'transport à contrat, contrat de transport',
    en: 'transport contract, trucks on contract',
    pt: 'caminhão agregado, agregar caminhão',
  }),
  wordsFor([13], {
    en: 'sprinter van delivery',
    fr: 'camionnette express, fourgonnette express',
  }),
  wordsFor([13, 16], {
    es: 'fletes en camioneta, camioneta doble rodado, flete con camioneta',
    pt: 'fiorino frete, frete de fiorino, frete com kombi, frete de van, frete de saveiro, strada frete',
  }),
  wordsFor([15], {
    es: 'reparto a negocios, logística urbana, almacenaje y distribución, ruteo y reparto',
    en: 'box truck delivery, final delivery truck, local route delivery',
    fr: 'camion de livraison, distribution au détail',
    pt: 'entrega em capitais, rota de entrega',
  }),
  wordsFor([15, 84, 89, 90], {
    es: 'recolección y entrega, recolecta y entrega, recogida y entrega, retiro y entrega, recojo y entrega',
    en: 'pickup and delivery, pick up and delivery, collection and delivery',
    pt: 'coleta e entrega, coletas e entregas, coleta e entregas, coleta e entrega de mercadorias',
    fr: 'cueillette et livraison, ramassage et livraison, collecte et livraison, enlèvement et livraison',
  }),
  wordsFor(DELIVERY, {
    es: 'reparto a clientes',
    en: 'deliver to customers',
    pt: 'entregar para clientes',
    fr: 'livrer aux clients',
  }),
  wordsFor([16], {
    es: `carrito de carga, motocarro de carga, mototruck, triciclo de carga, carguero de tres ruedas, furgón pequeño,
      vehículo pequeño de carga, luv para flete, camión chiquito, flete chiquito, trasladar un mueble,
      subir un mueble, llevar unas cajas`,
    fr: `transporteur avec camionnette, transport d'un meuble, camionnette avec chauffeur, tap-tap de marchandises,
      enlèvement d'encombrants, débarras, taxi bâché, brouette de marchandises`,
    en: 'junk removal, haul away junk, move a dresser',
    pt: 'levar um móvel, carregar um móvel, pick-up frete',
  }),
  wordsFor([17], {
    es: `distribución a minimercados, abasto de tiendas, entrega a centrales de abasto, distribución a colmados,
      reparto a colmados`,
    en: 'deliver to stores',
    pt: 'distribuição para mercados, entrega em atacadistas, distribuição a farmácias, entrega em atacarejo',
    fr: 'livraison aux dépanneurs, livraison aux commerces de détail',
  }),
  wordsFor([18, 20], {
    en: 'transborder freight, US Canada freight, CSA carrier, CTPAT carrier',
    fr: 'transporteur FAST, transporteur CSA, transport transfrontalier États-Unis, camionnage vers les États',
    es: 'flete al otro lado, transporte al otro lado',
  }),
  wordsFor([18, 22], {
    es: 'cargas internacionales andinas, transporte Comunidad Andina, carga CAN',
  }),
  wordsFor([18], {
    es: 'flete a otro país, flete internacional terrestre',
    pt: 'carga para o exterior por caminhão, frete internacional terrestre',
    en: 'truck to another country',
    fr: 'camion vers un autre pays',
  }),
  wordsFor([20], {
    es: 'operadores B1, operador B1, viaje al otro lado, chofer B1, visa B1',
    en: 'B1 drivers, b1 carrier, Mexico freight lanes, US Mexico freight',
  }),
  wordsFor([21], {
    en: 'bridge crossing, trailer crossing',
    es: 'cruce de puente internacional',
    pt: 'atravessar a fronteira',
  }),
  wordsFor([24], {
    pt: 'bug de container, carreta bug, bug porta container',
    es: 'cureña, cureñas',
  }),
  wordsFor([25], {
    es: 'carga en puerto, citas en puerto, retiro del puerto, camión desde el puerto',
    pt: 'remoção portuária, remoção de container, DTA porto',
    fr: 'sortie de port, enlèvement au port',
    en: 'port pickup',
  }),
  wordsFor([26], {
    es: 'clip on genset, reefer para fruta',
    en: 'clip-on genset',
  }),
  wordsFor([27], {
    es: 'lavado de contenedores',
    en: 'CY depot, empty yard',
    fr: 'retour de vides, retour des vides',
  }),
  wordsFor([28], {
    es: 'trasegado de contenedor, porteo de contenedor',
    en: 'lumping containers, transload container',
    fr: 'transbordement de conteneur',
  }),
];
