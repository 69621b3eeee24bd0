import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** What people type for parcels, deliveries and moving. */
export const homeWords: readonly ServiceWords[] = [
  wordsFor([84, 87, 88], {
    es: `encomiendas, encomiendas nacionales, giros y encomiendas, mensajería y paquetería, envío nacional, envíos
      nacionales, envío de paquetes, cajas por encomienda, mandar dos cajas, mandar una caja, mandar caja, mandar unas
      cajas, enviar una caja, enviar cajas pequeñas, bulto, mandar bultos, mandar sobre, enviar paquetería, envío de
      paquetería, correo certificado, comisionista, comisionistas, transporte de encomiendas, logística de paquetes,
      remesas y paquetes, enviar ropa, mandar ropa, recogida de paquetes, paquetes y sobres, courier nacional`,
    en: `parcel shipping, ship a package, ship a box, ship a parcel, send a package, send a box, shipping company,
      parcels, packages, ground shipping, mail a package, parcel carrier, package courier`,
    pt: `encomendas, entrega de encomenda, enviar pacote, mandar pacote, mandar encomenda, enviar caixa, mandar uma
      caixa, envio de encomendas, entregas nacionais, frete de encomenda, despachar encomenda, envio de pacotes,
      malote, pequenas encomendas`,
    fr: `colis express, envoyer un paquet, expédier un colis, livraison colis, service de colis, envoi de paquets`,
  }),
  wordsFor([84, 88, 11, 7], {
    es: 'expreso de cargas, expreso de encomiendas, expreso',
  }),
  wordsFor([85], {
    es: `casillero en Miami, casillero Miami, casillero internacional, courier de Miami, courier Miami, compras Amazon,
      traer compras de Miami, courier 4x4, 4x4 courier, casillero 4x4, envío 4x4, categoría 4x4, puerta a puerta Miami, envío internacional, envíos
      internacionales, enviar al extranjero, courier express internacional, apartado postal, dirección en Miami,
      mailbox Miami`,
    en: `international shipping, international express, ship internationally, international package, package forwarding,
      freight forwarding address, shipping to Latin America, express international, skybox`,
    pt: `encomenda internacional, enviar para o exterior, enviar encomenda para o exterior, remessa para o exterior,
      redirecionador, redirecionadora, caixa postal Miami, courrier`,
    fr: 'envoi de colis international, colis outre-mer, courrier express international',
  }),
  wordsFor([86, 87, 90], {
    es: `mensajería motorizada, mensajeros, mensajero motorizado, motorizados, motoboys, moto delivery, cadetes,
      cadetería en moto, cadete en moto, moto mensajería, moto express, bicimensajería, delivery en moto, trámites y
      diligencias, diligencias, mandadero, motomensajería, moto courier, delivery motorizado`,
    en: `motorbike courier, bike courier delivery, motorcycle delivery, messenger service, messengers, bike delivery`,
    pt: `moto boy, motofrete, mototáxi entregas, entrega de moto, entregas de moto, serviço de motoboy, courier de moto,
      entregador moto`,
    fr: 'messager, messagers, coursiers, service de coursier, vélo cargo',
  }),
  wordsFor([87, 88], {
    es: 'paquetes',
  }),
  wordsFor([87, 90], {
    es: 'motoboy',
    pt: 'bike courier',
  }),
  wordsFor([87], {
    es: `documento, documentos urgentes, envío de documentos, entrega de documentos, sobres y documentos, contratos,
      pliegos, notificación, mensajería corporativa, mensajería empresarial, distribución de facturas, reparto de
      correspondencia`,
    en: 'legal documents, court filing, same day documents',
    pt: 'malotes, transporte de documentos, correspondências',
    fr: 'plis, document urgent',
  }),
  wordsFor([88], {
    es: `encomiendas por bus, encomienda por bus, paquetes por bus, encomienda en bus, envío por bus, carga en autobús,
      mandar por bus, terminal de encomiendas, paquetería en autobús, encomienda terrestre, mandar por ómnibus,
      encomiendas en bus`,
    en: 'bus freight service, parcel by bus, ship by bus',
    pt: `encomenda por ônibus, encomendas de ônibus, despachar por ônibus, encomenda rodoviária, mandar por ônibus`,
    fr: 'colis par bus, autobus colis',
  }),
  wordsFor([89, 90], {
    es: `última milla, reparto de paquetes, entregas, entregas locales, envíos en el día, envío en el día, entrega mismo
      día, entregas mismo día, entrega el mismo día, mismo día, envíos mismo día, entrega rápida, envío rápido,
      reparto urbano de paquetes, delivery para tiendas, logística para e-commerce, flex, mercado envíos flex, Mercado
      Libre flex, mercado envíos, envíos Mercado Libre, entregas de ecommerce, reparto para tienda online, entrega
      express, entrega 24 horas, despacho a domicilio, despachos a domicilio, delivery para negocio, domicilios,
      entrega de pedidos`,
    en: `last mile, last mile delivery, final mile delivery, same day, same-day, same day courier, same day delivery,
      rush courier, same day freight, local delivery service, next day delivery, next-day, ecommerce delivery, route
      delivery, last mile carrier, delivery service, white label delivery`,
    pt: `mesmo dia, entregas expressas, entrega expressa, coleta mercado envios, mercado livre flex, entregas e-commerce,
      entrega de mercadoria, entrega local, entregas locais`,
    fr: `dernier kilomètre livraison, livraison express, livraison même jour, livraison locale rapide, livraison rapide,
      livraisons, le jour même`,
  }),
  wordsFor([90], {
    pt: 'envios flex',
  }),
  wordsFor([91], {
    es: `entrega de electrodomésticos, electrodomésticos, línea blanca a domicilio, muebles a domicilio, entrega de
      refrigeradores, entrega de colchones, big ticket, entrega de línea blanca, mueblería, sofás, volado de muebles,
      entrega de heladeras, sala de muebles`,
    en: `furniture, furniture delivery service, appliances, appliance delivery service, white glove delivery, big and
      bulky, mattress delivery, sofa delivery, two-man delivery, heavy goods delivery, ikea delivery`,
    pt: `eletrodomésticos, móveis, entrega de móvel, entrega de geladeira, entrega de eletrodoméstico, entrega de sofá,
      transporte de geladeira, transporte de sofá, cama box, entrega de colchão`,
    fr: "meuble, électroménager, livraison d'électroménagers, livraison de sofa, livraison de matelas",
  }),
  wordsFor([92], {
    es: `devolución, retorno de productos, recolección de devolución, recolección de equipos, retiro de productos, canje,
      recupero de equipos, retiro de módems, mercancía devuelta`,
    en: 'product returns, returns processing, equipment retrieval, return logistics',
    pt: 'devoluções, retorno de mercadoria, reversa, coleta de devolução, retirada de equipamentos',
    fr: 'retour de produits, retour de marchandises',
  }),
  wordsFor([93], {
    es: `punto de retiro, puntos de retiro, puntos de entrega, lockers, locker de paquetes, punto pickup, retiro en
      sucursal, punto de recogida, recoger paquete, punto de encuentro`,
    en: 'pickup point, pick-up point, parcel lockers, drop off, package pickup, collection point',
    pt: 'ponto de retirada, ponto de coleta, pontos de coleta, retirada em loja',
    fr: 'points relais, casiers, cueillette de colis',
  }),
  wordsFor([94, 95], {
    es: `camión para mudanza, camión de mudanzas, mudanza barata, mudanzas baratas, mudanzas económicas, flete para
      mudanza, flete mudanza, fletes para mudanza, mudanza de casa, mudanza casa, mudanza departamento, mudanza de un
      departamento, mudanzas y fletes, trasteos, trasteo económico, acarreos y trasteos, mudada, mudadas, mudanceros,
      cambio de casa, cambiarme de casa, me mudo, mudarse de departamento, ambientes, mudanza con embalaje, volado de
      muebles, mudanza con volado, mudanza con grúa, soga, mudanza por balcón, mudanza express, camión para mudarme,
      mudanza urgente, traslado de enseres, enseres, trastes, muebles y enseres, mudanza con cargadores, mudanza con
      peones`,
    en: `moving companies, mover, house movers, home movers, moving services, apartment movers, furniture movers,
      furniture moving, furniture mover, moving van, movers near me, moving truck with movers, cheap moving, moving
      labor, residential moving, long distance movers, moving quote, 2 bedroom move, studio move, office and home
      movers, pack and move`,
    pt: `mudanças, mudança barata, mudanças baratas, mudança completa, frete para mudança, caminhão para mudança, carreto
      mudança, mudança local, mudança apartamento, mudança com embalagem, mudança de apartamento, mudança com
      montagem, frete mudança, empresa de mudança, empresa de mudanças, transporte de mudança, levar minha mudança,
      minha mudança, mudança pequena barata, móveis usados, baú para mudança`,
    fr: `déménagements, déménageur pas cher, déménagement pas cher, camion déménagement, aide au déménagement,
      déménagement appartement, déménager meubles, service de déménagement, déménageurs professionnels`,
  }),
  wordsFor([95], {
    es: `mudanza a provincia, mudanza interprovincial, mudanza a otra ciudad, mudanza larga distancia, mudanza entre
      ciudades, mudanza intermunicipal, mudanzas nacionales, mudanzas foráneas, mudanza interurbana, mudanza al
      interior del país, mudanzas a todo el país, mudanza a región, mudanzas a regiones`,
    en: `long distance moving, long-distance move, moving out of state, cross country moving, interstate moving, state to
      state movers, moving across country, nationwide movers, interprovincial movers`,
    pt: 'mudança para outra cidade, mudança intermunicipal, mudança longa distância, mudança nacional',
    fr: 'déménagement interurbain, déménager dans une autre ville, déménagement hors province',
  }),
  wordsFor([96], {
    es: `mudanza internacional, mudanza al extranjero, menaje al exterior, enviar muebles al exterior, embalaje
      internacional, menajes, mudanzas al exterior, repatriación, importar menaje`,
    en: `household goods shipping, shipping household goods, overseas moving, expat movers, relocation overseas,
      container moving, ship furniture overseas`,
    pt: 'mudança internacional, mudança para fora do país, mudança exterior',
  }),
  wordsFor([97], {
    es: `mudanza de oficina, mudanzas de oficina, mudanza oficina, mudanza de oficinas, mudanza de negocio, traslado de
      oficina, mudanzas corporativas, mudanzas empresariales, traslado de oficinas, mudar empresa, mudanza de archivo`,
    en: `office relocation, business movers, commercial moving, office furniture moving, corporate movers, store
      relocation`,
    pt: `mudança comercial, mudança de empresa, mudanças corporativas, mudança de loja comercial, transferência de
      escritório`,
    fr: "déménagement de bureau, déménagement d'entreprise, déménager un bureau",
  }),
  wordsFor([98], {
    es: `minibodegas, mini bodegas, mini bodega, bauleras, depósito para muebles, guardado de muebles, guarda muebles,
      guarda de muebles, mini almacenes, selfstorage, bodega para guardar muebles, bodegas para muebles, almacenaje de
      muebles, depósito mudanza, alquiler de bauleras, resguardo de muebles, trasteros, almacenar muebles`,
    en: `storage units, self-storage, portable storage, storage pods, moving and storage, store furniture, vault storage,
      storage for furniture`,
    pt: 'guarda móveis, box de armazenagem, guardar móveis, depósito para móveis, mini depósito, storage',
    fr: "entreposage meubles, garde-meuble, mini entrepôts, entreposer mes meubles, unité d'entreposage",
  }),
];
