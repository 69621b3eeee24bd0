import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** Vehicles, machines, valuables, parcels and households that are moved. */
export const moveWords: readonly ServiceWords[] = [
  wordsFor([68], {
    es: 'rodados, traslado de vehículo en plataforma, enviar camioneta, mandar camioneta, mandar mi camioneta',
    en: 'haul a truck, ship a truck, ship my truck, ship an suv',
    pt: 'plataforma para carro, transporte de moto e carro',
    fr: "transporteur d'autos, transporteur de véhicules",
  }),
  wordsFor([69], {
    es: 'grúa para moto, cuatrimotor',
    en: 'dirt bike, side by side utv',
    pt: 'despachar moto',
    fr: 'quad et moto',
  }),
  wordsFor([70], {
    es: 'combinada agrícola, mover un tractor',
    en: 'haul a tractor, corn planter',
    pt: 'levar um trator',
    fr: 'transporter un tracteur',
  }),
  wordsFor([71], {
    es: 'panga de pesca, casco de barco',
    pt: 'canoa',
    fr: 'bateau de plaisance',
  }),
  wordsFor([72], {
    es: 'conducción de unidades, trasladista, trasladistas, madrineo rodando',
    en: 'driver to move car, driver to move truck',
    pt: 'entrega de caminhões novos, trazer caminhão rodando',
    fr: 'chauffeur pour déplacer voiture, convoyer un véhicule',
  }),
  wordsFor([73], {
    es: `sobreancho, carga con sobreancho, cargas excepcionales, estructuras grandes, casa móvil,
      tanques de gran tamaño, transformador, transformadores, caldera, calderas`,
    en: 'manufactured home, tank transport oversize, transformer, boiler',
    pt: 'carga excepcional, cargas excepcionais, carga larga, caldeira',
    fr: 'roulotte de chantier, transformateur, chaudière',
  }),
  wordsFor([73, 75], {
    es: 'reactor industrial',
    en: 'pressure vessel',
    pt: 'caldeiras, reator industrial',
    fr: 'cuve industrielle',
  }),
  wordsFor([74], {
    pt: 'pescoço removível',
    en: 'stretch RGN, stretch trailer',
    fr: 'plate-forme surbaissée',
    es: 'modular de ejes',
  }),
  wordsFor([76], {
    es: 'generador eólico, molino eólico',
    en: 'windmill blades',
  }),
  wordsFor([77], {
    en: 'front end loader',
    es: 'chancadora, trituradora',
    fr: 'concasseur',
    pt: 'britador',
  }),
  wordsFor([78], {
    es: 'reubicar planta, reubicación de planta',
    pt: 'transferência de planta, transferência de fábrica',
  }),
  wordsFor([79], {
    es: 'barras de oro, doré',
    fr: 'argent liquide, objets de valeur, lingots d’or',
    en: 'gold bars',
  }),
  wordsFor([80, 94], {
    es: 'mover un piano, traslado de piano, mesa de billar',
    en: 'grand piano, move a piano, pool table',
    pt: 'transporte de piano, piano de cauda',
    fr: 'déménagement de piano, piano à queue',
  }),
  wordsFor([80], {
    es: 'pinturas al óleo',
    fr: "galerie d'art",
  }),
  wordsFor([81], {
    es: 'pantallas, semiconductores, componentes electrónicos',
    en: 'semiconductors, high tech freight, phones and tablets',
    fr: 'semi-conducteurs',
  }),
  wordsFor([82], {
    es: 'equipos de audio e iluminación, mobiliario para eventos, carpas para eventos, tarima de concierto',
    en: 'audio equipment, event furniture',
    pt: 'cadeiras e mesas',
    fr: 'mobilier événementiel',
  }),
  wordsFor([83], {
    pt: 'janelas',
    fr: 'vitrage, panneaux de verre',
    es: 'ventanas de aluminio',
    en: 'glazing',
  }),
  wordsFor([84], {
    es: 'agencia de encomiendas, agencia de envíos, guías de envío, envíos por cobrar, recolección de paquetes',
    en: 'mail a box, cash on delivery',
    pt: 'coleta de encomendas',
    fr: 'envoyer des boîtes, agence de colis',
  }),
  wordsFor([85], {
    es: `compras por internet, cajas a Estados Unidos, cajas puerta a puerta, box de Miami, comprar en USA,
      importar compras, mandar tanques, mandar un tanque, compras en Shein, traer de Amazon`,
    en: `PO box Miami, freight forwarding mailbox, shipping box overseas, barrels to Jamaica, send barrels,
      barrel shipping`,
    pt: 'comprar nos Estados Unidos',
    fr: 'boîte postale Miami, envoyer un fût, envoyer des barils',
  }),
  wordsFor([85, 100, 115], {
    en: 'send a barrel, ship a barrel',
    es: 'mandar un barril, barriles a mi país',
    fr: 'envoi de barils, expédier un baril',
  }),
];
