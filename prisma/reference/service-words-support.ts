import type { ServiceWords } from './service-words-types.ts';
import { CRANES, TOWING, wordsFor } from './service-words-types.ts';

export const supportWords: readonly ServiceWords[] = [
  wordsFor([...CRANES, ...TOWING], { es: 'grúa, gruero' }),
  wordsFor([133, 147, 158, 159, 160, 165, 166, 167], {
    es: 'alquilar, arrendar, arriendo, rentar, renta',
    en: 'rent, rental',
    pt: 'alugar, aluguel, locação',
    fr: 'location, louer',
  }),
  wordsFor(CRANES, { en: 'crane, crane truck, crane rental', pt: 'guindaste', fr: 'grue' }),
  wordsFor(CRANES, { es: 'grúa móvil, grúa mobil, alquiler de grúas', pt: 'guindaste móvel' }),
  wordsFor([158], {
    es: 'grúa telescópica, grúa todo terreno, renta de grúas, arriendo de grúas, grúa torre, pluma',
    en: 'crane service, all terrain crane, rough terrain crane, crawler crane',
    pt: 'aluguel de guindaste, guindaste telescópico, guindaste sobre esteiras',
    fr: 'grue mobile, grue télescopique, location de grues mobiles',
  }),
  wordsFor([159], {
    es: 'camión pluma, HIAB, grúa articulada, brazo hidráulico',
    en: 'knuckle boom, picker truck, folding crane',
    pt: 'munk, guindauto, caminhão guindauto',
    fr: 'camion-grue, camion à flèche, grue auxiliaire, location de camion-grue',
  }),
  wordsFor([160], {
    es: 'montacargas, monta carga, clark, grúa horquilla, sampi, apilador, zorra hidráulica, traspaleta',
    en: 'fork truck, fork lift, reach truck, telehandler, pallet jack, lift truck',
    pt: 'paleteira, transpaleteira, aluguel de empilhadeira, manipulador telescópico',
    fr: 'chariot élévateur, location de chariots élévateurs, transpalette',
  }),
  wordsFor([161], {
    es: 'izamiento, montaje de maquinaria, movimiento de máquinas, maniobras de carga pesada, gatos hidráulicos',
    en: 'riggers, machinery installation, jacking and skidding, hoisting, gantry',
    pt: 'içamento de cargas, plano de rigging',
    fr: 'levage, levage industriel, gréage, installation de machinerie, gréeur',
  }),
  wordsFor([...TOWING, 164], {
    es: 'auxilio, auxilio mecánico',
    en: 'recovery, breakdown, broken down truck',
    fr: 'dépannage',
  }),
  wordsFor(TOWING, {
    es: 'grúa de auxilio, acarreo de vehículos, remolcar',
    en: 'tow truck, towtruck, tow, towing, wrecker, tow service',
    pt: 'guincho, reboque, guincheiro, guincho 24h, rebocar',
    fr: 'remorquage, dépanneuse, remorqueuse, remorquer',
  }),
  wordsFor([162], {
    es: 'grúa plataforma para autos, grúa liviana, remolque de autos, auto varado',
    en: 'flatbed tow, car tow, accident towing, light duty towing, rollback',
    pt: 'guincho plataforma, reboque de veículos, guincho leve',
    fr: 'remorquage de voitures, remorquage léger, remorquage automobile',
  }),
  wordsFor([163], {
    es: 'grúa pesada, rescate de camiones, grúa de arrastre, arrastre, volcadura',
    en: 'heavy duty tow, heavy wrecker, semi towing, truck towing, heavy recovery, rotator',
    pt: 'guincho para caminhão, destombamento, resgate de caminhão, guincho extra pesado',
    fr: `remorquage lourd, gros remorquage, gros towing, towing lourd, dépanneuse poids lourd,
      remorquage de camions, remorquage poids lourds, truck dans le fossé, pris dans le fossé`,
  }),
  wordsFor([164], {
    es: 'asistencia vial, auxilio vial, cambio de llanta, gomería móvil, mecánico a domicilio, llantera móvil, paso de corriente, mecánico móvil',
    en: 'road service, mobile mechanic, jump start, mobile tire repair, tire change, lockout, road call, breakdown service',
    pt: 'mecânico volante, auto socorro, assistência 24h',
    fr: 'assistance routière, mécanicien mobile, survoltage, service routier, pneu crevé',
  }),
  wordsFor([165], {
    es: 'renta de camiones, arriendo de camiones, camión sin chofer, alquiler de camionetas, arriendo de camionetas, leasing de camiones',
    en: 'truck leasing, truck hire, rent a truck, full service lease, truck for rent',
    pt: 'aluguel de caminhão, locadora de caminhões, terceirização de caminhões, alugar caminhão',
    fr: 'location de camions, louer un camion, crédit-bail de camions',
  }),
  wordsFor([166], {
    es: 'renta de remolques, renta de cajas secas, alquiler de semis, alquiler de carretones, arriendo de ramplas, arriendo de semirremolques',
    en: 'trailer leasing, lease trailers, chassis rental, storage trailer, trailer for rent, reefer trailer rental',
    pt: 'aluguel de carretas, locação de carretas, aluguel de reboques, alugar carreta',
    fr: 'location de remorques, location de semi-remorques, remorque à louer',
  }),
  wordsFor([167], {
    es: 'contenedor usado, contenedor oficina, comprar contenedor, obrador, módulo habitable, contenedor bodega',
    en: 'used containers, storage container, buy container, office container, Conex, Sea-Can, buy shipping container',
    pt: 'contêiner usado, comprar contêiner, contêiner escritório, módulo habitacional, aluguel de contêiner',
    fr: "vente de conteneurs, location de conteneurs, conteneur usagé, conteneur à vendre, conteneur d'entreposage",
  }),
];
