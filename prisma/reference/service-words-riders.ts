import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** What people type for passengers. */
export const riderWords: readonly ServiceWords[] = [
  wordsFor([147, 148, 149], {
    es: `alquiler de buses, alquiler de ómnibus, alquiler de autobús, renta de autobús, renta de camiones de pasajeros,
      renta de autobuses turísticos, camión de pasajeros, renta de van, renta de vans, alquiler de van, alquiler de
      vans, alquiler de minibús, alquiler de minibuses, alquiler de combis, alquiler de micro, alquiler de busetas,
      alquiler de buseta, buseta para grupo, bus para excursión, bus para viaje, micro para viaje, bus privado, buses
      privados, transporte para excursiones, bus para paseo, viaje de graduación, viaje de fin de curso, gira de
      estudios, peregrinación, peregrinaciones, transporte de grupos, transporte de equipos deportivos, equipo de
      fútbol, camioneta de pasajeros, arriendo de minibús, arriendo de bus, arriendo de van, minibuses, contratar bus,
      contratar micro, expreso a la playa, liebre, liebres, rentar autobús, bus turístico`,
    en: `charter buses, charter bus rental, coach bus, bus hire, rent a bus, motor coach, mini bus, mini coach, sprinter
      van rental, group transport, church group bus, sports team bus, school trip bus, 50 passenger bus, 15 passenger
      van, van rental with driver, tour buses, bus for hire, party buses`,
    pt: `aluguel de ônibus para excursão, fretamento, fretamento turístico, van para excursão, aluguel de vans, locação
      de van, locação de ônibus, locação de vans, ônibus para romaria, romaria, van para viagem, ônibus para viagem,
      ônibus de excursão, fretar ônibus, fretar van, alugar ônibus, alugar van, micro-ônibus para excursão, transporte
      de grupo, van turismo`,
    fr: `autobus de groupe, autobus à louer, location d'autobus avec chauffeur, autocars, autobus nolisés, minibus à
      louer, louer un autobus`,
  }),
  wordsFor([148, 149], {
    pt: 'aluguel de ônibus',
  }),
  wordsFor([148], {
    es: `transporte turístico privado, city tours, paseos turísticos, transporte de turistas, traslado turístico, guía
      turístico, receptivo`,
    en: 'tourist transportation, shuttle tours, tourist shuttle',
    pt: 'transfer turístico',
    fr: 'touristes, tours guidés en autobus',
  }),
  wordsFor([149], {
    es: `van con chofer, combis, van con conductor, minivan con chofer, camioneta para pasajeros, H1 con chofer, Hiace,
      furgoneta con chofer`,
    en: 'van with driver, passenger vans, sprinter with driver, minivan with driver',
    pt: 'van com motorista para viagem, van para passeio',
    fr: 'fourgonnette de passagers',
  }),
  wordsFor([150], {
    es: `flota, flotas, bus interprovincial, buses interprovinciales, pasajes de bus, boletos de autobús, boletos de
      camión, corrida de autobús, transporte interprovincial, transporte interurbano, empresa de buses, micros de
      larga distancia, línea de buses, flota interdepartamental, terminal de buses, terminal terrestre, bus
      intermunicipal`,
    en: 'intercity bus, long-distance bus, bus company, bus service, coach service',
    pt: 'passagens de ônibus, linha de ônibus, rodoviária',
    fr: "autobus interurbains, billet d'autobus",
  }),
  wordsFor([151], {
    es: `rutas escolares, transporte de estudiantes, transporte de escolares, camión escolar, bus escolar, buses
      escolares, furgones escolares, furgoneta escolar, recorrido escolar, expreso escolar, busetas escolares,
      transporte para colegio, transporte para niños, movilidad para colegio, micro escolar, micros escolares, combi
      escolar, trafic escolar, colectivo escolar, minibús escolar, van para colegio, taxi escolar, bus de colegio`,
    en: `school buses, school transportation, school bus service, after school transport, student transport, kids shuttle`,
    pt: 'van escolar infantil, transporte escolar particular, ônibus escolar, perueiro, tia da van, escolar',
    fr: "autobus scolaires, transport d'écoliers, transport des élèves",
  }),
  wordsFor([152], {
    es: `transporte de personal para empresas, ruta de personal, rutas de personal, traslado de empleados, transporte
      empresarial, transporte corporativo, combi de personal, transporte para maquila, transporte de obreros, camiones
      de personal, camión de personal, trabajadores agrícolas, cuadrillas agrícolas, temporeros, transporte de
      temporeros, traslado de trabajadores, bus para trabajadores`,
    en: `staff transportation, employee bus service, worker buses, farm worker transport, crew vans, employee shuttles,
      corporate transportation`,
    pt: `transporte de funcionários, ônibus de funcionários, fretado para empresa, transporte de pessoal, van de
      funcionários, transporte de boias-frias`,
    fr: "transport des employés, navettes d'employés, transport de personnel",
  }),
  wordsFor([153], {
    es: `transporte de personal a faena, personal a mina, personal de mina, transporte a mina, transporte de mineros,
      transporte a faena minera, transporte de personal minero, traslado a mina, transporte a pozo, transporte de
      personal petrolero, camioneta minera, camionetas 4x4 con chofer, transporte a campo petrolero, bajada de mina`,
    en: `mine crew bus, mine transport, oilfield crew transport, crew transportation, remote camp transport, rotational
      crews`,
    pt: `transporte de mineradores, transporte para mina, transporte de equipe para obra, transporte de turma rural,
      ônibus para obra`,
    fr: 'transport minier, navette mine',
  }),
  wordsFor([154], {
    es: `traslado de enfermos, ambulancias, ambulancia privada, traslado en ambulancia, traslado a diálisis, transporte
      de discapacitados, silla de ruedas transporte, traslado de adulto mayor, traslado médico, traslado hospitalario,
      transporte sanitario, personas con discapacidad`,
    en: `ambulances, medical transport, medical transportation, wheelchair transport, wheelchair transportation, dialysis
      transport, non emergency medical, ambulette, senior transport, disabled transport`,
    pt: `transporte de idosos, transporte para hemodiálise, transporte de cadeirante, remoção, ambulância particular, UTI
      móvel`,
    fr: 'transport de patient, transport médical adapté, handicapé',
  }),
  wordsFor([155], {
    es: `chofer, chofer particular, auto con chofer, auto ejecutivo, autos ejecutivos, carro con chofer, carro con
      conductor, transporte ejecutivo, limusinas, remises, auto privado, servicio de chofer, camioneta blindada, auto
      con conductor, traslado VIP, renta de auto con chofer, taxi ejecutivo`,
    en: `chauffeur service, executive car, executive cars, limo service, private car, SUV with driver, executive
      transportation, black car service, car with driver, car service, armored car with driver, private chauffeur`,
    pt: `motorista, motorista executivo, carro executivo, carro com motorista, motorista particular executivo, transfer
      executivo, carro blindado com motorista, transporte executivo`,
    fr: 'voiture de luxe, service de limousine',
  }),
  wordsFor([156], {
    es: `traslado al aeropuerto, traslados aeropuerto, traslado aeropuerto, transfer aeropuerto, taxi al aeropuerto,
      aeropuerto hotel, remis aeropuerto, van al aeropuerto, transporte al aeropuerto, transporte aeropuerto, del
      aeropuerto al hotel, shuttle aeropuerto, transfer al hotel`,
    en: 'airport transportation, airport van, hotel transfers, hotel transfer, airport to hotel, airport ride',
    pt: `transfer aeroporto, traslado aeroporto, transporte aeroporto, van para aeroporto, do aeroporto ao hotel`,
    fr: "transfert à l'aéroport, transport aéroport, navettes aéroport",
  }),
  wordsFor([157], {
    es: `bodas, transporte para bodas, transporte para eventos, bus para evento, carro de novia, auto para novia, auto
      clásico para boda, fiestas, XV años, transporte de invitados, limusina para fiesta, bus fiesta, chiva rumbera,
      chivas, party bus para despedida`,
    en: `wedding transportation, wedding shuttles, wedding buses, prom limo, event transportation, wedding car, limo bus`,
    pt: `casamentos, van para casamento e festa, transporte de convidados, carro para noiva, ônibus para festa, van para
      festa`,
    fr: 'transport de mariage, limousine mariage',
  }),
];
