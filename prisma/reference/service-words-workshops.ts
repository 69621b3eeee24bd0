import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** What carriers need themselves. */
export const workshopWords: readonly ServiceWords[] = [
  wordsFor([165], {
    es: `arrendamiento de tractocamiones, arriendo de camión 3/4, alquiler de furgoneta,
      alquiler de camioneta sin chofer, arrendar camión, alquilar un camión, rentar un camión, alquilar camioneta`,
    pt: `aluguel de caminhonete, alugar caminhonete, aluguel de cavalo mecânico, alugar um caminhão,
      alugar van de carga`,
    en: 'cargo van rental, U-Haul, day cab rental, rent a pickup, rent a van',
    fr: 'location de camionnette, location de fourgon, location de cube, louer une camionnette',
  }),
  wordsFor([166], {
    es: 'renta de lowboy, alquiler de batea, alquiler de semi remolque',
    en: 'dry van rental, rent a dry van, rent a reefer',
    fr: "location de plateau, remorque d'entreposage",
    pt: 'alugar reboque',
  }),
  wordsFor([167], {
    es: 'contenedores modificados, contenedor para vivienda, contenedor acondicionado, container casa',
    pt: 'container almoxarifado, container para moradia, casa container',
    fr: 'conteneur bureau, maison conteneur',
    en: 'container home, modified container',
  }),
  wordsFor([168], {
    es: 'inmovilizador, bitácora electrónica, cortacorriente',
    fr: 'caméra de bord',
    en: 'electronic logbook',
  }),
  wordsFor([169], {
    es: 'custodia en tránsito, candado de seguridad',
    en: 'security guards for freight',
    fr: 'convoyage sécurisé',
  }),
  wordsFor([170], {
    es: 'bandereros',
    pt: 'escolta de carga excedente',
    en: 'wide load escort',
    fr: 'escorteur routier',
  }),
  wordsFor([171], {
    es: 'puesto de control de viajes, control de ruta',
    fr: 'suivi des cargaisons',
    pt: 'consulta de motorista',
    en: 'freight risk management',
  }),
  wordsFor([172], {
    es: `empaque de madera, jabas de madera, emplaye, empacar para exportar, esqueleto de madera, material de empaque,
      burbuja para embalar`,
    pt: 'plástico bolha, caixas para embalar, material de embalagem',
    en: 'packing materials, bubble wrap, packing boxes',
    fr: "caisserie, pellicule étirable, papier bulle, boîtes d'emballage",
  }),
  wordsFor([173], {
    pt: 'conserto de paletes',
    fr: 'achat de palettes, recyclage de palettes, fabricant de palettes',
    es: 'tarimas de plástico, vendo pallets',
  }),
  wordsFor([174], {
    pt: 'brometo de metila',
    es: 'desinfección de vehículos, desinfección de camiones',
    en: 'heat treated pallets',
  }),
  wordsFor([175], {
    fr: 'poste de pesée',
    es: 'pesar carga',
  }),
  wordsFor([176], {
    es: 'diableros, descargar un camión, cargar un camión, personal para cargar',
    en: 'load a truck',
    fr: "journaliers, main-d'œuvre déchargement, décharger un conteneur à la main",
    pt: 'descarregar carreta',
  }),
  wordsFor([177], {
    es: `caja de cambios de camión, servicio de tractocamión, clutch camión, clutch, elásticos para camión,
      escáner diesel, cambio de aceite camión, soldadura de remolques, reparación de remolques,
      fabricación de carrocerías, turbos diesel, resortes de camión`,
    pt: 'reparo de baú, câmbio caminhão, embreagem caminhão, embreagem, troca de óleo caminhão',
    en: 'oil change truck, truck oil change, clutch repair, weld a trailer',
    fr: "changement d'huile camion, soudure de remorque, embrayage camion",
  }),
  wordsFor([178], {
    es: 'parchadora, parchar llantas',
    fr: 'garage de pneus, changement de pneus camion',
    en: 'tire change semi',
  }),
  wordsFor([179], {
    es: 'bencinera, copec, echar diésel',
    en: 'gas station',
    fr: "FED, fluide d'échappement diesel, diesel en vrac",
  }),
  wordsFor([180], {
    es: 'desgasificado, desgasificación de tanques',
  }),
  wordsFor([181], {
    es: 'compresores de frío',
    fr: 'mécanicien réfrigération',
    en: 'reefer technician',
  }),
  wordsFor([182], {
    es: `descanso de choferes, parqueo para furgones, garage para camiones, hotel para camioneros,
      duchas para camioneros, antepuerto, encierro de camiones, dónde dormir con el tráiler, guardar el camión`,
    en: 'travel plaza, yard space, trailer drop yard, trucker showers',
    fr: 'douche pour camionneurs, cour pour remorques',
  }),
  wordsFor([184], {
    es: 'RCV camiones, SOAT camiones, póliza para camión',
    en: 'insure a truck',
    fr: 'assurer un camion',
    pt: 'seguro da carreta',
  }),
  wordsFor([185], {
    es: `licencia E5, curso de materiales peligrosos, entrenamiento de choferes, certificación de operadores,
      sacar licencia de camión`,
    pt: 'carteira categoria E, curso de cargas perigosas, tirar carteira E',
    en: 'class A license, get my CDL',
    fr: 'permis C, permis poids lourds',
  }),
  wordsFor([186], {
    es: `SUCAMEC permiso, guía de remisión, remesa terrestre, permiso originario, CNRT, certificado de operación,
      alta de vehículo de carga`,
    pt: `despachante de veículos, permissão internacional, emplacamento, despachante documentalista, emplacar caminhão`,
    en: 'operating authority, truck plates, freight factoring, factoring, invoice factoring',
    fr: 'inscription au registre, plaques de camion, affacturage',
  }),
  wordsFor([187], {
    es: 'sistema para transportistas, plataforma logística digital, app para repartos',
    pt: 'emissor de CTe, aplicativo de entregas',
    en: 'driver app',
    fr: 'application de livraison',
  }),
];
