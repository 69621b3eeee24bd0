import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** What people type for international road freight and containers. */
export const borderWords: readonly ServiceWords[] = [
  wordsFor([18, 19, 20, 21, 22, 23], {
    es: `carga internacional, flete internacional, fletes internacionales, transporte internacional, transporte
      internacional de cargas, carga de exportación por tierra, exportar por tierra, importar por tierra, cruzar
      mercancía, pasar mercancía, pasar mercadería, cruce de mercancía, cruzar la frontera, cruce internacional, carga
      al exterior por tierra, camión internacional, transportista internacional`,
    en: `international freight by road, cross-border freight, cross border carrier, cross border trucking, border
      freight, cross border LTL`,
    pt: `frete internacional, cruzar a fronteira, transportadora internacional, exportação rodoviária, importação
      rodoviária`,
    fr: 'transport international, fret international par camion, transport transfrontalier de marchandises',
  }),
  wordsFor([18, 20, 21], {
    es: `transportista C-TPAT, certificado OEA, transporte OEA, operador económico autorizado, transportista OEA`,
    en: 'C-TPAT carrier, CTPAT, C-TPAT, FAST approved, CSA FAST, FAST carrier, ACE manifest, ACI manifest, PAPS',
    fr: 'PEP EXPRES',
  }),
  wordsFor([18, 20], {
    es: 'expeditado, expeditados, servicio expeditado',
  }),
  wordsFor([18, 19, 22], {
    es: 'CRT y MIC, MIC DTA terrestre, permiso originario, permiso complementario',
    pt: 'MIC/DTA',
  }),
  wordsFor([18], {
    es: 'CPIC, carta porte internacional, CPI y MCI, carga andina, Comunidad Andina',
  }),
  wordsFor([19], {
    es: 'MERCOSUR, transporte Mercosur, carga Mercosur',
    pt: 'Mercosul, transporte Mercosul, frete Mercosul, carga Mercosul',
  }),
  wordsFor([21], {
    es: `transbordo en frontera, transbordo, cruces diarios, drayage fronterizo, arrastre fronterizo, trasbordo,
      trasbordo fronterizo, transbordo fronterizo, transbordar carga, cambio de camión en frontera`,
    en: 'border drayage, transfer carrier, cross-dock at the border',
    pt: 'transbordo na fronteira, cruze de fronteira, cruze',
  }),
  wordsFor([22], {
    es: 'paso Los Libertadores, paso internacional Los Libertadores',
  }),
  wordsFor([23], {
    es: `transporte a Centroamérica, fletes a Centroamérica, furgones a Centroamérica, carga centroamericana, DUCA-T,
      DUCAT, consolidado centroamericano`,
    en: 'freight to Central America',
    pt: 'frete para América Central',
  }),
  wordsFor([24, 25], {
    es: `acarreo de furgones, acarreo de contenedores, acarreo de contenedor, arrastre de furgones, arrastre de
      contenedores, fletes de contenedores, flete de contenedor, flete contenedor, retiro de contenedor, sacar
      contenedor del puerto, entrega de contenedor, contenedor 20, contenedor 40, contenedor high cube, contenedores
      llenos, camión para contenedor, tráiler para contenedor, cabezal para contenedor, cabezal con chasis, tracto
      para contenedor, full portacontenedor, portacontenedor, flete de container, posicionamiento de contenedor,
      posicionado de contenedor, chasis portacontenedor, semi portacontenedor, camión porta contenedor, movimiento de
      contenedores`,
    en: `container drayage, container truck, container delivery trucking, 20 foot container transport, 40 foot container
      transport, port container trucking, haul containers, container moves, import container delivery`,
    pt: `frete de contêiner, carreta porta contêiner, transporte de contêiner cheio, retirada de contêiner, coleta de
      contêiner, bitrem porta contêiner, container 40, container 20, frete container, frete de container`,
    fr: 'transport conteneur, camion porte-conteneur, transport de conteneur, livraison de conteneur',
  }),
  wordsFor([25], {
    es: `acarreo portuario, transporte al puerto, flete al puerto, del puerto a bodega, puerto a planta, retiro de
      puerto, traslado puerto depósito`,
    en: `drayage carrier, port to warehouse, port haul, harbor trucking, harbour trucking, per diem, container pickup
      from port`,
    pt: 'frete porto, frete do porto, transporte portuário, retirada no porto, vira de porto',
    fr: "du port à l'entrepôt",
  }),
  wordsFor([26], {
    es: `reefer con genset, contenedores reefer, contenedor reefer, camión con genset, banano en contenedor, contenedor
      de banano, contenedores de piña, contenedor de piña, contenedor refrigerado para banano, fruta en contenedor,
      carga reefer, contenedor de fruta, contenedor con frío`,
    en: 'reefer container, reefer drayage carrier, reefer containers',
    pt: 'contêiner reefer, container reefer, contêiner refrigerado para fruta',
    fr: 'conteneur frigo, conteneur reefer',
  }),
  wordsFor([27], {
    es: `patio de vacíos, depósito de vacíos, retiro de vacíos, devolución de contenedor, devolver vacío, contenedores
      vacíos, lavado y reparación de contenedores, reparación de contenedor`,
    en: 'container depot, empty containers, return empty container, M&R depot, container maintenance',
    pt: 'depot, depot de contêiner, terminal de vazio, devolução de contêiner, contêiner vazio',
    fr: 'retour de conteneur vide, dépôt de vides',
  }),
  wordsFor([28], {
    es: `llenado de contenedor, cargar contenedor, carga de contenedor, consolidado de contenedor, vaciado de contenedor,
      descarga de contenedor, descargar contenedor, desconsolidado, desconsolidadora, trincaje, amarre de carga,
      estiba de contenedor`,
    en: `container stuffing, container stripping, container devanning, load a container, unload a container, strip and
      load, blocking and bracing`,
    pt: `ova de contêiner, desova de contêiner, ova, estufar contêiner, descarga de contêiner, carregar contêiner`,
    fr: 'remplir un conteneur, vider un conteneur, charger un conteneur',
  }),
  // supplies of platforms at sea
  wordsFor([75, 77, 104, 127], {
    es: 'transporte offshore, logística offshore, carga offshore, transporte costa afuera, logística costa afuera',
    en: 'offshore transport, offshore logistics, offshore cargo, offshore supply, rig move, rig supply',
    pt: 'apoio offshore, apoio marítimo, suprimento de plataformas',
    fr: 'logistique en mer, logistique extracôtière, ravitaillement de plateformes',
  }),
];
