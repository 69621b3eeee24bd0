import type { ServiceWords } from './service-words-types.ts';
import { BUSES, wordsFor } from './service-words-types.ts';

export const passengerWords: readonly ServiceWords[] = [
  wordsFor([...BUSES, 149, 151], {
    es: 'pasajeros, colectivo, transporte de pasajeros',
    en: 'passenger transport',
    pt: 'passageiros, transporte de passageiros',
    fr: 'transport de personnes, transport de passagers',
  }),
  wordsFor([149, 152, 156], { en: 'shuttle', fr: 'navette' }),
  wordsFor(BUSES, {
    es: 'bus, buseta, autobús, autocar, bondi, guagua, pullman',
    en: 'coach, motorcoach',
    pt: 'ônibus',
  }),
  wordsFor([147, 148, 150], { es: 'micro' }),
  wordsFor([147, 148], { en: 'charter bus, bus charter', es: 'bus de turismo' }),
  wordsFor([147, 148, 149, 152], {
    es: 'custer, coaster, microbús',
    pt: 'micro-ônibus, microônibus',
    fr: 'minibus',
  }),
  wordsFor([147], {
    es: 'renta de autobuses, arriendo de buses, viaje de egresados, excursión, bus contratado, alquiler de micros',
    en: 'bus rental, coach hire, coach charter, party bus',
    pt: 'ônibus fretado, aluguel de ônibus, excursão, fretamento eventual',
    fr: "location d'autobus, location d'autocar, affrètement d'autobus, autocar nolisé",
  }),
  wordsFor([148], {
    es: 'turismo, city tour, excursiones, operador turístico',
    en: 'sightseeing, tourist bus, tour bus, day trips',
    pt: 'passeio, receptivo turístico, ônibus de turismo, van de turismo',
    fr: 'transport touristique, excursions, tourisme, autocar de tourisme',
  }),
  wordsFor([149], {
    es: 'buseta con chofer, minivan, urvan, camioneta con chofer, furgoneta de pasajeros',
    en: 'minibus rental, passenger van, minibus hire',
    pt: 'aluguel de van, van executiva, van de passageiros',
    fr: 'fourgonnette avec chauffeur, minibus avec chauffeur, navette de groupe',
  }),
  wordsFor([150], {
    es: 'pasajes, interprovincial, terminal de ómnibus, bus interurbano, foráneo, línea de autobuses',
    en: 'long distance bus, bus tickets, coach line, intercity coach, bus line',
    pt: 'passagem de ônibus, viação, ônibus interestadual, ônibus intermunicipal',
    fr: "autocar interurbain, autobus interurbain, ligne d'autocar, billets d'autobus",
  }),
  wordsFor([151], {
    es: 'transportista escolar, furgón escolar, movilidad escolar, ruta escolar, buseta escolar',
    en: 'school bus, student transportation, school van, kids transport',
    pt: 'perua escolar, tio da perua, van escolar',
    fr: "autobus scolaire, transport scolaire, transport d'élèves, écoliers",
  }),
  wordsFor([152], {
    es: 'transporte de empleados, ruta de empleados, transporte de trabajadores, traslado de personal',
    en: 'employee shuttle, employee transportation, worker transport, commuter bus, corporate shuttle',
    pt: 'fretamento contínuo, ônibus fretado de empresa, transporte de colaboradores, transporte de trabalhadores',
    fr: "transport du personnel, transport d'employés, navette d'entreprise, transport de travailleurs",
  }),
  wordsFor([153], {
    es: 'traslado a faena, faena minera, transporte a campamento, personal petrolero',
    en: 'mine shuttle, camp transport, crew bus, crew van, man haul',
    pt: 'transporte de turma, ônibus rural',
    fr: 'transport vers les mines, transport de travailleurs miniers, navette de chantier, transport de mineurs',
  }),
  wordsFor([154], {
    es: 'ambulancia, diálisis, traslado sanitario, silla de ruedas',
    en: 'ambulance, NEMT, non-emergency medical transport, wheelchair van, dialysis, stretcher, paratransit',
    pt: 'remoção de pacientes, cadeirante, hemodiálise',
    fr: 'transport de patients, transport adapté, ambulance privée, fauteuil roulant, transport médical',
  }),
  wordsFor([155, 156], { es: 'remis, remisería, remisero' }),
  wordsFor([149, 154, 155, 156], { es: 'traslado' }),
  wordsFor([155], {
    es: 'chofer privado, limusina, conductor privado, traslado ejecutivo',
    en: 'limo, limousine, black car, private driver, chauffeur, town car',
    pt: 'motorista particular, limusine',
    fr: 'voiture avec chauffeur, location de voiture avec chauffeur, chauffeur privé, VTC',
  }),
  wordsFor([156], {
    es: 'remis al aeropuerto, recogida en aeropuerto',
    en: 'airport shuttle, airport taxi, airport pickup, airport car service, airport limo',
    pt: 'translado, van aeroporto, táxi aeroporto',
    fr: 'navette aéroport, transfert aéroport, taxi aéroport',
  }),
  wordsFor([157], {
    es: 'casamiento, quinceañera, fiesta, matrimonio, auto de novia',
    en: 'wedding limo, party bus rental, prom, event shuttle, bachelorette',
    pt: 'carro de noiva, festa, formatura, debutante',
    fr: 'mariage, transport pour mariages, navette événementielle, limousine de mariage',
  }),
];
