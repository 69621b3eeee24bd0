import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** Ports and warehouses. */
export const dockWords: readonly ServiceWords[] = [
  wordsFor([188], {
    es: 'agente afianzado',
    en: 'ACE manifest, PAPS',
    fr: 'agent en douane agréé',
    pt: 'declaração de importação',
  }),
  wordsFor([127], {
    es: 'atención de buques, suministro a buques, víveres para barcos',
    fr: 'agent de navire',
    en: 'ship supplies',
    pt: 'suprimento de navios',
  }),
  wordsFor([128], {
    es: 'desembarque de carga, muellaje, descargar buque, descargar barco',
    pt: 'movimentação portuária, descarregar navio',
    en: 'vessel discharge, discharge a ship',
    fr: 'déchargement de navire, décharger un navire',
  }),
  wordsFor([129], {
    es: 'recinto portuario, patio portuario',
    pt: 'berço de atracação',
    fr: 'poste à quai',
  }),
  wordsFor([130], {
    es: 'control de calidad de granos',
    pt: 'classificação de grãos, classificador de grãos, supervisão de embarque, controle de qualidade de carga',
    en: 'grain inspection',
    fr: 'inspection de grains',
  }),
  wordsFor([131], {
    fr: 'magasinage, magasiner de la marchandise',
    es: 'resguardo de mercadería',
    en: 'warehouse space short term',
    pt: 'guarda de mercadoria',
  }),
  wordsFor([132], {
    fr: 'emplacements palettes',
    es: 'espacio para tarimas',
    en: 'pallet spaces',
  }),
  wordsFor([133], {
    pt: 'galpões, galpão logístico, pavilhão, pavilhão industrial',
    en: 'industrial unit, industrial building for lease',
    fr: 'bâtiment industriel à louer',
  }),
  wordsFor([134], {
    es: 'transbordo de mercancía, trasbordo de mercadería, muelle de carga, renta de andén, traspaleo de carga',
    en: 'dock transfer, rework a load',
    pt: 'docas para transbordo',
    fr: 'transbordement de palettes',
  }),
  wordsFor([137], {
    es: 'almacén general de depósito, warrant, warrants',
    en: 'CES, GO warehouse',
    pt: 'armazém geral alfandegado',
    fr: "magasin d'aire d'exportation, entrepôt d'attente sous douane",
  }),
  wordsFor([138], {
    fr: 'zone de commerce extérieur',
  }),
  wordsFor([139], {
    es: 'terminal intermodal, zona de actividades logísticas',
  }),
  wordsFor([140], {
    es: 'red fría de almacenes',
    en: 'temperature controlled storage, walk in freezer',
    fr: 'stocker au froid',
  }),
  wordsFor([141], {
    es: 'preenfriado, hidroenfriado, preenfriamiento',
    en: 'pre-cooling, hydrocooling',
    fr: 'prérefroidissement',
  }),
  wordsFor([142], {
    en: 'medicine storage',
    es: 'guardar medicamentos',
    pt: 'guardar medicamentos em armazém',
    fr: 'stocker des médicaments',
  }),
  wordsFor([143], {
    fr: 'préparation Amazon',
    en: 'amazon storage',
  }),
  wordsFor([144], {
    es: 'preparación de pedidos, surtir pedidos',
    pt: 'montagem de pedidos',
  }),
  wordsFor([145], {
    es: 'reacondicionado de producto, termoencogido, estampillado',
    pt: 'etiquetar produtos, colar etiquetas',
    en: 'label products',
  }),
  wordsFor([146], {
    es: 'montacarguistas, operarios logísticos, personal para bodega, auxiliares de bodega',
    pt: 'movimentação interna, terceirização de almoxarifado, auxiliares de armazém',
    en: 'inplant logistics, warehouse workers',
    fr: "personnel d'entrepôt",
  }),
];
