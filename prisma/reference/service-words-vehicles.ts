import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** What people type for trucks and their loads, as they are called in each country. */
export const vehicleWords: readonly ServiceWords[] = [
  wordsFor([1, 2, 3, 7, 16], {
    es: `camión rabón, camión torton, camión sencillo, camión doble eje, camión chasis, balancín, camión balancín, camión
      de 5 toneladas, camión de 8 toneladas, camión de 10 toneladas, camión de 3 toneladas, camión 750, camión
      mediano, camión NPR, camión cuatro manos, cuatro manos, patineta, camión de carga, camión grande, cinco
      toneladas, diez toneladas`,
    en: 'tandem truck, 24 foot truck, flatbed straight truck',
    pt: `caminhão toco, toco baú, truck baú, caminhão truckado, caminhão médio, caminhão 10 toneladas, caminhão leve,
      bitruck baú`,
    fr: 'camion dix tonnes, camion porteur, camion 10 tonnes',
  }),
  wordsFor([1, 2, 3, 24], {
    es: `camión articulado, camión semirremolque, cabezal y furgón, cabezal con plataforma, tracto camión, tractocamión
      con caja, tractor y semi, tractor con semi, camión con acoplado, camión con semi, camión con semirremolque,
      tráiler de carga, mula de carga, equipo completo, unidad de arrastre, chuto y batea, cama corta, cama
      larga, patana cama larga, rastra y cabezal`,
    en: 'semi truck, tractor and trailer, day cab, sleeper truck',
    pt: `carreta 3 eixos, carreta de 3 eixos, carreta 14 metros, carreta de 15 metros, conjunto cavalo e carreta,
      cavalinho`,
    fr: 'camion remorque, tracteur et remorque, camion gros porteur, train routier de marchandises',
  }),
  wordsFor([1, 2, 12, 117, 166], {
    es: 'solo tracto, arrastre de caja, quinta rueda sin caja',
    en: 'power only, power unit, drop trailer, drop and hook',
    pt: 'cavalo com motorista, só cavalo',
  }),
  wordsFor([1, 3, 5, 42, 48], {
    es: 'zorra, camión con zorra, chata y zorra, equipo con zorra',
  }),
  wordsFor([1, 2, 7, 42], {
    es: `azúcar en sacos, arroz en sacos, café en sacos, sacos de café, sacos de cacao, harina, harina en sacos, sal en
      sacos, ensacado, harina de pescado, abarrotes, alimentos no perecederos`,
    en: 'bagged rice, bagged sugar, flour, green coffee bags, dry food',
    pt: 'sacaria, sacas de café, café em sacas, açúcar ensacado, arroz ensacado, farinha',
    fr: 'farine, sacs de café',
  }),
  wordsFor([1, 2, 7, 9], {
    es: `algodón en fardos, fardos, textiles, textil, telas, ropa, calzado, bobinas de papel, cartón, cajas de cartón,
      bebidas, cerveza, gaseosas, refrescos, agua embotellada, botellas, juguetes, plásticos, envases,
      electrodomésticos por mayor, muebles de fábrica, autopartes, repuestos por mayor, alimentos secos, alimentos,
      productos de consumo masivo, consumo masivo, mercadería paletizada, tabaco, colmenas, abejas, miel en tambores,
      tambores, bins, big bags, bultos`,
    en: `beer, beverages, bottled water, clothing, apparel, toys, plastics, auto parts, packaged food, canned food,
      consumer goods, CPG, drums, totes, IBC totes, furniture freight, tires freight, beehives, bee hauling`,
    pt: `cerveja, refrigerante, papelão, tecidos, roupas, calçados, brinquedos, autopeças carga, IBC, big bag, móveis de
      fábrica, colmeias`,
    fr: `papier, bière, boissons, vêtements, pièces automobiles, plastiques, aliments secs, barils, meubles usine, ruches`,
  }),
  wordsFor([1, 7, 9], {
    es: 'carga seca',
  }),
  wordsFor([1, 3, 44], {
    es: 'chatarra, fierro viejo, metales reciclables',
    en: 'scrap metal, scrap',
    pt: 'sucata',
    fr: 'ferraille',
  }),
  wordsFor([1], {
    es: `FTL, carga completa, camión entero, tráiler completo, camión exclusivo, viaje exclusivo, flete exclusivo, tracto
      completo, full truck, camión dedicado a un viaje, transportadora con BASC, transporte con BASC`,
    en: 'full truckload, truckload, truckload carrier, TL freight, FTL freight, truckload freight, TL carrier',
    pt: `lotação, carga lotação, frete lotação, caminhão fechado para uma carga, caminhão completo, carreta fechada`,
    fr: 'camion complet, charge complète FTL',
  }),
  wordsFor([2, 15, 16], {
    pt: 'caminhão 3/4 baú, VUC baú, caminhão 3/4, três quartos baú',
  }),
  wordsFor([2], {
    es: `furgón seco, semi furgón seco, camión furgón, camión caja, furgón de carga, caja de 48 pies, caja seca 53, caja
      53, caja de tráiler, furgón paquetero, paquetero, camión con furgón`,
    en: 'van freight, 53 ft dry van, 48 foot van, dry box, swing doors, van load',
    pt: 'baú de alumínio, carreta furgão, truck furgão, caminhão fechado',
    fr: 'remorque sèche, fourgon sec',
  }),
  wordsFor([2, 7, 29, 30], {
    es: 'cava 350, camión cava',
  }),
  wordsFor([3], {
    es: `camión playo, playo, chata, chatón, semi plancha, plataforma de 40 pies, plataforma de 48 pies, plataforma
      abierta, plana, plana de 40, plataforma plana, camión planchón, camión plano, cama plana, carrocería plana, semi
      chato, tráiler plataforma, plataforma para tubería, camión abierto, tubería, cañería, varilla`,
    en: `flat trailer, flatbed truck, flatbed trucker, open deck, open deck trailer, 48 foot flatbed, tarps and chains`,
    pt: `carreta plataforma, carreta prancha reta, grade baixa, carreta aberta, caminhão carroceria, caminhão plataforma,
      carroceria de madeira`,
    fr: 'plate-forme, camion à plate-forme, semi plateau, remorque plate',
  }),
  wordsFor([3, 16], {
    es: `camión de estacas, estacas, camión de redilas, camión de barandas, camión baranda, baranda volcable, carrocería
      de estacas, camión de palizada, palizada`,
    en: 'stake bed, stake truck',
    pt: 'caminhão com grade alta, grade alta',
  }),
  wordsFor([3, 6], {
    es: 'vigas, postes de concreto, postes, prefabricados, estructuras prefabricadas, losetas, viguetas',
    en: 'drill pipe, line pipe, trusses, precast',
    pt: 'pré-moldados, manilhas',
    fr: 'préfabriqués, poteaux',
  }),
  wordsFor([1, 3, 9, 44], {
    es: `ladrillos, bloques de concreto, blocks, tejas, adoquines, bloques, cemento en bolsas, bolsas de cemento, cemento
      en sacos, sacos de cemento, cemento ensacado, porcelanato, pisos cerámicos, yeso`,
    en: 'bricks, bagged cement, pavers, roofing materials, shingles, drywall, building materials',
    pt: 'tijolos, blocos de concreto, telhas, cimento ensacado, sacos de cimento, pisos e revestimentos, gesso',
    fr: 'matériaux de construction, ciment en sacs, blocs de béton',
  }),
  wordsFor([3, 6, 83], {
    es: 'mármol, granito, placas de mármol, bloques de mármol, piedra laja, rocas ornamentales',
    en: 'granite slabs, marble, stone slabs',
    pt: 'mármore, rochas ornamentais, chapas de granito, blocos de granito',
    fr: 'marbre',
  }),
  wordsFor([4], {
    es: 'semi sider, camión sider, sider lona, camión encarpado, encarpado, carpado, lona corredera',
    en: 'curtainsider, side curtain trailer',
    pt: 'sider, caminhão sider, truck sider, carreta de lona',
    fr: 'rideaux, semi tautliner',
  }),
  wordsFor([5], {
    es: `full de dos cajas, tracto full, doble caja, bitrenes, camión escalable, bitrén nueve ejes, tren de carretera,
      doble articulado, doble semi, doble acoplado, full para contenedores`,
    en: 'doubles, b train, super b train, LCVs, double trailers, pup',
    pt: `bitrem, bitrem graneleiro, rodotrem graneleiro, bitrem sete eixos, bitrem nove eixos, rodotrem nove eixos, super
      rodotrem`,
    fr: 'train double b',
  }),
  wordsFor([6], {
    es: `rollos de acero, bobinas, barras de hierro, fierro corrugado, planchas de acero, perfiles, cañería, cañerías,
      caños, estructura metálica, vigas de acero, alambrón, palanquilla, tubería de acero, tubo petrolero, hierros,
      acero, estructuras metálicas, material siderúrgico`,
    en: `steel coils, pipe, pipes, steel plate, metal coils, steel hauling, pipe hauling, steel beams, tubulars, casing`,
    pt: 'bobina de aço, tubos de aço, perfis metálicos, estrutura metálica, vigas metálicas, barras de aço, aço',
    fr: "tuyaux, tuyaux d'acier, structure d'acier",
  }),
  wordsFor([7, 8], {
    es: `LTL, carga parcial, carga fraccionada, parcial, carga consolidada terrestre, consolidado, consolidados
      nacionales, consolidado nacional, paqueteo, carga parcializada, envío de pallets, flete compartido, flete
      parcial, envío de tarimas, pocas cajas grandes, carga parcial nacional, mudanza parcial de carga`,
    en: `LTL freight, LTL carrier, LTL carriers, LTL shipping, less than truckload, partial truckload, partial truck
      load, PTL, consolidated freight, LTL quote, partial freight, ship pallets LTL`,
    pt: `carga fracionada, fracionado, transporte fracionado, cargas fracionadas, frete fracionado, transportadora de
      carga fracionada, volumes fracionados, fracionada`,
    fr: 'transport LTL, chargement partiel LTL, charge partielle, envois LTL',
  }),
  wordsFor([10], {
    es: `carga de retorno, flete de regreso, retornos, camión de retorno, viaje de regreso, regreso vacío, retorno vacío
      de camión, contraflete`,
    en: 'backhauls, deadhead, backhaul loads, backload freight',
    pt: 'frete de retorno, carga retorno, retorno, volta vazio, caminhão de retorno',
    fr: 'retours à vide, chargements de retour',
  }),
  wordsFor([11, 7], {
    es: 'comisionista',
  }),
  wordsFor([11], {
    es: `transporte express, flete express, flete urgente, transporte urgente, urgente hoy, camión urgente, servicio
      express, envío express, flete hoy mismo, entrega urgente, transporte exprés`,
    en: `expedited freight, expedited shipping, expedite trucking, expedited trucking, rush shipment, team driving, hot
      load, emergency freight, time sensitive`,
    pt: 'frete expresso, transporte expresso, frete urgente',
    fr: 'fret express, urgent, livraison urgente par camion',
  }),
  wordsFor([12], {
    es: `transporte dedicado, camiones dedicados con chofer, flotilla dedicada, servicio dedicado, unidades dedicadas,
      renta mensual de camiones con chofer, contrato mensual de camiones, tercerización de transporte, outsourcing de
      transporte`,
    en: `dedicated fleet, dedicated trucking, dedicated carrier, dedicated contract carriage, dedicated lanes, dedicated
      transportation`,
    pt: 'caminhões dedicados, contrato dedicado, carro dedicado, frota terceirizada, agregados',
    fr: 'dédié, flotte dédiée privée, transport dédié par contrat',
  }),
  wordsFor([12, 18, 24], {
    es: 'BASC, certificado BASC, certificación BASC, transportadora con BASC, empresa BASC',
  }),
  wordsFor([13, 15, 16, 94], {
    es: `camión 350, camioneta de carga, camioneta con caja, kangoo, trafic, NKR, camioneta para flete, camioneta para
      llevar cosas, camioneta con chofer para carga, flete en camioneta, carga en camioneta, panel de carga, picop de
      carga, pickup para flete, carro de carga, motocarga, mototaxi de carga, motocarro, motocarguero, H100, porter,
      camioneta 3.5, camioneta 3 1/2, camioneta de tres y media, tres toneladas y media, camioneta de una tonelada,
      camioneta de alquiler, camionetita, furgoncito`,
    en: 'utility van, high roof van, 16 foot truck, 12 foot truck, pickup truck delivery, truck for a few items',
    pt: `HR, caminhonete, saveiro, van de carga, furgão pequeno, HR com baú, caminhãozinho, carro utilitário, picape,
      ducato`,
    fr: 'camion 16 pieds, camion 12 pieds, fourgon',
  }),
  wordsFor([13, 15], {
    es: 'flete, fletero',
    pt: 'frete, freteiro',
  }),
  wordsFor([13], {
    es: `hotshot, hot-shot, flete en camioneta urgente, camioneta urgente, camioneta express, envío urgente en camioneta`,
    en: `hotshots, hot shot trucking, hotshot carrier, hotshot load, hot shots, gooseneck hotshot, oilfield hotshot`,
    pt: 'utilitário urgente, carro extra',
    fr: 'transport urgent fourgonnette',
  }),
  wordsFor([14], {
    es: `milk run, milkrun, recolección en proveedores, recolección de autopartes, ruta de recolección, rutas de
      recolección, recolecciones programadas, recolección JIT, justo a tiempo`,
    en: 'milk runs, JIT, just in time, supplier collection, scheduled pickups',
    pt: 'coleta de fornecedores, rota de coleta',
    fr: 'juste-à-temps',
  }),
  wordsFor([15], {
    es: `distribución, distribución urbana, distribución local de mercadería, reparto urbano, reparto local, reparto de
      mercadería, reparto de mercancía, distribución en la ciudad, distribución GBA, distribución metropolitana,
      camión para reparto, camiones para reparto, distribución de mercancía, distribución de bebidas, ruta de reparto,
      acarreos urbanos`,
    en: `city distribution, local distribution, urban delivery, local freight, local haulage, local truck delivery, last
      mile freight, city freight`,
    pt: `distribuição, distribuição urbana, entregas urbanas, entregas na cidade, distribuição de bebidas, transporte
      urbano de carga, fretes urbanos`,
    fr: 'distribution locale, livraison locale de marchandises, camionnage local',
  }),
  wordsFor([16, 94], {
    es: `taxiflete, taxi flete, fletes chicos, fletes baratos, fletes económicos, mini fletes, minifletes, minifletero,
      flete local, fletes locales, flete corto, mover una nevera, mover refrigerador, mover cama, llevar muebles,
      llevar un mueble, llevar muebles viejos, acarreos, acarreos en camioneta, flete de una heladera, llevar una
      heladera, viajecito, mover unas cosas, fletes por hora, flete por hora, servicio de flete, flete en la ciudad,
      flete pequeño urgente, fletes pequeños`,
    en: `small haul, small hauling, junk hauling, hauling service, light hauling, small moving jobs, dump run, pickup and
      delivery, haul away, move a couch, move one item, man with truck, man and truck, guy with a truck, man with a
      van hire, truck and two men`,
    pt: `fretes pequenos, fretes baratos, frete barato, pequenos fretes, fretes e mudanças, carreto barato, frete local,
      frete e carreto, carreto com ajudante, levar geladeira, levar sofá, levar uma cama, frete com ajudante, frete de
      caminhonete, minha geladeira, pequeno frete`,
    fr: `petits transports de meubles, homme avec camion, homme avec un camion, petit déménagement camion, transport de
      sofa, petites livraisons, transport léger`,
  }),
  wordsFor([17], {
    es: `reparto a supermercados, entrega en supermercados, entregas a supermercados, entregas a tiendas, reparto a
      tiendas, reparto a comercios, distribución a tiendas, distribución a supermercados, abastecer tiendas, entrega a
      Walmart, entrega en cedis, entrega en Walmart, citas en cadenas, tienda a tienda, distribución a farmacias,
      tiendas de barrio, canal tradicional, abarroteras, autoservicios, reparto de alimentos`,
    en: `retail delivery, supermarket delivery, grocery distribution, store deliveries, retail distribution, foodservice
      delivery, food distribution, Walmart delivery, retailer delivery`,
    pt: `entrega em supermercado, entrega em supermercados, entregas em supermercados, entrega em lojas, entregas em
      lojas, abastecimento de supermercado, distribuição para supermercados, entrega agendada, supermercados, lojas,
      entrega em CD`,
    fr: "livraison supermarchés, livraison aux commerces, livraison d'épicerie, livraison en magasin",
  }),
];
