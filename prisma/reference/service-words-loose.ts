import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** Goods that are poured, pumped, dangerous or alive. */
export const looseWords: readonly ServiceWords[] = [
  wordsFor([42], {
    es: 'afrecho, afrechillo, cascarilla, burlanda, transporte de cosecha',
    en: 'peas, pulses, distillers grain',
    pt: 'escoamento da safra, escoar a safra, casca de soja',
    fr: 'légumineuses en vrac',
  }),
  wordsFor([43], {
    es: 'DAP, cloruro de potasio, roca fosfórica, enmiendas, gallinaza en sacos',
    en: 'ag lime, phosphate, lime spreading, lime hauling, compost hauling',
    pt: 'cloreto de potássio, MAP granulado',
    fr: 'chaux en vrac agricole, compost',
  }),
  wordsFor([44, 46], {
    es: 'dumper, camión tolva áridos, camión tolvero',
    en: 'articulated dump truck',
    fr: 'tombereau',
  }),
  wordsFor([46], {
    es: 'caliza, mineral de oro, yeso mineral, yeso en roca, arena sílice mineral, escoria, relaves',
    en: 'limestone, petcoke, slag, mine tailings',
    pt: 'gipsita, gesso mineral, rejeito de minério, finos de minério',
    fr: 'coke de pétrole, scories',
  }),
  wordsFor([44], {
    es: 'material mixto, hormigón zarandeado, tierra de chacra, sacar tierra',
    en: 'haul dirt, gravel delivery, sand delivery',
    pt: 'massa asfáltica, viagem de areia, viagem de terra',
    fr: 'voyage de sable, livraison de gravier',
  }),
  wordsFor([61], {
    es: 'limpieza de fosas, vaciado de pozo séptico, llantas usadas, desperdicio industrial',
    en: 'garbage hauling, trash hauling, scrap tires',
    pt: 'efluentes, pneus inservíveis, desentupidora, hidrojato',
    fr: 'pneus usés, hydrocureur',
  }),
  wordsFor([16, 44, 61], {
    es: 'bote de escombro, flete de escombro, eliminación de desmonte',
    en: 'dumpster, dumpster rental',
    pt: 'transporte de entulho, retirar entulho, retirada de entulho, bota fora, aluguel de caçamba, tira entulho',
    fr: 'transport de gravats, enlèvement de gravats, location de conteneur à déchets',
  }),
  wordsFor([45], {
    en: 'cement hauler, cement hauling',
    es: 'camión cementero',
    fr: 'chaux en vrac',
  }),
  wordsFor([47], {
    es: 'caña picada, tren cañero',
    en: 'cane haulage, cane trucks, cane haulers',
    pt: 'cana, transbordo de cana, safra de cana',
    fr: 'camion de canne, coupe de canne',
  }),
  wordsFor([48], {
    es: 'carbón de leña, triplay, tableros de madera, chips forestales, raleo',
    en: 'bark, wood shavings, charcoal',
    pt: 'carvão vegetal, toretes',
    fr: 'écorces, planches de bois, charbon de bois',
  }),
  wordsFor([49], {
    es: 'vaselina, agua industrial, agua tratada, agua para riego de caminos, camión regador',
    en: 'water hauling, waste water hauling, wastewater tanker, non potable water',
    pt: 'água de reuso',
    fr: 'eaux usées',
  }),
  wordsFor([51], {
    es: 'melaza comestible, concentrado de naranja, leche en pipa inoxidable',
    pt: 'óleo degomado, água de coco, suco concentrado',
    en: 'maple syrup',
  }),
  wordsFor([52], {
    es: 'viaje de agua, botellones de agua, garrafones, garrafones de agua, bidones de agua',
    en: 'water jugs',
    pt: 'galões de água, água mineral em galão',
    fr: "gallons d'eau, eau en bidons",
  }),
  wordsFor([54], {
    es: 'combustóleo',
    pt: 'QAV, bitrem tanque',
    en: 'gas and diesel hauling',
  }),
  wordsFor([55], {
    es: 'tubos de gas',
    fr: 'gaz en bouteille',
  }),
  wordsFor([56], {
    es: 'condensado de petróleo',
    en: 'condensate, salt water hauling, produced water hauling',
    pt: 'água produzida',
    fr: 'eau de production, condensat',
  }),
  wordsFor([57], {
    en: 'helium',
    es: 'helio, gas comprimido',
  }),
  wordsFor([58], {
    es: 'pintura, pinturas, solventes, thinner, barnices, fósforos, corrosivos, cargas clase 3',
    en: 'paint, paints, solvents, corrosives, class 3 goods',
    pt: 'tintas, tintas e solventes, aerossóis, aerossol, inflamáveis, químicos perigosos',
    fr: 'peinture, peintures, solvants, produits corrosifs',
  }),
  wordsFor([59], {
    es: 'sosa cáustica, sosa, amoníaco, metanol, azufre, carbonato de sodio, soda ash, silicato',
    en: 'chlorine, ammonia, cyanide, sulfur, sulphur, anhydrous ammonia',
    pt: 'amônia, enxofre, cianeto, barrilha',
    fr: 'soufre, ammoniaque, cyanure',
  }),
  wordsFor([60], {
    es: 'juegos pirotécnicos, cohetes, cuetes, cohetería, cartuchos',
    pt: 'espoletas, rojões, pólvora negra',
    en: 'gunpowder',
    fr: 'pyrotechnie',
  }),
  wordsFor([62], {
    es: 'insumos agrícolas, insumos para el campo',
    en: 'glyphosate, crop inputs, farm chemicals',
    fr: 'intrants agricoles',
  }),
  wordsFor([63], {
    es: 'volcadura de pipa',
    fr: 'fuite de produits',
    en: 'diesel spill cleanup',
  }),
  wordsFor([64], {
    es: 'borregos, chivos, alpacas, llamas, vicuñas, ovejas y cabras, remate de hacienda',
    en: 'pot load, livestock trailer',
    pt: 'carneiros, bodes, cordeiros',
    fr: 'chèvres, cabris, chevreaux, agneaux',
  }),
  wordsFor([65], {
    es: 'cochinos, cuyes, pollos bebé, codornices',
    pt: 'perus vivos, codornas',
    en: 'day old chicks',
    fr: "poussins d'un jour",
  }),
  wordsFor([67], {
    es: 'loro, pájaros',
    pt: 'transporte de cães, filhote, filhotes, papagaio, gatos e cachorros',
    fr: 'taxi animalier, chaton, perroquet',
  }),
];
