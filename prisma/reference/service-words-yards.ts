import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** What people type for cranes, towing, rental, security and packaging. */
export const yardWords: readonly ServiceWords[] = [
  wordsFor([158], {
    es: `grúa telescópica de 50 toneladas, grúas móviles, grúas telescópicas, alquiler de grúa, renta de grúa, renta de
      grúa titán, grúa hidráulica, grúa de 30 toneladas, grúas para izaje, grúa para montaje, grúa para obra, grúa
      industrial, camión grúa grande, arriendo de grúa`,
    en: `cranes, crane hire, mobile cranes, crane with operator, crane operator, hydraulic crane, crane services, boom
      crane, tower crane`,
    pt: `guindastes, guindaste telescópico com operador, guindaste com operador, aluguel de guindastes, locação de
      guindaste`,
    fr: 'grues, grues mobiles, location de grue, service de grue',
  }),
  wordsFor([159], {
    es: `grúa hiab, camión hidrogrúa, hidro grúa, camión grúa con canasto, camión pluma con canastillo, grúa sobre
      camión, brazo grúa, camión con brazo, camión con hidrogrúa, pluma hidráulica, camión con canastilla, canastilla,
      titán camión, camión brazo, grúa de brazo articulado`,
    en: `boom truck rental, boom trucks, picker trucks, bucket truck, knuckleboom, truck mounted crane, hiab truck, boom
      lift truck`,
    pt: `caminhão guindaste, munck para içamento, muncks, caminhão munck com cesto, cesto aéreo, locação de munck, munk
      locação`,
    fr: 'camion nacelle, camion grue',
  }),
  wordsFor([160], {
    es: `montacargas eléctrico, renta de montacargas, alquiler de montacargas, alquiler de autoelevador, autoelevadores,
      alquiler de autoelevadores, arriendo de grúa horquilla, grúas horquilla, arriendo grúa horquilla, elevador de
      carga, patín hidráulico, carretilla elevadora, stacka, stocka, pato hidráulico, zorra eléctrica, apiladores,
      manlift, plataforma elevadora, tijera elevadora`,
    en: `forklifts, forklift rental, forklift rentals, rent a forklift, scissor lift, boom lift rental, pallet jacks,
      order picker, forklift lease, aerial lift`,
    pt: `empilhadeiras, aluguel de empilhadeiras, empilhadeira elétrica, plataforma elevatória, transpalete, locação de
      empilhadeira, paleteiras, plataforma tesoura`,
    fr: 'chariots élévateurs, location chariot élévateur, lift, nacelle élévatrice',
  }),
  wordsFor([161], {
    es: `izaje, izajes, maniobras industriales, maniobras de maquinaria, montaje industrial, montajes industriales,
      montaje de equipos, rigging, rigger, aparejador, izaje de cargas, izar maquinaria, subir máquina, mover caja
      fuerte, levantamiento de cargas, maniobras con grúa, desmontaje de equipos, movimiento de maquinaria`,
    en: `industrial rigging, rigging company, rigging services, machinery rigging, heavy lifting, lifting services, safe
      moving, lift plan`,
    pt: `içamento, içamentos, montagem industrial, içamento de máquinas, içamento de ar condicionado, movimentação de
      carga, içar máquina`,
    fr: 'levage de machinerie, gréeurs, montage industriel',
  }),
  wordsFor([162], {
    es: `grúa para carro, grúa para carros, grúas para carros, grúa carro, grúa carro varado, carro varado, grúa para
      coche, grúa para auto varado, grúa plataforma, grúas plataforma, plataforma para carro, plataforma para carro
      varado, grúa 24 horas, grúas 24 horas, servicio de grúa, servicio de grúas, guinche, guinches, auto
      remolque, arrastre, arrastre de autos, wincha, winchas, cama para carro, grúa de plataforma, grúa para moto, remolque de
      carros, grúa para autos, jalar carro, carro averiado, auto averiado, carro descompuesto, grúa barata, grúa
      urgente, traslado de auto chocado, auto chocado, auto roto, camioneta varada, grúa de arrastre liviana`,
    en: `tow trucks, towing service, towing company, tow car, roadside tow, car tow truck, flatbed towing, wrecker car,
      tow my car, car broke down, vehicle towing, auto towing, motorcycle towing, impound towing, 24 hour towing`,
    pt: `guincho 24 horas, guinchos, guincho para carros, guincho para moto, reboque de carro, guincho barato, carro
      enguiçado, guincho plataforma para carro, reboque 24h, auto guincho, carro quebrou, reboques`,
    fr: 'remorquage 24 heures, remorqueuses, remorquer ma voiture, remorquage véhicule, auto en panne',
  }),
  wordsFor([163], {
    es: `grúa para tráiler, grúa para camiones pesados, grúa para tractomula, grúa tráiler volcado, tráiler volcado, se
      volteó el tráiler, se me volteó el tráiler, camión volcado, volcamiento, vuelco de camión, rescate de tráileres,
      grúas pesadas, remolque de tractomula, mula varada, camión atascado, gandola accidentada, salvamento de
      camiones, grúa para bus, grúa de rescate, grúas de rescate, tráiler descompuesto, camión descompuesto, remolque
      pesado, tráiler varado, rescate vehicular pesado`,
    en: `heavy duty wrecker, semi tow, semi truck towing, tow semi, heavy towing, truck recovery, big rig towing, heavy
      duty recovery, rollover recovery, rolled over truck, truck rollover, jackknifed, winch out, bus towing, heavy
      tow truck, tow a semi`,
    pt: `guincho pesado 24h, guincho para carreta, guincho para ônibus, carreta tombada, caminhão tombado, tombou,
      destombamento de carreta, reboque pesado, guincho de caminhão, caminhão atolado, resgate de carreta`,
    fr: 'remorquage de poids lourd, dépanneuse lourde, camion renversé, remorquage de semi, remorqueuse lourde',
  }),
  wordsFor([164], {
    es: `auxilio mecánico 24 horas, mecánico en carretera, asistencia en carretera, asistencia en ruta, auxilio
      carretero, mecánica en carretera, mecánico en ruta, auxilio vial 24 horas, servicio de auxilio, batería muerta,
      pasar corriente, cerrajero automotriz, mecánico 24 horas, auxilios, rescate carretero, servicio mecánico en
      ruta, me quedé varado, llanta pinchada, desvare, desvarado, desvare de camiones`,
    en: `roadside, roadside repair, roadside service, mobile truck repair, mobile mechanics, mobile diesel mechanic,
      truck breakdown, emergency road service, road side assistance, jumpstart, locked out, mobile tire, mobile tire
      service, truck roadside`,
    pt: `socorro, socorro mecânico, socorro mecânico 24h, mecânico na estrada, assistência na estrada, mecânico móvel,
      auto socorro 24h, troca de bateria, chaveiro, borracheiro móvel, socorro na estrada`,
    fr: `assistance en route, dépannage routier, dépannage 24 heures, mécanicien mobile 24h, service routier mobile`,
  }),
  wordsFor([165], {
    es: `alquiler de camión, alquiler de camiones sin chofer, renta de camión, renta de camiones de carga, renta de
      camionetas, renta de tractocamiones, alquiler de tractocamiones, alquiler de tractomulas, arriendo de camión,
      arriendo camiones, rentar camión, renta de torton, alquiler de volquetes, alquiler de volquete, alquiler de
      volquetas, alquiler de camioneta, renta de pipas, leasing de vehículos, leasing de tractocamiones, renting de
      camiones, renting, alquiler de furgón, alquiler de furgones, alquilo camión, arriendo de tolva, renta de
      volteos, renta de camión sin operador, camión por hora`,
    en: `truck rentals, rent truck, rent a box truck, box truck rental, box truck rentals, semi truck rental, semi truck
      lease, truck lease, commercial truck rental, moving truck rental, dump truck rental, rental truck, lease
      purchase trucks, penske truck`,
    pt: `aluguel de caminhões, locação de caminhão, alugo caminhão, caminhão para alugar, aluguel de truck, locadora de
      caminhão, aluguel de utilitário, aluguel de caçamba`,
    fr: 'camion à louer, location camion, location de camion, louer camion, location de tracteur routier',
  }),
  wordsFor([166], {
    es: `alquiler de semirremolque, renta de caja seca, renta de plataformas, renta de remolque, renta de cajas
      refrigeradas, alquiler de remolques, alquiler de tráiler, alquiler de rampla, arriendo de rampla, alquiler de
      carretón, alquiler de chasis, alquiler de jaula, renta de low boy, renta de dollys, alquiler de acoplados, caja
      seca en renta`,
    en: `trailer rentals, rent a trailer, flatbed trailer rental, dry van trailer rental, reefer rental, reefer trailer
      rentals, lease a trailer, storage trailers, chassis lease`,
    pt: `aluguel de carreta, aluguel de semirreboque, locação de semirreboque, carreta para alugar, locação de reboque,
      aluguel de prancha, aluguel de implementos rodoviários`,
    fr: 'location remorque, remorques à louer, location de remorque frigorifique, location de semi-remorque',
  }),
  wordsFor([167], {
    es: `comprar contenedores, compra venta de contenedores, contenedores usados, contenedores en venta, contenedor en
      venta, renta de contenedores, renta de contenedor, alquiler de contenedores, alquiler de contenedor, arriendo de
      contenedores, contenedor para oficina, contenedor oficina usado, casa contenedor, contenedor marítimo usado,
      contenedor para bodega, containers usados, container usado, container en venta, módulos oficina`,
    en: `shipping container, shipping containers, buy containers, container for sale, used shipping container, container
      rental, rent a container, conex box, conex boxes, connex, storage containers, 20 ft container for sale, sea
      cans, container homes, portable storage container`,
    pt: `contêineres usados, comprar container, container à venda, aluguel de container, locação de container, container
      para escritório, venda de container, contêiner para alugar, contêiner habitável, container para obra`,
    fr: `conteneurs usagés, conteneur à louer, louer conteneur, conteneur maritime usagé, conteneurs d'entreposage`,
  }),
  wordsFor([168], {
    es: `rastreo, rastreo GPS, rastreo de camiones, GPS, GPS para camión, GPS vehicular, gps camiones, monitoreo GPS,
      rastreo vehicular, localización satelital, localizador GPS, monitoreo de flotas, rastreo de flotas, control de
      flota, seguimiento satelital, seguimiento vehicular, sensor de temperatura, cámaras para camión, dashcam,
      tracking, gestión de flota, control de combustible, sensores de combustible`,
    en: `GPS tracking device, trackers, truck GPS, fleet tracker, ELD provider, ELDs, electronic logging device, dash
      cams, fuel sensors, temperature sensors, fleet cameras, trailer tracker`,
    pt: `rastreamento, rastreadores, rastreamento de caminhão, rastreador veicular, rastreamento veicular, câmera para
      caminhão, bloqueador veicular, rastreamento de carga, gestão de frota`,
    fr: 'suivi de camions, géolocalisation, repérage GPS, caméra embarquée, DCE',
  }),
  wordsFor([169], {
    es: `custodia de carga, custodia de mercancías, custodios, custodia de camiones, escolta de carga, escoltas, escolta
      para camiones, guardias para carga, seguridad de carga, seguridad para carga, seguridad para camiones, patrulla
      de custodia, vigilancia de carga, resguardo de carga, resguardo armado, custodia vehicular, acompañamiento
      vehicular, custodia en ruta, resguardo satelital`,
    en: `security guards for cargo, armed security escort, cargo theft protection, escort service, convoy, armed guards`,
    pt: 'escolta armada de carga, segurança armada, pronta resposta, vigilantes, escolta caminhão',
    fr: 'escorte de sécurité, agents de sécurité cargaison',
  }),
  wordsFor([170], {
    es: `auto piloto, carro piloto, carro escolta, carro guía, vehículo guía, vehículos guía, camioneta escolta,
      camioneta piloto, camioneta guía para sobredimensionado, escolta carga ancha, escolta para carga
      sobredimensionada, escolta carga sobredimensionada, batidor, batidores, banderilleros, piloto sobredimensionado,
      guía para carga ancha, vehículo escolta, coche piloto, escolta de carga extradimensionada, abanderado`,
    en: `pilot car, pilot cars, pilot car service, pilot escort, oversize load escort, oversize pilot car, escort cars,
      high pole car, pilot vehicle, P/EVO`,
    pt: `batedor, batedores, carro batedor, carro batedor para carga, escolta técnica, batedor de carga, batedor para
      carga especial, veículo batedor`,
    fr: "voitures pilotes, véhicules d'escorte, escorte de convoi, escorte hors norme",
  }),
  wordsFor([171], {
    es: `monitoreo, monitoreo de viajes, monitoreo de carga, monitoreo de unidades, monitoreo 24/7, central de monitoreo,
      centro de control, seguimiento de carga, seguimiento de flota 24 horas, torre de control, trazabilidad de carga,
      gestión de riesgo, visibilidad de carga, monitoreo de camiones`,
    en: `shipment tracking, load tracking, freight visibility, real time visibility, tracking center, after hours
      dispatch monitoring`,
    pt: `gerenciamento de risco, monitoramento, monitoramento 24h, monitoramento de caminhões, central de monitoramento,
      GR, gerenciadora, monitoramento de viagens, central 24h`,
    fr: 'surveillance de chargements, suivi en temps réel',
  }),
  wordsFor([172], {
    es: `embalaje, embalajes, embalaje industrial, embalaje de madera, embalaje de maquinaria, embalaje para exportar,
      cajas de madera, cajón de madera, huacales, guacales, jaulas de madera, flejes, playo película, strech film,
      palletizado, paletizado, emplayado, huacal para exportación, empaque de exportación, empaque industrial, bolsa
      secante, embalajes de madera para exportación`,
    en: `export packing, export crates, crates, industrial packaging, wood crates, wooden crates, crate builder, machine
      crating, custom crates, packaging company, shrink wrapping, strapping`,
    pt: `embalagem, embalagens, embalagem industrial, caixas de madeira, embalagem de exportação, engradados, embalagem
      de máquinas, caixote, stretch, cintagem`,
    fr: 'emballage, emballage de bois, caisses de bois, caissage, mise en caisses, cerclage',
  }),
  wordsFor([173], {
    es: `pallets, tarimas, parihuelas, estibas, paletas, pallet de madera, pallets de madera, venta de pallets, venta de
      tarimas, venta de estibas, compra de tarimas, compra de pallets, tarimas usadas, pallets usados, reparación de
      pallets, reparación de tarimas, fábrica de tarimas, fábrica de pallets, compro tarimas, compro pallets, pallets
      certificados, parihuelas usadas, estibas plásticas, pallets plásticos`,
    en: `skids, wood pallets, wooden pallets, buy pallets, sell pallets, pallet company, pallet repair, plastic pallets,
      pallets for sale, skids for sale, heat treated pallets, recycled pallets`,
    pt: `paletes, palete PBR, paletes usados, palete de madeira, venda de paletes, compra de paletes, reforma de paletes,
      paletes plásticos, pallet de madeira`,
    fr: 'palettes, palettes recyclées, palettes à vendre, palettes de bois usagées, acheter palettes',
  }),
  wordsFor([174], {
    es: `fumigación de pallets, fumigación de tarimas, fumigación de contenedores, fumigación de granos, fumigadores,
      fumigadora de contenedores, tratamiento de madera, tratamiento térmico de tarimas, certificado fitosanitario,
      NIMF15, sello ISPM 15, sanitización, desinfección de contenedores, SENASA fumigación, control de plagas en
      contenedor`,
    en: `container fumigation, ISPM 15, ISPM-15, heat treated stamp, grain fumigation, phytosanitary, wood treatment,
      cargo fumigation`,
    pt: `fumigação de contêiner, fumigação de paletes, tratamento térmico, certificado fitossanitário, tratamento HT,
      fumigação de grãos, fumigar contêiner, madeira tratada`,
    fr: 'fumigation de palettes, NIMP15, certificat phytosanitaire, traitement du bois',
  }),
  wordsFor([175], {
    es: `balanza, balanza para camiones, balanza camionera, balanza de camiones, básculas, báscula para camión, básculas
      públicas, pesar camión, pesar contenedor, pesaje, pesaje de camiones, pesaje VGM, VGM contenedor, pesaje de
      contenedores, pesada, ticket de balanza, báscula pública, romana para camiones, romana`,
    en: `truck scales, scales, public scale, weigh truck, certified scales, CAT scales, weighing, weigh container, VGM
      weighing`,
    pt: `balança, balança para caminhão, balança rodoviária, pesagem, pesagem de caminhão, pesar caminhão, pesagem de
      contêiner, balanças`,
    fr: 'balance, balance publique, peser un camion, pesée VGM',
  }),
  wordsFor([176], {
    es: `estibadores de carga, cuadrillas, descarga, carga y descarga, carga y descarga de camiones, cargadores para
      mudanza, ayudantes de carga, personal de carga y descarga, maniobristas, coteros para descargar, braceros para
      descargar, changarines para descargar, peonetas, peones, peón de carga, caleteros, gente para cargar, cargue,
      descargue, cargue y descargue de camiones, estiba y desestiba de camiones, estiba de camiones, descarga de
      camión, descargar tráiler, descargar contenedor a mano, machetero, macheteros, caleta, cachapera, hombreadores,
      bajar carga`,
    en: `lumper service, unloaders, loading crew, unloading crew, unloading service, unload a truck, unload trailer,
      freight unloading, loaders, load and unload, moving labor help, hand unload, container unloading crew, labor
      crew`,
    pt: `chapas para descarga, chapa descarga, carga e descarga, descarga de caminhão, saqueiros, carregadores,
      movimentador de cargas, ajudante de carga, equipe de descarga, mão de obra para descarga, descarga manual,
      ensacadores, diaristas de descarga`,
    fr: 'équipe de déchargement, déchargement, déchargement de camion, aide au chargement, manœuvres',
  }),
];
