import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** Brand names that people type for a service. */
export const brandWords: readonly ServiceWords[] = [
  wordsFor([1, 12], {
    en: 'JB Hunt, J.B. Hunt, Schneider, Werner, Swift Transportation, Knight Swift',
  }),
  wordsFor([7, 8, 11], {
    es: `Castores, Tres Guerras, Tresguerras, Pitic, Julián de Obregón, PMM paquetería, Coordinadora carga, TCC carga,
      Transportes Cruz del Sur carga, Marvisur, Andreani cargas, Via Cargo, Expreso Oro Negro`,
    en: `Old Dominion, ODFL, Estes, Saia, XPO, ABF Freight, Averitt, TForce, Day & Ross, Manitoulin, YRC`,
    pt: `Braspress, Jamef, Rodonaves, TNT Mercúrio, Patrus, Alfa Transportes, Expresso São Miguel, Translovato, Fedex
      Cargo`,
    fr: 'Kingsway, Robert Transport',
  }),
  wordsFor([68], {
    en: 'uShip, Montway, Sherpa Auto Transport',
  }),
  wordsFor([79], {
    es: 'Prosegur, Tecnoval, Hermes valores, Cometra, Juncadella',
    en: "Brinks, Brink's, Loomis armored, Garda World, GardaWorld",
    pt: 'Protege valores, Prosegur valores, TBForte',
  }),
  wordsFor([84, 85, 87, 89], {
    es: `Servientrega, Interrapidísimo, Inter Rapidísimo, Coordinadora Mercantil, Deprisa, Envía Colvanes, Colvanes,
      Estafeta, Redpack, Paquetexpress, 99 Minutos, Correos de México, Sepomex, Shalom, Olva, Olva Courier, Serpost,
      Starken, Chilexpress, Blue Express, Bluexpress, Correos de Chile, Andreani, Correo Argentino, DAC, UES courier,
      Correo Uruguayo, Laar Courier, Laarcourier, Tramaco, Tramaco Express, Urbano Express, MRW, Zoom, Grupo Zoom,
      Domesa, Tealca, Guatex, Forza Delivery, Correos de Costa Rica, Vimenpaq, Caribe Tours paquetes, Metro Pac,
      Domex, Ibex Express, Correos de Bolivia, OCA, OCASA, Aeropost, Aeropaq, BM Cargo, EPS courier, Ampm paquetería,
      J&T Express, iMile, Shein envíos`,
    en: `FedEx, UPS, DHL, USPS, Purolator, Canada Post, Canpar, OnTrac, LaserShip, GLS, TNT, Amazon Logistics, Intelcom,
      Loomis Express, Aramex, Dicom, Nationex, Postes Canada`,
    pt: `Jadlog, Loggi, Total Express, PAC, Sedex 10, Azul Cargo, Sequoia, Mandaê, Melhor Envio, Kangu, Buslog, Shopee
      Xpress, Braspress encomendas`,
    fr: 'Postes Canada colis, Dragonfly livraison',
  }),
  wordsFor([85, 87, 89], {
    pt: 'Correios',
  }),
  wordsFor([86, 89, 90], {
    es: 'Rappi, PedidosYa, Glovo, Lalamove, Didi Entrega, Uber Flash, InDriver envíos, Cornershop, Mercado Flex',
    en: 'DoorDash, Uber Eats delivery, Roadie, Dolly app, Uber Connect',
    pt: 'iFood entrega, 99Entrega, 99 Entrega, Borzo',
  }),
  wordsFor([88, 84], {
    es: `Pullman Cargo, Turbus Cargo, Tur Bus cargo, Cruz del Sur Cargo, Flecha Bus encomiendas, Estrella Blanca
      paquetería, Ómnibus de México paquetería, Cootranshuila encomiendas, Civa encomiendas, Soyuz encomiendas,
      Central Argentino encomiendas, Viva Express`,
    en: 'Greyhound package express',
  }),
  wordsFor([95], {
    en: 'United Van Lines, Mayflower, North American Van Lines',
  }),
  wordsFor([96], {
    en: 'Allied Van Lines, Atlas Van Lines, Crown Relocations',
  }),
  wordsFor([98, 94], {
    en: 'PODS, PODS moving, 1-800-PACK-RAT, Two Men and a Truck, College Hunks',
  }),
  wordsFor([99, 100, 101, 127], {
    en: `Maersk, MSC, Hapag Lloyd, Hapag-Lloyd, CMA CGM, Evergreen Line, COSCO, Hamburg Süd, ZIM, Crowley, Seaboard
      Marine, Tropical Shipping, King Ocean, Matson, TOTE Maritime`,
  }),
  wordsFor([104], {
    pt: 'Aliança Navegação, Mercosul Line, Log-In Logística',
  }),
  wordsFor([105, 106], {
    es: 'carga por Avianca, carga por LATAM',
    en: `Avianca Cargo, LATAM Cargo, Copa Cargo, Aeroméxico Cargo, Amerijet, Cargolux, Tampa Cargo, GOLLOG, LAN Cargo`,
  }),
  wordsFor([109, 110], {
    es: 'Ferromex, Ferrosur, KCSM, FEPASA, Belgrano Cargas, Ferroexpreso Pampeano, Trenes Argentinos Cargas',
    en: 'BNSF, Union Pacific, CSX, Norfolk Southern, CPKC, Kansas City Southern, Canadian National',
    pt: 'Rumo Logística, MRS Logística, VLI',
  }),
  wordsFor([115], {
    en: 'Kuehne Nagel, Kuehne+Nagel, DB Schenker, Expeditors, DSV, Panalpina, Ceva Logistics, Geodis, Bolloré',
  }),
  wordsFor([117], {
    es: 'Avancargo, Humber cargas, Muvin',
    en: 'CH Robinson, C.H. Robinson, TQL, Coyote Logistics, DAT load board, Truckstop load board, Uber Freight',
    pt: 'Fretebras, TruckPad, CargoX',
  }),
  wordsFor([158], {
    es: 'Grúas Titán',
  }),
  wordsFor([165], {
    en: 'U-Haul rental, UHaul, Penske, Ryder, Enterprise trucks, Budget truck',
  }),
  wordsFor([168], {
    es: 'LoJack, Detektor, Tracklink, Hunter rastreo',
    en: 'Samsara, Geotab, Motive ELD, Verizon Connect, Omnitracs',
    pt: 'Sascar, Onixsat, Omnilink, Autotrac, Ituran',
  }),
  wordsFor([178], {
    en: "Love's tire, Bridgestone truck tires, Michelin truck tires",
  }),
  wordsFor([181], {
    en: 'Thermo King, Carrier Transicold unit',
  }),
  wordsFor([182, 179], {
    en: "Flying J, Pilot Flying J, Love's, TA Petro",
    pt: 'Posto Ipiranga caminhão, Rede Graal',
  }),
];
