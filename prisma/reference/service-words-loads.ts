import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** What people type for animals, vehicles, machines and valuables. */
export const loadWords: readonly ServiceWords[] = [
  wordsFor([64], {
    es: `ganado, hacienda en pie, transganado, camión ganadero, camión de hacienda, jaula para ganado, camión jaula
      ganadera, vacunos, bovino, ganado bovino, reses, remate ganadero, feria ganadera, carga de ganado, toretes,
      vaquillas, vaquillonas, búfalos, jaula doble piso, res en pie`,
    en: `cattle hauling, cow, bull, heifers, cattle trailer, bulls, cattle transport truck, livestock trucking, bison`,
    pt: `gado, boiada, boi vivo, bezerros, gado em pé, gado vivo, caminhão gaiola, gaiola de gado, caminhão de gado,
      transporte de boi vivo, novilha, búfalo`,
    fr: 'boeufs, taureaux, vache, bétail vivant',
  }),
  wordsFor([65], {
    es: `cerdo en pie, cerdos vivos, pollo vivo, gallinas ponedoras, pavos, cerdo vivo, porcino, porcinos en pie, aves,
      jaulas de pollo, lechón, capones, chivos, borregos, borrego, conejos`,
    en: 'pig, hog hauling, poultry, turkey, live hogs, piglets, egg layers, hens, goat',
    pt: 'suíno, frangos, leitões, pinto de um dia, caprinos, ovinos, carneiros',
    fr: 'porcelets, dindes, poulet vivant, agneaux, chèvres',
  }),
  wordsFor([66], {
    es: `equino, caballos, potros, caballos de polo, caballos de salto, tráiler de caballos, van equina, mulas de carga
      vivas, burros`,
    en: 'ponies, pony, horse shipping, foal, mares, donkeys',
    pt: 'cavalos, cavalo crioulo, éguas, trailer de cavalo, transporte de cavalo, muares',
    fr: 'poney, jument, transport équin, poulain',
  }),
  wordsFor([67], {
    es: `mascotas, perros, gatos, perrito, gatito, mi perro, mi gato, viajar con mascota, mandar mi perro, mandar perro,
      llevar mi perro, envío de mascotas, traslado de perro, traslado de mascota, transporte de mascotas, pasaporte de
      mascota, exportar mascota, jaula kennel, kennel`,
    en: 'pets, dogs, cats, my dog, my cat, kitten, dog transport, pet mover, pet movers, fly my dog, parrot',
    pt: `cachorros, meu cachorro, meu gato, animal de estimação, animais de estimação, levar meu cachorro, mandar
      cachorro, viajar com cachorro, transporte de pet, leva e traz pet, calopsita`,
    fr: "chiens, chats, mon chien, mon chat, chiot, transport d'animaux, expédier chien",
  }),
  wordsFor([68], {
    es: `autos, automóviles, vehículos, madrinas, madrina de autos, camión mosquito, camión niñera, niñeras, cigüeñas,
      camión cigüeña, nodriza, nodrizas, traslado de automóviles, nodriza para carros, carros usados de subasta,
      subasta de autos, traslado de autos 0km, traslado de vehículo, mandar carro a provincia, camión portavehículos,
      plataforma para traer auto, flete de auto, flete de vehículos`,
    en: `car haul, car hauling, auto transporter, car transporters, auto carrier, vehicles, automobiles, ship my vehicle,
      car shippers, auto shipping, auto shippers, cars, auction cars, car delivery, open car transport, classic car
      transport, exotic car transport, dealer transport, vehicle hauling`,
    pt: `cegonheiro autônomo, carros, veículos, transporte de carro, transporte de veículo, transporte de veículos,
      transportar meu carro, levar meu carro, frete de carro, caminhão cegonheiro, mandar meu carro, cegonha para
      levar carro, automóveis`,
    fr: `voitures, transport auto, porte-autos, transport de voitures, transporter mon auto, envoyer mon auto, véhicules`,
  }),
  wordsFor([69], {
    es: `motos, moto en camión, mandar una moto, mandar mi moto, mi moto, traslado de moto, flete de moto, llevar una
      moto, motocicletas, envío de moto, envío de motos, transporte de moto, motoneta, scooter`,
    en: 'motorcycles, motorcycle, bikes, ship bike, ATVs, motorcycle hauling, snowmobile, UTV',
    pt: 'levar minha moto, mandar minha moto, frete de moto, quem leva moto',
    fr: 'moto, VTT, motoneige',
  }),
  wordsFor([70], {
    es: `cosechadoras, llevar cosechadora, tractores, tractor agrícola, sembradoras, fumigadora, mosquito fumigador,
      rastra de discos, maquinaria de campo, equipo agrícola, trilladoras, enfardadora, plantadora, máquinas
      agrícolas, implementos`,
    en: `combines, tractor hauling, tractors, farm machinery, move a combine, farm tractor, ag equipment, swather, baler,
      seeder, combine hauling`,
    pt: `colheitadeiras, tratores, plantadeiras, pulverizador, levar colheitadeira, máquina agrícola, colhedora, trator
      agrícola`,
    fr: 'moissonneuse, tracteurs, tracteur de ferme, équipement agricole',
  }),
  wordsFor([71], {
    es: `lanchas, veleros, yates, botes, embarcación, embarcaciones, tráiler para lancha, moto acuática, kayak, barco en
      tráiler`,
    en: 'boats, boat, boat movers, boat shipping, pontoon boat, sailboats, jet skis, yachts, bass boat',
    pt: 'barcos, embarcação, jetski, transporte de lancha, transporte de barco, iates',
    fr: 'bateaux de plaisance, voiliers, motomarine',
  }),
  wordsFor([72], {
    es: `traslado rodando, rodando, chofer para traer auto, chofer para llevar auto, piloto para llevar carro, conductor
      para trasladar vehículo, por sus propios medios, llevar mi auto manejando, traslado de camiones nuevos, traslado
      de buses`,
    en: `driveaway, truck driveaway, drive my car, drive my truck, truck relocation, RV transport, RV hauling, motorhome
      delivery, bus driveaway, travel trailer transport`,
    pt: 'motorista para levar carro, levar caminhão rodando, motorista para levar caminhão',
    fr: 'conduire mon véhicule, livraison de VR, transport de roulottes',
  }),
  wordsFor([73], {
    es: `carga sobredimensionada, sobredimensionados, sobredimensionado, extraancho, extra ancho, carga extradimensional,
      extradimensional, carga extra pesada, gran porte, cargas de gran porte, carga voluminosa, carga indivisible,
      casas prefabricadas, casa prefabricada, casa rodante, módulos, cabinas, silos metálicos, tanques grandes,
      piletas, piscinas de fibra, piscina de fibra, carga alta, ancho especial`,
    en: `oversize, oversize load, oversized freight, over-dimensional, overdimensional, heavy haul trucking, heavy
      haulage, heavy hauler, house moving trailer, mobile home transport, mobile home movers, modular home transport,
      modular buildings, portable buildings, shed hauling, shed movers, tiny house, tiny home transport, wide loads,
      steel tanks`,
    pt: `carga superdimensionada, excesso de largura, cargas especiais, casa pré-fabricada, silo metálico, transporte
      especial, carga com excesso`,
    fr: 'surdimensionnée, surdimensionnées, maison mobile, maison usinée, maison modulaire, charge hors normes',
  }),
  wordsFor([74], {
    es: `carretones, lowboys, low-boy, plataforma cama baja, camión cama baja, tráiler cama baja, rampla cama baja,
      perezoso, chatón extensible, carretón extensible`,
    en: 'RGN trailer, lowboy service, lowboy hauling, detachable lowboy',
    pt: `prancha rebaixada, caminhão prancha para máquinas, prancha para máquina, prancha 3 eixos, prancha extensiva,
      carreta prancha para máquina`,
    fr: 'fardiers, semi-remorque fardier, remorque fardier',
  }),
  wordsFor([74, 77, 73], {
    es: `cama baja para excavadora, cama baja para maquinaria, lowboy para maquinaria, carretón para máquina, llevar
      retroexcavadora, llevar excavadora, llevar maquinaria, trasladar excavadora, trasladar maquinaria, mover una
      máquina, traslado de excavadora, traslado de retroexcavadora, traslado de equipo pesado, traslado de maquinaria
      pesada, tractor de oruga, oruga, rodillo, vibrocompactador, compactadora, pavimentadora, asfaltadora,
      manipulador telescópico, grúa sobre orugas, perforadora, cargador, mini excavadora, miniexcavadora,
      retroexcavadoras, excavadoras, compactador, tractor orugas, CAT 320, caterpillar`,
    en: `move a bulldozer, move an excavator, haul excavator, haul a dozer, equipment transport, machinery transport,
      machine transport, bulldozers, excavators, heavy equipment hauling, heavy equipment transport, paver, compactor,
      drill rig, crawler, wheel loaders, equipment haulers, equipment mover, tracked machine, machine mover`,
    pt: `prancha pra escavadeira, prancha para escavadeira, prancha para retroescavadeira, levar escavadeira, levar
      retroescavadeira, levar máquina, levar máquina pesada, transporte de escavadeira, transporte de
      retroescavadeira, transporte de máquina, mini escavadeira, miniescavadeira, trator de esteiras, mini
      carregadeira, vibroacabadora, perfuratriz, manipulador`,
    fr: `transporter une excavatrice, transport d'excavatrice, transport d'équipement lourd, transport de pelle
      mécanique, transport de machinerie lourde, rouleau compresseur, foreuse`,
  }),
  wordsFor([75], {
    es: `carga proyecto, proyecto minero, proyecto energético, turbinas, reactor, generador, generadores, calderas,
      caldera, subestación, equipos industriales`,
    en: 'transformers, turbines, generators, boiler, boilers, industrial equipment, modules, refinery equipment',
    pt: 'geradores, caldeira, reatores, carga de projetos',
    fr: 'transformateurs, chaudière, génératrice, cargaisons de projet',
  }),
  wordsFor([76], {
    es: `aerogeneradores, aerogenerador, eólico, eólica, pala eólica, aspa, aspas eólicas, palas de aerogenerador, torres
      eólicas, góndola eólica`,
    en: 'wind turbine, wind turbines, turbine blades, wind tower sections, wind project',
    pt: 'pá eólica, aerogerador, nacele',
    fr: "éolienne, éolien, pale d'éolienne",
  }),
  wordsFor([78], {
    es: `traslado de planta, traslado industrial, mudanza de fábrica, mudanza de maquinaria, traslado de máquinas,
      traslado de prensas, prensas, inyectoras, mover máquinas de planta, montaje y desmontaje, relocalización de
      planta, mudanza de planta`,
    en: `plant move, machine moving, machinery mover, industrial movers, move a factory, move machines, CNC machine
      moving, press moving`,
    pt: `mudança de fábrica, mudança de máquinas, transporte de máquinas industriais, prensas industriais, injetoras,
      relocação industrial`,
    fr: 'déménagement de machinerie, déménagement de machines, déplacement de machines',
  }),
  wordsFor([79], {
    es: `valores, dinero, efectivo, remesas, transporte de dinero, custodia de valores, recolección de valores, camión de
      valores, oro y joyas, blindados, transportadora de valores, traslado de valores`,
    en: 'cash, cash transport, armored transport, armored car, money transport, cash logistics, gold',
    pt: 'dinheiro, carro forte, transporte de dinheiro, coleta de valores, ouro',
    fr: "argent comptant, fourgon blindé valeurs, bijoux, transport d'argent",
  }),
  wordsFor([80], {
    es: `obra de arte, obras de arte, pinturas de arte, exposición de arte, estatuas, galería de arte, piano de cola,
      instrumentos musicales`,
    en: `fine art, fine art shipping, artwork, art movers, art transport, paintings shipping, statues, fine art storage`,
    pt: 'quadros, antiguidade, pinturas artísticas',
    fr: "œuvre d'art, sculptures, peintures, galerie",
  }),
  wordsFor([81], {
    es: `electrónicos, electrónica, equipos electrónicos, tecnología, equipos de cómputo, laptops, televisores y
      celulares, servidores de datos, data center, centro de datos, carga valiosa, paneles solares, mercancía de alto
      valor`,
    en: `electronics, data center equipment, server racks, high value cargo, TVs freight, solar panels, electronics
      carrier`,
    pt: 'eletrônicos, eletrônico, computador, notebooks, carga visada, painéis solares, placas solares',
    fr: 'électronique, serveurs, panneaux solaires, centre de données',
  }),
  wordsFor([82], {
    es: `ferias, feria, eventos, evento, exposiciones, logística de eventos, montaje de eventos, montaje de ferias,
      escenografía, equipo de sonido, backline, carpas, giras, gira de conciertos, congreso, tarimas para eventos,
      sillas y mesas`,
    en: `trade show, trade shows, event logistics, event freight, exhibits, concert tour, stage equipment, sound
      equipment, trade show shipping, show freight, convention, tents`,
    pt: `feira, feiras, estandes, palco, som e luz, shows, montagem de feira, congresso, cenografia, trio elétrico`,
    fr: 'salon professionnel, foire, événements, concerts, congrès, kiosque',
  }),
  wordsFor([83], {
    es: `vidrio, vidrios, cristales, vidrio templado, vidrio plano, botellas de vidrio, ventanales, fibra de vidrio,
      mamparas`,
    en: 'glass, glass hauling, window glass, mirror, flat glass, glass rack truck',
    pt: 'vidro, vidros, espelho, cristais, chapas de vidro, box de vidro, para-brisas',
    fr: 'vitre, glace, verre plat, pare-brise',
  }),
];
