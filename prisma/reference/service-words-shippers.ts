import type { ServiceWords } from './service-words-types.ts';
import {
  AIR,
  COLD,
  COLD_STORES,
  CONTAINER_TRUCKS,
  CUSTOMS,
  DANGEROUS_GOODS,
  DUMP_TRUCKS,
  TOWING,
  wordsFor,
} from './service-words-types.ts';

/** Phrases of shippers who do not know the names of the trade. */
export const shipperWords: readonly ServiceWords[] = [
  // road
  wordsFor([1, 2, 12, 15, 16, 165], {
    es: 'camión con chofer, camión con conductor, camión con operador, alquiler de camión con chofer, arriendo de camión con chofer, renta de camión con operador',
    en: 'truck with driver, truck and driver, truck rental with driver',
    pt: 'caminhão com motorista, aluguel de caminhão com motorista',
    fr: 'camion avec chauffeur, location de camion avec chauffeur',
  }),
  wordsFor([2], {
    es: 'caja de 53 pies, tráiler cerrado, furgón cerrado, camión cerrado',
    en: '53 foot trailer, van trailer, dry freight',
    pt: 'baú, carreta baú, baú fechado',
    fr: 'camion fermé, remorque de 53 pieds',
  }),
  wordsFor([16, 94], {
    es: 'mini flete, mudanza chica, llevar una cama, llevar un ropero',
    en: 'moving help, haul furniture',
    pt: 'mini frete, carreto pequeno, caminhonete com motorista',
    fr: 'petit transport, transport de petits meubles',
  }),
  wordsFor([94, 16], {
    es: 'ropero, colchón, sillón, refri, refrigerador, cama',
    en: 'dresser, refrigerator',
    pt: 'guarda-roupa',
    fr: 'réfrigérateur, sécheuse, frigo',
  }),
  wordsFor([94, 16], { es: 'heladera, nevera, refrigeradora, sofá', pt: 'colchão', fr: 'matelas, divan' }),
  wordsFor([94, 16], {
    es: 'lavarropas, lavadora',
    en: 'couch, fridge, mattress, washing machine',
    pt: 'geladeira, máquina de lavar, fogão',
    fr: 'laveuse, électroménagers',
  }),
  wordsFor([7, 9], {
    es: 'mandar una tarima, enviar tarimas',
    en: 'ship a pallet',
    fr: 'envoyer une palette, envoyer des palettes, expédier des palettes',
  }),
  wordsFor([10], {
    es: 'flete de vuelta, carga de regreso, flete de retorno',
    en: 'return load',
    pt: 'frete de volta',
  }),
  wordsFor(CONTAINER_TRUCKS, {
    es: 'contenedor de 40, contenedor de 20, mover un contenedor',
    en: 'container hauling, container transport, container trucking company, haul a container',
    pt: 'contêiner de 40, contêiner de 20, carreta para contêiner, mover contêiner',
    fr: 'conteneur de 40 pieds, conteneur de 20 pieds, transporter un conteneur',
  }),
  // bulk
  wordsFor([42], {
    es: 'arroz a granel, tolva para maíz, tolvas, tolva de granos, camión tolva',
    en: 'soybeans, grain truck, hopper truck',
    pt: 'carreta para grãos, caminhão para grãos',
    fr: 'maïs, orge, camion à grains',
  }),
  wordsFor(DUMP_TRUCKS, {
    es: 'camión volteo, bañera, tolva minera, tierra',
    en: 'dump trailer',
    pt: 'terra, pedra brita',
    fr: 'terre végétale',
  }),
  wordsFor([52, 49], {
    es: 'carro tanque de agua, tanquero de agua',
    en: 'water tanker, potable water truck',
    pt: 'caminhão pipa, carro pipa, água para piscina',
    fr: "camion-citerne d'eau",
  }),
  wordsFor([50], {
    es: 'recogida de leche, recolección de leche, leche de tambo, tambo',
    en: 'milk collection, milk truck',
    pt: 'coleta de leite, buscar leite',
    fr: 'ramassage du lait',
  }),
  wordsFor([55], {
    es: 'gas a granel, gas licuado a granel, garrafas, cilindros de gas, propano',
    en: 'propane delivery, bulk propane',
    fr: 'gaz propane, gaz liquéfié',
  }),
  wordsFor([54, 179], {
    es: 'gasoil a domicilio, reparto de gasoil',
    en: 'diesel delivery',
    pt: 'entrega de diesel, diesel a granel',
    fr: 'livraison de carburant',
  }),
  wordsFor([63], {
    es: 'derrame, fuga de combustible, limpieza de derrame, derramó',
    en: 'spill, leaking diesel, oil spill, fuel leak, clean up spill',
    pt: 'limpeza de vazamento',
    fr: 'fuite de carburant, nettoyage de déversement',
  }),
  wordsFor(DANGEROUS_GOODS, { pt: 'carga perigosa' }),
  // cold
  wordsFor(COLD, {
    es: 'camión con thermo, furgón refrigerado, camión congelador, rampla refrigerada',
    en: 'reefer trucking, refrigerated trucking, reefer load',
    pt: 'baú refrigerado, caminhão frio, carreta refrigerada, van refrigerada',
    fr: 'fourgon réfrigéré, camion congélateur, remorque réfrigérée',
  }),
  wordsFor([29, 36], { pt: 'cadeia de frio' }),
  wordsFor([37, 38], {
    es: 'remedios, fármacos, insumos médicos, medicamentos refrigerados, insulina',
    en: 'medicine, medicines, insulin',
    fr: 'insuline, produits pharmaceutiques',
  }),
  wordsFor(COLD_STORES, {
    es: 'cámaras frías, alquiler de cámara fría, bodega de congelados',
    en: 'cold rooms, cold warehouse, frozen storage, cooler space',
    pt: 'câmara de congelados, câmara fria para alugar',
    fr: 'entrepôt froid, entrepôt congelé, entrepôt réfrigéré à louer',
  }),
  // vehicles, machines, animals
  wordsFor([68, 72], {
    es: 'llevar un auto, mandar un auto, traer auto, traer un auto, llevar camioneta',
    en: 'ship a car, move a car',
    pt: 'levar um carro, trazer carro',
    fr: 'transporter une voiture, transport automobile, expédier une voiture',
  }),
  wordsFor([68], { es: 'cigüeñero, mosca de autos', en: 'car carrier', pt: 'cegonha' }),
  wordsFor([69], {
    en: 'motorcycle shipping, ship my motorcycle',
    fr: 'transport de moto, expédier une moto',
  }),
  wordsFor([70, 74, 77], {
    es: 'llevar máquina, mover retro, mini cargador',
    en: 'mini excavator, move excavator',
    pt: 'levar trator',
    fr: 'pépine',
  }),
  wordsFor([71], { es: 'llevar lancha', pt: 'barco' }),
  wordsFor([66], { es: 'llevar caballo', en: 'horses, horse hauling, haul horses', pt: 'levar cavalo, cavalo' }),
  wordsFor([67], {
    es: 'llevar perro, mandar mascota',
    en: 'ship my dog',
    pt: 'levar cachorro',
  }),
  wordsFor([64], { es: 'camión jaula', en: 'livestock hauling' }),
  wordsFor([65], {
    es: 'cerdos',
    en: 'pigs, live chickens',
    pt: 'porcos, frangos vivos, suínos',
    fr: 'poulets vivants',
  }),
  // parcels and delivery
  wordsFor([86, 90], {
    es: 'moto envío, envío en moto, mensajero en moto',
    pt: 'entrega por moto, moto entrega, entregador de moto',
  }),
  wordsFor([89, 90, 84], {
    es: 'envíos a domicilio, entregas a domicilio, envíos para tienda online, paquetes',
    en: 'local courier, deliver packages',
    pt: 'entregas para loja online, entrega de pacotes, pacotes',
  }),
  wordsFor([91], {
    es: 'entrega de muebles, flete de muebles, armado y entrega',
    en: 'furniture delivery, appliance delivery, couch delivery',
    pt: 'entrega e montagem, entrega e montagem de móveis, entrega de móveis',
    fr: 'livraison et assemblage de meubles',
  }),
  wordsFor([94, 95], {
    pt: 'montagem de móveis, desmontagem de móveis',
    es: 'armado de muebles',
    en: 'furniture assembly',
  }),
  wordsFor([143, 144, 131], {
    es: 'guardar y enviar pedidos, logística para tienda online',
    en: 'third party logistics, shopify, shopify store',
    pt: 'operador logístico para loja virtual',
    fr: 'logistique pour boutique en ligne',
  }),
  // ways of international transport
  wordsFor(AIR, { es: 'en avión, aéreo, por aire', en: 'air', pt: 'de avião, por via aérea' }),
  wordsFor([96], { en: 'moving overseas' }),
  wordsFor(CUSTOMS, {
    es: 'agente de aduanas, contenedor parado, sacar carga de la aduana',
    en: 'clear my container, clear my goods',
    pt: 'despachante aduaneiro, liberar mercadoria',
  }),
  // warehouses
  wordsFor([137, 138, 139], {
    es: 'recinto fiscalizado, recinto fiscal, recinto aduanero, zona primaria',
    en: 'bonded facility, bonded area, bonded yard',
    pt: 'área alfandegada, terminal alfandegado, porto seco alfandegado',
    fr: 'zone sous douane, terminal sous douane',
  }),
  wordsFor([131, 132, 133], {
    es: 'espacio para guardar, metros de bodega, bodega con andenes',
    en: 'warehouse with dock',
    pt: 'espaço para guardar, galpão com doca',
    fr: 'espace de stockage',
  }),
  // passengers
  wordsFor([147, 148, 149, 157], {
    es: 'combi, combi con chofer, van para grupos, transporte para grupos, alquiler de bus, alquiler de autobuses, alquiler de combi',
    en: 'group transportation, bus for group, minibus with driver, van for group',
    pt: 'van para grupo, aluguel de micro-ônibus, ônibus para excursão, van com motorista',
    fr: 'transport de groupe, autobus pour groupe, minibus pour groupe',
  }),
  wordsFor([152, 147], {
    es: 'bus para empleados, bus de personal, buses para empresas, micro para el personal, llevar trabajadores, operarios',
    en: 'staff bus, employee bus, bus for workers, worker shuttle',
    pt: 'ônibus para funcionários, ônibus para empresa, van para funcionários, transportar funcionários',
    fr: 'autobus pour employés, navette pour employés',
  }),
  wordsFor([157, 147, 149], {
    es: 'bus para boda, transporte para evento',
    en: 'wedding bus, wedding shuttle',
    pt: 'van para casamento',
    fr: 'autobus pour mariage',
  }),
  // equipment and support
  wordsFor([159], {
    pt: 'caminhão munck, munck com operador, aluguel de munck',
    es: 'hidrogrúas, camión grúa',
    en: 'crane truck hire',
  }),
  wordsFor(TOWING, {
    es: 'grúa para auto, se me quedó el auto, remolque de camión',
    en: 'wrecker service, tow a truck, need a tow',
    pt: 'guincho para carro, socorro guincho',
    fr: 'remorquage auto, remorquage de véhicule',
  }),
  wordsFor([180], {
    es: 'hidrolavado, hidrolavado de camiones, lavar camión, lavado de camión',
    en: 'truck washing, wash my truck, truck wash out',
    pt: 'lavar caminhão, lavagem de caminhão, lava rápido de caminhão',
    fr: 'laver camion, lavage de camion',
  }),
  wordsFor([168], {
    es: 'rastreo satelital, gps para camiones, gps para flota, localización de vehículos',
    en: 'gps tracker, gps for trucks, fleet gps',
    pt: 'rastreador para caminhão, rastreamento de frota, rastreio',
    fr: 'gps pour camions, suivi de flotte',
  }),
  wordsFor([167], {
    es: 'venta de contenedores, venta de contenedores usados, compra de contenedores, contenedores marítimos usados',
    en: 'buy a container, containers for sale, shipping containers for sale',
    pt: 'venda de contêineres, venda de contêiner, contêiner para vender',
    fr: 'conteneurs à vendre, acheter un conteneur',
  }),
  wordsFor([176], {
    es: 'cargadores, ayudantes, estibadores, personal para descargar, gente para descargar, bajar mercadería',
    en: 'lumpers, unloading help, help unload truck',
    pt: 'ajudantes, chapas, ajudantes de carga, chapa para descarga',
    fr: 'manutentionnaires, déchargeurs, décharger camion',
  }),
  wordsFor([178], {
    es: 'llantas para camión, neumáticos para camión',
    en: 'truck tires, semi tires, tire shop for trucks',
    pt: 'pneu de caminhão, borracharia de caminhão',
    fr: 'pneus poids lourds',
  }),
  wordsFor([174], {
    es: 'fumigar tarimas, sello NIMF, NIMF 15',
    en: 'pallet fumigation, fumigate pallets',
    fr: 'fumiger palettes',
  }),
  wordsFor([21, 28, 111, 134], { en: 'transload, transloading' }),
  wordsFor([131, 137], { es: 'almacenadora' }),
  wordsFor([186], { es: 'verificación físico mecánica' }),
  wordsFor([182], { es: 'patio para cajas, patio de tráileres' }),
  wordsFor([177], { es: 'repuestos, refacciones', en: 'truck parts', pt: 'autopeças, peças para caminhão' }),
  wordsFor([181], { pt: 'assistência thermo king, assistência técnica thermo king' }),
  wordsFor([129], {
    es: 'terminal de graneles',
    en: 'bulk terminal',
    pt: 'terminal de granéis, terminal de granel sólido',
  }),
  wordsFor([100, 115], { en: 'barrel shipping, shipping barrels' }),
  wordsFor([16, 13], { es: 'picop, pick up' }),
];
