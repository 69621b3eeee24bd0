import type { ServiceWords } from './service-words-types.ts';
import { COLD_STORES, WAREHOUSES, wordsFor } from './service-words-types.ts';

export const storageWords: readonly ServiceWords[] = [
  wordsFor(WAREHOUSES, {
    es: 'bodega, almacén, depósito, bodegaje, almacenaje, almacenamiento, almacenista',
    en: 'warehouse, warehousing, storage',
    pt: 'armazém, armazenamento, estocagem, armazenador',
    fr: 'entrepôt, entreposage, stockage, entreposeur',
  }),
  wordsFor([17, 98, 131, 132, 133, 135, 140], { en: 'store' }),
  wordsFor([131, 132, 133], {
    es: 'galpón, nave industrial, centro logístico',
    en: 'storage facility, overflow storage, short term warehouse',
    pt: 'galpão, condomínio logístico',
    fr: "espace d'entreposage",
  }),
  wordsFor([131, 132, 133, 134, 143, 144, 146], {
    es: 'CEDIS, centro de distribución',
    en: 'distribution center, distribution centre',
    pt: 'centro de distribuição',
    fr: 'centre de distribution',
  }),
  wordsFor([131], {
    es: 'almacén general de depósito, bodega general, guarda de mercadería, AGD',
    en: 'public warehouse, 3PL warehouse, general merchandise storage',
    pt: 'armazém geral, armazéns gerais, guarda de mercadorias',
    fr: 'entreposage général, entrepôt public, stockage de marchandises',
  }),
  wordsFor([132], {
    es: 'rack, posición pallet, estantería, racks selectivos',
    en: 'racking, pallet racking, pallet positions, pallet space',
    pt: 'porta-pallet',
    fr: 'stockage de palettes, entreposage de palettes, palettier',
  }),
  wordsFor([133], {
    es: 'renta de bodegas, arriendo de bodega, parque industrial, renta de naves, ofibodega, arriendo de galpón',
    en: 'warehouse space, warehouse for rent, industrial space, warehouse lease, flex space',
    pt: 'aluguel de galpão, galpão para alugar, galpão modular',
    fr: "location d'entrepôts, entrepôt à louer, local industriel",
  }),
  wordsFor([134], {
    es: 'crossdock, transbordo de mercadería',
    en: 'cross dock, transloading warehouse, load shift, freight rework',
    pt: 'transbordo de cargas, crossdocking, transit point',
    fr: 'transbordement, transbordement à quai, quai de transbordement',
  }),
  wordsFor([135], {
    es: 'almacenamiento de granos, silo bolsa, acopiador, planta de silos, elevador de granos, secado de granos',
    en: 'grain elevator, grain bin, grain drying',
    pt: 'cerealista, secagem de grãos',
    fr: 'silo à grains, entreposage de grains, stockage de céréales, élévateur à grains',
  }),
  wordsFor([136], {
    es: 'bodega de químicos, almacén de inflamables, bodega hazmat, bodega IMO, polvorín',
    en: 'hazmat warehouse, chemical warehouse, flammable storage',
    pt: 'armazém de químicos, armazém de inflamáveis',
    fr: 'entrepôt de produits chimiques, entreposage de marchandises dangereuses',
  }),
  wordsFor([137], {
    es: 'almacén fiscal, depósito aduanero, almacenera, extraportuario, depósito temporal, in bond',
    en: 'bonded warehouse, CFS warehouse, customs warehouse, sufferance warehouse, bonded storage',
    pt: 'recinto alfandegado, entreposto aduaneiro, EADI, CLIA, REDEX',
    fr: "entrepôt sous douane, entrepôt de stockage des douanes, entrepôt en douane, entrepôt d'attente",
  }),
  wordsFor([138], {
    es: 'zona libre, ZOFRI, recinto fiscalizado estratégico, usuario de zona franca, ZOFRATACNA',
    en: 'FTZ, foreign trade zone',
    pt: 'ZPE',
    fr: 'zone franche, entreposage en zone franche',
  }),
  wordsFor([139], {
    es: 'ZAL, terminal interior de carga, terminal extraportuaria, terminal de carga terrestre',
    en: 'inland port, inland container depot, ICD, inland terminal',
    pt: 'terminal retroportuário, estação aduaneira de interior, terminal interior',
    fr: 'port sec, port intérieur, terminal intérieur',
  }),
  wordsFor(COLD_STORES, {
    es: 'cámara frigorífica, cámara de frío, cuarto frío, frigorífico, cava cuarto',
    en: 'cold store, freezer storage, freezer warehouse, cold room, cooler storage, refrigerated warehouse',
    pt: 'câmara fria, armazém frigorífico',
    fr: 'chambre froide, entrepôt frigorifique, entreposage frigorifique',
  }),
  wordsFor([140], {
    fr: 'entreposage réfrigéré, entrepôt réfrigéré',
    es: 'bodega refrigerada, almacén refrigerado',
    pt: 'estocagem refrigerada',
  }),
  wordsFor([141], {
    es: 'congelación, ultracongelación, IQF, túnel de frío, congelado rápido',
    en: 'blast freezer, quick freezing, tunnel freezer',
    pt: 'congelamento rápido, túnel de resfriamento',
    fr: 'surgélation, congélation rapide, tunnel de congélation',
  }),
  wordsFor([142], {
    es: 'bodega farmacéutica, almacén de medicamentos, BPA, depósito farmacéutico, DIGEMID, operador logístico farmacéutico',
    en: 'pharma warehouse, GMP storage, medical storage',
    pt: 'armazém de medicamentos, armazém farmacêutico',
    fr: 'entreposage pharmaceutique, stockage de médicaments, entrepôt pharmaceutique',
  }),
  wordsFor([143], {
    es: 'ecommerce, tienda online, comercio electrónico, marketplace, preparación de pedidos, dark store, tienda en línea',
    en: 'ecommerce fulfillment, FBA, Amazon prep, Shopify fulfillment, order fulfillment, fulfilment, drop shipping, dropshipping',
    pt: 'loja virtual, loja online, comércio eletrônico, full commerce',
    fr: 'commerce électronique, traitement des commandes, exécution des commandes, boutique en ligne',
  }),
  wordsFor([144], {
    es: 'surtido de pedidos, alistamiento, armado de pedidos, empaque',
    en: 'order picking, order packing',
    pt: 'separação de pedidos, expedição de pedidos, embalagem de pedidos',
    fr: 'préparation de commandes, emballage de commandes, cueillette de commandes',
  }),
  wordsFor([145], {
    es: 'maquila de empaque, acondicionado, rotulado, co-packing, armado de promociones, etiqueta, acondicionamiento',
    en: 'copacking, relabeling, labelling, contract packaging',
    pt: 'montagem de kits promocionais, rotulagem, copacker',
    fr: 'étiquetage, assemblage de trousses, emballage à forfait, co-emballage',
  }),
  wordsFor([146], {
    es: 'logística interna, outsourcing de bodega, tercerización de almacén, operación in plant',
    en: 'on-site logistics, in-plant logistics, warehouse outsourcing, onsite warehouse management',
    pt: 'terceirização de armazém, intralogística',
    fr: 'logistique interne, logistique sur site, impartition logistique',
  }),
];
