import type { ServiceWords } from './service-words-types.ts';
import { DELIVERY, HOUSE_MOVING, MOVING, OCEAN, wordsFor } from './service-words-types.ts';

/** Couriers, households and what is shipped by sea. */
export const householdWords: readonly ServiceWords[] = [
  wordsFor([86], {
    es: 'domicilio en moto, mandadito, cobrador en moto, moto taxi envíos',
    en: 'runner service',
    fr: 'moto-taxi colis',
  }),
  wordsFor([87], {
    es: 'mandar documentos, mandar papeles, entrega de cartas, sobre urgente, llevar documentos',
    pt: 'cartas comerciais, levar documentos',
    fr: 'envoyer des documents',
    en: 'send documents',
  }),
  wordsFor([88], {
    es: `envíos por terminal de buses, mandar en la flota, encomienda en flota, por flota, paquete en bus,
      paquete por camión de pasajeros, mandar en bus, mandar con el chofer del bus`,
    pt: 'enviar por ônibus, despacho rodoviária, despachar na rodoviária',
    en: 'send by bus, package on a bus',
    fr: 'envoyer par bus, paquet par bus',
  }),
  wordsFor([89], {
    es: 'entregas de tienda online, entregas para tienda en línea, reparto de tienda online',
    en: 'residential delivery, door delivery',
    pt: 'entrega de loja virtual, entregas de loja virtual',
    fr: 'livraison de repas, livraison chez les particuliers',
  }),
  wordsFor(DELIVERY, {
    es: 'entregas 24 horas',
    en: 'express courier local',
    pt: 'entregador autônomo',
    fr: 'livraison par coursier',
  }),
  wordsFor([90], {
    es: 'envíos express en el día',
    en: 'direct drive delivery',
    fr: "livraison aujourd'hui, livraison dans la journée",
  }),
  wordsFor([91], {
    fr: 'livraison gant blanc, service gants blancs',
    es: 'llevar electrodomésticos',
    en: 'furniture drop off',
  }),
  wordsFor([94], {
    es: 'piano de cola, mudanza de un cuarto, mudanza de una recámara',
    pt: 'mudança na cidade, mudança no mesmo bairro',
    en: 'packing and moving, move a studio, across town move',
    fr: 'déménagement étudiant, déménagement de chambre',
  }),
  wordsFor([92], {
    es: 'retornos de mercancía, recojo de equipos, destrucción de mercadería, retiro de mercadería vencida',
    fr: 'ramassage de retours, collecte de retours',
    en: 'pick up returns',
  }),
  wordsFor([93], {
    es: 'dejar paquete, dejar un paquete, casilleros inteligentes, sucursal para recoger',
    en: 'pick up location, drop a package',
    fr: 'consigne à colis, déposer un colis',
    pt: 'deixar pacote',
  }),
  wordsFor([95], {
    es: 'mudanza interdepartamental, trasteo interdepartamental',
    en: 'interprovincial move, cross country move, van lines, out of province move',
    fr: 'déménagement partagé, déménagement national',
    pt: 'mudança entre estados',
  }),
  wordsFor([96], {
    es: 'mudanza a España, mudanza a Europa, enseres domésticos al exterior, efectos personales',
    en: 'personal effects',
    pt: 'mudança para Portugal, mudança para a Europa, bens pessoais, mudança com embalagem',
    fr: 'déménagement vers la France, déménagement conteneur, déménagement vers le Québec',
  }),
  wordsFor([97], {
    es: 'mudanza de tienda',
    fr: 'transfert de bureaux',
    pt: 'mudança de consultório',
  }),
  wordsFor([98], {
    es: 'bodega personal, guardar mis cosas, bodegaje de muebles, guardar mudanza',
    pt: 'guardar mudança, guardar meus móveis',
    fr: 'stocker mes meubles, entreposage personnel',
    en: 'store my stuff',
  }),
  wordsFor(MOVING, {
    es: 'enseres domésticos, menaje completo',
    fr: 'effets de maison',
  }),
  wordsFor(HOUSE_MOVING, {
    en: 'packing help',
  }),
  wordsFor([99], {
    es: 'contenedor a Europa, exportar contenedor, exportar en contenedor, booking marítimo, transporte por mar',
    pt: 'exportar container, importar container, container cheio marítimo',
    en: 'container to Europe, export a container',
    fr: 'ligne maritime, armateur, armateurs, conteneur vers la France',
  }),
  wordsFor(OCEAN, {
    es: 'transporte marítimo de carga, envío por barco, mandar por barco, barco carguero',
    en: 'send by sea',
    pt: 'enviar por navio',
    fr: 'envoi par bateau, transport par bateau, expédier par bateau',
  }),
  wordsFor([102], {
    en: 'ship by sea, chartering broker, bulk carrier ship',
    es: 'carga suelta marítima',
    pt: 'navio de carga geral',
  }),
  wordsFor([100], {
    fr: 'groupage de Chine, groupage Antilles, groupage vers les Antilles',
    en: 'groupage sea',
    es: 'CBM, metros cúbicos marítimos',
  }),
  wordsFor([101], {
    fr: 'co-chargeur',
    es: 'consolidador de carga internacional',
  }),
  wordsFor([103], {
    es: 'embarcar auto, envío marítimo de autos, embarcar vehículo',
    en: 'import a car, ship a vehicle overseas, car by ship',
    fr: 'embarquement de véhicules, exporter un véhicule, envoi de voiture par bateau, voiture par bateau',
    pt: 'carro de navio',
  }),
  wordsFor([104], {
    es: 'transporte costero, lancha de carga, barco a la isla, barco a las islas',
    fr: 'inter-îles, fret inter-îles, bateau vers les îles, barge inter-îles, caboteur, voilier de charge',
    pt: 'barco para a ilha',
    en: 'boat to the island, interisland cargo',
  }),
];
