import type { ServiceWords } from './service-words-types.ts';
import { BIG_TRUCKS, wordsFor } from './service-words-types.ts';

/** Ways in which shippers ask for a truck on the road. */
export const wayWords: readonly ServiceWords[] = [
  wordsFor(BIG_TRUCKS, {
    es: `carga por carretera, línea transportista, línea de transporte, transporte de carga de larga distancia,
      flete de tráiler, renta de tráiler con operador, carga nacional`,
    en: `long haul trucking, long haul, long distance trucking, regional trucking, regional carrier,
      asset based carrier, semi truck load`,
    pt: `frete de carreta, carreta para frete, frete de longa distância, transporte interestadual de cargas,
      carga pesada rodoviária, carga batida, carga interestadual`,
    fr: `transport longue distance, camionnage longue distance, longue route, transport par semi-remorque,
      transporteur longue distance`,
  }),
  wordsFor([2, 3, 4], {
    pt: 'carreta fechada',
  }),
  wordsFor([1, 2], {
    es: 'furgón de 48 pies, furgón de 53 pies',
    en: '53 ft load, 53 van, 48 foot trailer',
    fr: 'camion 53 pieds',
  }),
  wordsFor([1], {
    fr: 'remorque 53 pieds, van 53 pieds, 53 pieds',
  }),
  wordsFor([2], {
    es: 'camión cajón, camión furgón cerrado, contenedor seco en camión',
    en: 'dry van trucking, van trucking',
    fr: 'remorque fourgon, semi fourgon, van sec, transport en van, fourgon 53',
    pt: 'caminhão baú fechado',
  }),
  wordsFor([4], {
    es: 'cortinero, lona corrediza, tolda corrediza, camión toldo',
    en: 'roll tite, rolltite, rolling tarp, side kit trailer',
  }),
  wordsFor([5], {
    es: 'equipo escalado',
    en: 'long combination vehicle',
  }),
  wordsFor([7], {
    es: `carga menor, envío de bultos, bultos sueltos, cajas sueltas, transporte de bultos,
      despacho a provincias, envíos a provincia, encomienda de carga, sobrantes de espacio, despachar bultos,
      mercadería a provincia`,
    en: 'common carrier, small freight shipments, 4 skids, few skids, skids, freight quote ltl',
    pt: 'despacho de volumes, itinerante fracionada, poucos volumes, alguns volumes',
    fr: 'petits lots, petits envois de marchandises',
  }),
  wordsFor([9], {
    es: 'envío de tarimas, envío de pallets',
  }),
  wordsFor([7, 9], {
    es: 'envío de estibas, mercadería palletizada, palletizado',
    en: 'pallet delivery, send a pallet, one pallet',
    pt: 'envio de paletes, transporte de pallets, enviar palete',
    fr: "envoi de palettes, envoi d'une palette",
  }),
  wordsFor([8], {
    es: 'consolidado de carga, consolidador de carga, agrupamiento de carga, consolidar mercadería, consolidar carga',
    en: 'consolidate shipments, freight consolidator, consolidate freight',
    pt: 'agrupamento de cargas, consolidar cargas',
    fr: 'consolidation de fret, consolider des envois',
  }),
  wordsFor([10], {
    es: 'contracarga',
    en: 'empty miles load',
  }),
  wordsFor([11], {
    pt: 'entrega expressa, frete urgente expresso',
    fr: 'voyage urgent, express routier',
    en: 'rush freight delivery',
    es: 'viaje urgente, viaje express',
  }),
];
