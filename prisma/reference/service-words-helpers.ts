import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** Passengers, lifting and towing. */
export const helperWords: readonly ServiceWords[] = [
  wordsFor([147], {
    es: 'autobús turístico renta, bus escolar para paseo, camión de turismo, alquiler de colectivo',
    en: 'minibus rental, rent a coach',
    fr: 'louer un bus',
    pt: 'ônibus para casamento, alugar micro-ônibus',
  }),
  wordsFor([148], {
    es: 'tour, tours, transporte a ruinas',
    en: 'tour transportation',
    fr: 'visite guidée, visites guidées',
  }),
  wordsFor([149], {
    es: 'renta de camioneta de pasajeros, van ejecutiva, traffic con chofer',
    en: 'van service, people mover',
    fr: 'van avec chauffeur, location de van',
  }),
  wordsFor([150], {
    es: 'remis colectivo, horarios de bus, horario de buses, salidas de bus',
    pt: 'horário de ônibus',
    en: 'bus station, bus schedule',
    fr: "gare routière, horaire d'autobus",
  }),
  wordsFor([152], {
    es: 'recorrido de personal, transporte de jornaleros, transporte de cosecheros',
    en: 'farmworker transport, farm worker bus',
    pt: 'transporte de trabalhadores rurais, transporte de boia-fria',
    fr: 'transport de travailleurs agricoles',
  }),
  wordsFor([153], {
    es: 'subida a mina, turnos mineros, transporte a faena, traslado de cuadrillas',
    en: 'crew transport',
    pt: 'caminhonete 4x4 com motorista',
    fr: "rotation d'équipages",
  }),
  wordsFor([154], {
    es: 'transporte especial discapacitados, traslado de fallecidos, traslado de difunto',
    pt: 'UTI aérea, translado de corpo, traslado de corpo',
    fr: 'transport de malades, transport de défunt',
    en: 'medical flight, transport of the deceased',
  }),
  wordsFor([155], {
    es: 'conductor elegido, chofer de reemplazo',
    en: 'designated driver',
    fr: 'chauffeur accompagnateur',
    pt: 'motorista da rodada',
  }),
  wordsFor([155, 156], {
    es: 'transfer privado, transfer in out',
    pt: 'transfer privativo',
    fr: 'transfert privé',
    en: 'private transfer',
  }),
  wordsFor([157], {
    en: 'guest shuttle, party bus',
    es: 'bus fiestero',
  }),
  wordsFor([158, 159], {
    es: 'maniobras con grúa',
    pt: 'içamento com guindaste',
  }),
  wordsFor([159], {
    es: 'pluma',
    fr: 'camion girafe, bras articulé, camion à palan, grue articulée sur camion',
  }),
  wordsFor([158], {
    fr: 'bras de grue, nacelle élévatrice',
    es: 'plataforma elevadora, manlift, tijera elevadora',
    en: 'scissor lift, aerial lift',
    pt: 'plataforma elevatória, plataforma tesoura',
  }),
  wordsFor([158, 160], {
    es: 'elevador de personas, plataforma de tijera',
    en: 'boom lift, cherry picker',
    fr: 'plateforme élévatrice, ciseau élévateur',
  }),
  wordsFor([160], {
    es: 'clarkista, yale',
    fr: 'chargeur télescopique',
  }),
  wordsFor([161], {
    es: 'instalación de maquinaria, bajar máquina, bajar maquinaria, aparejos, montar maquinaria',
    pt: 'movimentação de máquinas, remoção de máquina, descer máquina',
    en: 'machine moving, move a machine',
    fr: 'installer une machine',
  }),
  wordsFor([162], {
    es: 'grúa de arrastre, grúa vehicular, coche averiado',
    pt: 'auto socorro guincho, chamar guincho',
    en: 'tow company, broken down car',
    fr: 'voiture en panne, appeler une remorqueuse',
  }),
  wordsFor([163], {
    es: 'desbarrancado, recuperación de unidades',
    en: 'semi truck tow, tractor trailer towing, stuck semi, overturned truck',
    fr: 'renversement de camion, récupération de camion, camion en panne',
  }),
  wordsFor([164], {
    es: `mecánico de emergencia, emergencia mecánica, pinchazo, vulcanizadora móvil, falla mecánica en carretera,
      se descompuso el camión`,
    pt: 'chupeta bateria, borracharia 24 horas',
    en: 'fuel delivery roadside, ran out of fuel',
    fr: "mécanique mobile, déverrouillage de portière, panne d'essence",
  }),
];
