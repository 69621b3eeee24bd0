import type { ServiceWords } from './service-words-types.ts';
import { DELIVERY, HOUSE_MOVING, LAST_MILE, MOVING, PARCELS, wordsFor } from './service-words-types.ts';

export const parcelWords: readonly ServiceWords[] = [
  wordsFor([...PARCELS, 89, 90], {
    es: 'paquetería, mensajería, correo, envíos',
    en: 'package delivery',
    pt: 'entregas rápidas',
    fr: 'messagerie, livraison de colis',
  }),
  wordsFor([84, 85, 88], {
    es: 'encomienda, paquete, mandar paquete, enviar paquete',
    en: 'parcel, package, small package, send package',
    pt: 'encomenda, pacote, enviar encomenda',
    fr: 'colis, paquet, envoyer un colis',
  }),
  wordsFor(DELIVERY, {
    es: 'domicilio, domiciliario, entrega, delivery, envío a domicilio',
    pt: 'motoca',
    fr: 'livraison',
  }),
  wordsFor([...PARCELS, 86, 89, 90], { es: 'cadete', en: 'courier', pt: 'entregador', fr: 'coursier, livreur' }),
  wordsFor([84], {
    es: 'envíos a todo el país, pago contra entrega, contraentrega, guía de envío',
    en: 'small parcel, mail service, postal, nationwide parcel, COD parcel',
    pt: 'correios, SEDEX, transportadora de encomendas',
    fr: 'envoi de colis, petits colis, service postal',
  }),
  wordsFor([15, 17, 36, ...DELIVERY, 91], {
    es: 'entregar, repartir',
    en: 'deliver',
    fr: 'livrer',
  }),
  wordsFor([85], {
    es: 'casillero, puerta a puerta internacional, envíos al exterior, box internacional',
    en: 'door to door international, international parcel, shipping abroad',
    pt: 'remessa expressa, remessa internacional, redirecionamento de compras',
    fr: 'courrier international, colis international, messagerie internationale, envoi international',
  }),
  wordsFor([86], {
    es: 'motoquero, motomensajero, moto mandado, cadetería, motorizado, repartidor en moto, mandados',
    en: 'motorcycle courier, bike courier, bike messenger, errands, food delivery',
    pt: 'motoboy, motoqueiro, motofretista, bikeboy, tele-entrega, telentrega',
    fr: 'coursier à moto, coursier à vélo, livraison à moto, messager à moto',
  }),
  wordsFor([89, 90], { en: 'gig delivery, delivery driver', es: 'repartidor', fr: 'livraison à domicile' }),
  wordsFor([87], {
    es: 'valija, correspondencia, notificaciones, mensajero, correo privado',
    en: 'legal courier, process server, document delivery, mail, letters, messenger, envelope',
    pt: 'office boy, mensageiro',
    fr: 'courrier, messagerie de documents, livraison de documents, enveloppes',
  }),
  wordsFor([88], {
    es: 'carga por bus, encomienda en colectivo, carga en bus',
    en: 'bus freight, bus package express, packages by bus',
    pt: 'despacho de encomenda na rodoviária',
    fr: 'colis par autobus, colis par autocar, envoi de colis par autobus',
  }),
  wordsFor(LAST_MILE, {
    es: 'reparto a domicilio, entrega a domicilio, logística e-commerce',
    en: 'home delivery, final mile, doorstep delivery',
    fr: 'dernier kilomètre, livraison résidentielle',
  }),
  wordsFor([89], {
    es: 'envíos flex, reparto e-commerce',
    en: 'B2C delivery, e-commerce delivery, DSP',
    pt: 'última milha, entrega flex, entrega de e-commerce',
    fr: 'livraison du dernier kilomètre, livraison de commerce électronique',
  }),
  wordsFor([90], {
    es: 'entrega inmediata',
    en: 'sameday, rush delivery, on demand delivery',
    pt: 'entrega imediata',
    fr: 'livraison le jour même, livraison immédiate, livraison le même jour',
  }),
  wordsFor([91], {
    es: 'línea blanca, colchones, heladera, refrigeradora, entrega y armado, armado de muebles, nevera, sofá',
    en: 'white glove, two man delivery, mattress, fridge, couch, furniture assembly',
    pt: 'linha branca, geladeira, montador de móveis, colchão',
    fr: 'livraison de meubles, électroménagers, meubles, assemblage de meubles',
  }),
  wordsFor([92], {
    es: 'devoluciones, cambios y devoluciones, retorno de envases, recolección de devoluciones, logística de retorno',
    en: 'returns, return management, product recall, refurbishment',
    pt: 'devolução, troca e devolução, coleta reversa, recall',
    fr: 'logistique inverse, retours, gestion des retours, logistique des retours',
  }),
  wordsFor([93], {
    es: 'locker, pick up point, sucursal de retiro, PUDO, agencia de encomiendas',
    en: 'parcel locker, drop off point, click and collect, parcel shop',
    pt: 'armário inteligente, agência de encomendas, retire na loja',
    fr: 'point de retrait, point relais, point de collecte, casier, points de cueillette',
  }),
];

export const movingWords: readonly ServiceWords[] = [
  wordsFor(MOVING, {
    es: 'mudarse, mudarme, mudarnos, mudar, mudanza, mudancero, trasteo, camión de mudanza, fletes y mudanzas, empresa de mudanzas',
    en: 'moving, move house, movers, moving company, removals, relocation, moving truck, removalist',
    pt: 'mudar de casa, mudança, caminhão de mudança, mudanceiro, carreto de mudança',
    fr: 'déménager, déménagement, déménageur, camion de déménagement, compagnie de déménagement',
  }),
  wordsFor(HOUSE_MOVING, {
    es: 'traslado de muebles, mudarse de casa, menaje de casa, menaje, embalaje de muebles, mudanza de departamento',
    en: 'household goods, HHG, house moving, apartment moving, residential movers, packers',
    pt: 'mudança residencial, embalagem de móveis',
    fr: 'emballage de meubles, biens ménagers, déménagement résidentiel, effets ménagers',
  }),
  wordsFor([94], {
    es: 'mini mudanza, mudanza dentro de la ciudad, mudanza económica',
    en: 'local movers, piano movers, student movers, cheap movers, senior moving',
    pt: 'mudança pequena, pequenas mudanças, carreto e mudança, içamento de móveis',
    fr: 'déménagement local, piano, petit déménageur, déménageur de piano',
  }),
  wordsFor([95], {
    es: 'mudanza foránea, mudanza al interior, mudanza nacional, mudanza compartida, trasteo intermunicipal',
    en: 'interstate movers, cross country movers, long haul movers, interprovincial moving, out of state movers',
    pt: 'mudança interestadual, mudança para outro estado, mudança compartilhada',
    fr: 'déménagement longue distance, déménagement interprovincial',
  }),
  wordsFor([96], {
    es: 'repatriación de menaje, mudanza al exterior, mudanza en contenedor, equipaje no acompañado, FIDI',
    en: 'overseas movers, international movers, expat relocation, unaccompanied baggage, FAIM, moving abroad',
    pt: 'mudança para o exterior, bagagem desacompanhada',
    fr: "déménagement international, déménagement à l'étranger, déménagement outre-mer",
  }),
  wordsFor([97], {
    es: 'mudanza corporativa, mudanza de empresa, mudanza comercial, reubicación de oficinas, traslado de archivo',
    en: 'commercial movers, corporate relocation, office movers, business relocation, server relocation',
    pt: 'mudança corporativa, mudança de escritório, mudança empresarial',
    fr: 'déménagement de bureaux, déménagement commercial',
  }),
  wordsFor([98], {
    es: 'guardamuebles, baulera, minibodega, self storage, depósito de muebles, minidepósito, trastero, bodega de muebles, guardar muebles',
    en: 'storage unit, storage locker, mini storage, household storage, moving storage',
    pt: 'guarda-tudo, box para guardar móveis, depósito de móveis',
    fr: 'garde-meubles, entreposage de meubles, mini-entrepôt, entreposage libre-service',
  }),
];
