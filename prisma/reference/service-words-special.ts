import type { ServiceWords } from './service-words-types.ts';
import { LIVESTOCK, LOW_TRAILERS, MACHINERY, OVERSIZE, wordsFor } from './service-words-types.ts';

export const specialWords: readonly ServiceWords[] = [
  wordsFor([...LIVESTOCK, 66], {
    es: 'animales vivos, animales en pie, semovientes, jaula',
    en: 'livestock, live animals, stock trailer, livestock hauler, pot belly',
    pt: 'animais vivos, boieiro, carga viva',
    fr: 'animaux vivants, transport de bétail, bétaillère, transport animalier',
  }),
  wordsFor([64], {
    es: 'hacienda, vacas, ganadero, jaula ganadera, novillos, bovinos, vacuno, terneros, ganado en pie, toros, becerros, traslado de ganado',
    en: 'cattle hauler, cows, bull hauler, calves, bull rack, cattle pot, steers',
    pt: 'gaiola boiadeira, boiadeiro, caminhão boiadeiro, bezerro, garrote, novilho, touro, boi gordo, boi em pé, caminhão de boi, transporte de boi, carreta de boi',
    fr: 'bétail, bovins, vaches, veaux, transport de bovins',
  }),
  wordsFor([64, 65], {
    es: 'ovejas, corderos, cabras, ovino',
    en: 'sheep, goats, lambs, bull wagon, cattle wagon',
    pt: 'ovelha',
    fr: 'moutons, ovins',
  }),
  wordsFor([65], {
    es: 'chanchos, porcinos, gallinas, pollos vivos, lechones, avícola, pollitos, puercos, marranos, granja avícola',
    en: 'hogs, swine, chickens, live poultry, turkeys, chicks',
    pt: 'porco, frango vivo, pintinhos, aves vivas, galinha',
    fr: 'porcs, volailles, poulets, transport de porcs, cochons',
  }),
  wordsFor([66], {
    es: 'equinos, haras, caballo de carrera, yeguas, van de caballos, potrillo',
    en: 'equine, horse trailer, horse van, horse hauler, racehorse',
    pt: 'égua, potro',
    fr: 'chevaux, transport de chevaux, équidés, van à chevaux, remorque à chevaux',
  }),
  wordsFor([67], {
    es: 'perro, gato, animales de compañía, animales domésticos, taxi mascota, viaje de mascotas',
    en: 'dog, cat, pet relocation, pet shipping, pet taxi, pet travel, IPATA, ground pet transport',
    pt: 'cachorro, táxi dog, táxi pet, cão',
    fr: 'animaux de compagnie, chien, transport de chiens, animaux domestiques',
  }),
  wordsFor([68], {
    es: 'cigüeña, niñera, madrina, mosquito, portavehículos, porta autos, portacoches, traslado de vehículos',
    en: 'car hauler, car shipping, auto hauler, vehicle shipping, car transporter, enclosed car transport',
    pt: 'cegonheiro, caminhão cegonha, carreta cegonha, transporte de carros, cegonheira',
    fr: "porte-voitures, transport d'autos, transport de véhicules, transport d'automobiles, camion porte-autos",
  }),
  wordsFor([68], {
    es: 'traslado de autos, traslado de carros, envío de autos, fletes de autos, cero kilómetro, autos chocados',
    en: 'vehicle transport, salvage cars, haul my car',
    pt: 'zero quilômetro',
  }),
  wordsFor([68, 72], {
    es: 'mandar auto, mandar carro, mandar coche, enviar auto, enviar carro, enviar coche, llevar auto, llevar carro, llevar coche',
    en: 'ship car, ship vehicle, move car, car transport, auto transport',
    pt: 'levar carro, transportar carro, levar veículo, mandar veículo',
    fr: 'envoyer voiture, transporter voiture, expédier voiture, transport de voiture',
  }),
  wordsFor([68, 72], {
    es: 'trasladar auto, trasladar carro, trasladar coche, trasladar vehículo, enviar vehículo, llevar vehículo, mover auto, mover carro',
  }),
  wordsFor([69], {
    es: 'motocicleta, cuatriciclo, cuatrimoto, mandar moto, enviar moto, llevar moto, trasladar moto',
    en: 'ship motorcycle, motorbike, bike shipping, ATV, powersports',
    pt: 'quadriciclo, levar moto, transportar moto',
    fr: 'transport de motos, motocyclettes, quad, motoneiges',
  }),
  wordsFor(LOW_TRAILERS, {
    es: 'carretón, carretonero, maquinaria, traslado de maquinaria, cama baja, camabaja, cama cuna, cuello de ganso, low boy, lowboy, plataforma rebajada, cuello desmontable',
    en: 'machinery, lowbed, low bed, low loader, RGN, removable gooseneck, gooseneck, double drop, float trailer',
    pt: 'maquinário, prancha, carrega-tudo, caminhão prancha, carreta prancha',
    fr: 'machinerie, fardier, remorque surbaissée, col de cygne, semi-remorque surbaissée, porte-engins',
  }),
  wordsFor(OVERSIZE, {
    es: 'carga pesada, transporte pesado, carga especial',
    en: 'heavy haul, heavy hauling, specialized hauling, heavy transport, superload',
    pt: 'carga excedente',
    fr: 'transport lourd, transport exceptionnel, convoi exceptionnel, transport spécialisé',
  }),
  wordsFor([70], {
    es: 'cosechadora, tractor, sembradora, pulverizadora, implementos agrícolas, trilladora',
    en: 'combine, harvester, sprayer, agricultural equipment, farm equipment',
    pt: 'trator, colheitadeira, plantadeira',
    fr: 'machinerie agricole, tracteur agricole, moissonneuse-batteuse, transport de machines agricoles',
  }),
  wordsFor([71], {
    es: 'lancha, velero, yate, bote, barco por tierra, moto de agua, catamarán',
    en: 'yacht, sailboat, boat hauler, jet ski, pontoon, boat hauling, yacht transport',
    pt: 'veleiro, barco por estrada, iate',
    fr: 'bateau, transport de bateaux, voilier',
  }),
  wordsFor([72], {
    es: 'unidades por sus propios medios, entrega de unidades nuevas',
    en: 'drive away, decking, RV delivery, bus delivery, saddlemount',
    pt: 'motorista de traslado',
    fr: 'convoyage, convoyage de véhicules, livraison par la route',
  }),
  wordsFor([73], {
    es: 'sobremedida, extradimensionada, extrapesada, carga ancha, exceso de dimensiones, extra pesado',
    en: 'oversized, wide load, overweight, over dimensional, permitted loads',
    pt: 'carga indivisível, excesso lateral',
    fr: 'hors norme, hors gabarit, surdimensionné, transport hors normes, charge surdimensionnée',
  }),
  wordsFor([73, 75, 99, 102], {
    en: 'OOG, out of gauge, flat rack, flatrack',
  }),
  wordsFor([73, 75], {
    es: 'modular hidráulico, ejes modulares',
    en: 'multi-axle, SPMT',
    pt: 'linha de eixo',
    fr: 'remorque modulaire',
  }),
  wordsFor([74], {
    es: 'semi carretón',
    en: 'lowboy hauler, lowboy trailer, detach trailer',
    pt: 'carreta rebaixada',
    fr: 'transport par fardier, transport sur fardier',
  }),
  wordsFor([75], {
    es: 'proyecto industrial, transformador, turbina, proyectos especiales',
    en: 'industrial project, transformer, turbine, heavy lift, project logistics, EPC logistics',
    pt: 'projeto industrial, transformadores, projetos especiais',
    fr: 'cargaison de projet, transport de projet, projets industriels, transformateur',
  }),
  wordsFor([76], {
    es: 'parque eólico, aspas, palas eólicas, torre eólica, molinos de viento',
    en: 'wind energy, wind farm, blade trailer, wind blades, wind tower',
    pt: 'pás eólicas',
    fr: "éoliennes, transport d'éoliennes, pales d'éoliennes, parc éolien",
  }),
  wordsFor(MACHINERY, {
    es: 'maquinaria amarilla, maquinaria pesada, equipo pesado, excavadora, retroexcavadora, topadora, motoniveladora, bulldozer',
    en: 'heavy machinery, heavy equipment, construction equipment, excavator, backhoe, dozer, trackhoe, wheel loader',
    pt: 'máquina pesada, escavadeira, retroescavadeira, carregadeira, pá carregadeira, trator de esteira',
    fr: 'machinerie lourde, équipement lourd, excavatrice, pelle mécanique, pelleteuse, rétrocaveuse, bouteur, niveleuse',
  }),
  wordsFor(MACHINERY, {
    es: 'maquinaria vial, retro, minicargadora, cargador frontal, pala cargadora, mover maquinaria, mover excavadora',
    en: 'skid steer, bobcat, grader, road roller, equipment hauling, haul equipment, machinery hauling',
    pt: 'rolo compactador, patrola, máquina de esteira, linha amarela',
    fr: 'chargeuse, chargeuse-pelleteuse, mini-pelle, engins de chantier, transport de machinerie',
  }),
  wordsFor(MACHINERY, { es: 'mover retroexcavadora, mover máquina, línea amarilla, rodillo compactador' }),
  wordsFor([78], {
    es: 'mudanza industrial, traslado de fábrica, traslado de maquinaria industrial, desmontaje de planta, reubicación industrial',
    en: 'machinery moving, machinery movers, factory relocation, millwright, industrial moving, plant dismantling',
    pt: 'mudança industrial, remoção de máquinas, movimentação de máquinas, desmontagem industrial',
    fr: "déménagement industriel, déménagement d'usine, relocalisation d'usine, mécanicien industriel",
  }),
  wordsFor([79], {
    es: 'caudales, blindado, camión de caudales, camión blindado, remesas de efectivo, recolección de efectivo, joyas',
    en: 'armored, armored truck, armoured car, CIT, valuables, bullion, cash pickup, jewelry',
    pt: 'carro-forte, numerário, joias',
    fr: 'transport de valeurs, fourgon blindé, transport de fonds, camion blindé',
  }),
  wordsFor([80], {
    es: 'museo, cuadros, antigüedades, esculturas, galería',
    en: 'art handling, art shipping, museum, antiques, paintings, sculpture',
    pt: 'museu, antiguidades',
    fr: "œuvres d'art, transport d'œuvres d'art, musée, antiquités, tableaux",
  }),
  wordsFor([81], {
    es: 'celulares, computadoras, carga de alto valor, televisores, servidores, alto valor',
    en: 'high value, high-value freight, computers, cell phones, servers, TVs',
    pt: 'celular, alto valor agregado, computadores, informática, televisor',
    fr: "transport d'électronique, appareils électroniques, ordinateurs, haute valeur, marchandises de valeur",
  }),
  wordsFor([82], {
    es: 'exposición, montaje de stands, stand, conciertos, espectáculos, escenario, congresos',
    en: 'exhibition, tradeshow, expo, booth, concert touring, exhibit, live events',
    pt: 'exposição, montagem de estandes, estande, turnê',
    fr: 'salons professionnels, foires, exposition, logistique de salons, spectacles, tournée de concerts',
  }),
  wordsFor([83], {
    es: 'caballete, vidriería, parabrisas, ventanas, espejos, portavidrios',
    en: 'windows, mirrors, A-frame trailer, windshields',
    pt: 'cavalete, vidraçaria, espelhos, vidro temperado',
    fr: 'verre, transport de verre, vitres, fenêtres, miroirs',
  }),
];
