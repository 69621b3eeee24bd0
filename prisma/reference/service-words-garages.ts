import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** What people type for workshops, fuel, insurance, training and paperwork. */
export const garageWords: readonly ServiceWords[] = [
  wordsFor([177], {
    es: `taller, taller de camiones, taller mecánico para camiones, taller de tráileres, taller de tractocamiones, taller
      de tractomulas, taller Cummins, taller Detroit, taller Volvo camiones, taller Scania, taller Kenworth, taller
      Freightliner, Cummins, Kenworth, Scania, Freightliner, Detroit Diesel, reparación de camiones, reparación de
      tráileres, mecánico para camión, mecánico de tráileres, servicio para camiones, mantenimiento de camiones,
      mantenimiento de flotas, lubricentro de camiones, mecánica diesel, laboratorio diesel, bomba inyectora, muelles
      y suspensiones, frenos de aire, carrocero, carrocerías, reparación de carrocerías, repuestos para camiones,
      repuestos de camiones, repuestos de camión, repuestos para tractomula, repuestos para cabezal, refacciones para
      tráiler, refacciones para camión, autopartes para camión, soldadura de chasis, alineación de camiones, mecánica
      de camiones, rectificadora, transmisiones, diferenciales, latonería y pintura de camiones, hojalatería de
      camiones, radiadores`,
    en: `truck repair shop, semi truck repair, diesel repair, diesel shop, diesel mechanics, truck mechanic, trailer
      repair shop, truck service, truck maintenance, engine rebuild, transmission repair, heavy duty repair, heavy
      duty mechanic, truck body shop, frame repair, truck alignment, PM service, truck parts store, heavy truck parts,
      Cummins dealer, Volvo truck service, Kenworth service, semi repair`,
    pt: `oficina mecânica, oficina para caminhão, oficina para caminhões, mecânica de caminhão, mecânico de caminhão,
      mecânico de caminhões, oficina 24h para caminhão, manutenção de caminhões, conserto de caminhão, conserto de
      carreta, reforma de carreta, freio a ar, bomba injetora, peças de caminhão, peças para carreta, Scania oficina,
      Volvo caminhões oficina, molas, truck center, autopeças para caminhão, retífica de motores, lanternagem de
      caminhão, funilaria de caminhão, oficina de carreta`,
    fr: `garage camion, garage poids lourds, mécanicien diesel, réparation de remorques, réparation camion, mécanique
      diesel, mécanique lourde, pièces de camion, entretien de camions, atelier de camions, soudure de châssis`,
  }),
  wordsFor([178], {
    es: `llantas, neumáticos, llantas para tráiler, llantas para tractomula, llantas de camión, cubiertas, cubiertas para
      camión, cauchera, caucho, cauchos, gomas para camión, gomera, gomería para camiones, llantería, montallantas,
      montallantas para tractomula, vulcanizadoras, reencauchadora, reencauche de llantas, recapadora de llantas,
      recapado de cubiertas, renovadora, renovado, vitalizado, llanta de camión, alineación y balanceo de camiones,
      desponchadora, ponchera de camiones, recauchaje, llantas usadas para tráiler, neumáticos de camión, recauchado,
      vulca`,
    en: `tires, truck tire, truck tire shop, truck tyres, semi truck tires, retreads, retreading, recaps, retread tires,
      tire repair, commercial truck tires, trailer tires, 24 hour tire service, tire service truck, used truck tires`,
    pt: `pneu, pneus de caminhão, borracharia 24h, borracharia para caminhão, recapagem, recapagem de pneus, pneu
      recapado, vulcanização, borracheiros, pneus para carreta, alinhamento de caminhão, recauchutadora`,
    fr: 'pneus de semi, pneus rechapés, service de pneus, pneus camion',
  }),
  wordsFor([179], {
    es: `gasolinera para camiones, estación de servicio para camiones, bomba de diésel, grifos, estación diésel, estación
      de combustible, abastecimiento de combustible, diésel para camiones, suministro de diésel, suministro de
      combustible, venta de diésel, venta de combustible, autoconsumo, combustible a granel, tanqueo, tanquear, cargar
      diésel, tarjeta de combustible para flotas, vales de gasolina, urea para camiones, Ad Blue, petróleo para
      camiones`,
    en: `truck fuel, diesel fuel, diesel supplier, bulk fuel, on-site fueling, onsite fueling, fuel supplier, fuel cards,
      fuel stop, truck stop diesel, mobile fuel, fleet fueling, off-road diesel`,
    pt: `abastecimento, postos, posto de combustível para caminhão, posto para caminhões, arla, arla32, diesel S10,
      fornecimento de diesel, comprar diesel, abastecimento na obra, cartão frota, TRR diesel`,
    fr: 'carburant diesel, livraison carburant, carte carburant, station de carburant, urée diesel',
  }),
  wordsFor([180], {
    es: `lavado, lavado de camiones, lavado de tráileres, lavado de cisternas, lavado de pipas, lavado de tolvas, lavado
      de tanques, lavado de cajas, lavado de cajas refrigeradas, lavado interior de cisternas, lavadero de camiones,
      lavadero de cisternas, lavaderos de camiones, autolavado para tráileres, autolavado de camiones, carwash de
      camiones, lavado de contenedor, descontaminación de cisternas, desgasificación, desinfección de jaulas, lavado
      de furgones, engrase`,
    en: `truck washes, tank washes, trailer wash, reefer washout, tanker wash, livestock trailer wash, pressure washing
      trucks, fleet washing, truckwash, wash bay`,
    pt: `lavagem, lavagem de caminhões, lavagem de tanque, lava jato de caminhão, lavador de caminhão, lavagem de gaiola,
      lavagem de baú, higienização de caminhão, descontaminação, lava rápido caminhão`,
    fr: 'lave-auto camions, lavage camion, lavage de remorques, nettoyage de remorque',
  }),
  wordsFor([181], {
    es: `reparación de thermo king, Thermo King reparación, Carrier Transicold, servicio Carrier Transicold,
      mantenimiento thermo king, equipo de frío, equipos de frío, reparación de equipo de frío, reparación de thermos,
      reparación de furgón frigorífico, aire acondicionado de camiones, refrigeración vehicular, refrigeración
      transporte, taller thermo king, técnico thermo king, reparación de reefer, mantenimiento de reefer, mecánico de
      thermo, genset reparación`,
    en: `reefer unit, reefer repair, Thermo King service, Thermo King repair, Carrier Transicold dealer, Carrier
      Transicold repair, TRU service, refrigeration unit repair, genset repair, trailer refrigeration`,
    pt: `Thermo King assistência, conserto de aparelho de frio, aparelho de frio, manutenção de aparelho frigorífico,
      refrigeração para caminhão, conserto de baú frigorífico, ar condicionado de caminhão, refrigeração veicular`,
    fr: 'réparation Thermo King, unité de réfrigération, entretien Thermo King, réfrigération de remorque',
  }),
  wordsFor([182], {
    es: `parqueadero, parqueadero para tractomulas, parqueaderos, parqueadero de camiones, parqueo de camiones, parqueo
      para tráileres, estacionamiento para tráileres, estacionamiento para camiones, estacionamiento de tráileres,
      pensión, pensión para tráiler, pensión para tractocamiones, patio para camiones, patio de camiones, patio para
      tráileres, playa de camiones, playa para camiones, cochera para camión, cochera para camiones, cochera de
      tráileres, garaje para camiones, parador, parador de camiones, paradero de camiones, aparcamiento de camiones,
      dormir en camión, estacionar camión, guarda de camiones, guardar camión, estacionar tráiler, truck center
      estacionamiento`,
    en: `parking for trucks, semi parking, semi truck parking, truck stops, truck yard, trailer storage, trailer yard,
      yard for trucks, overnight truck parking, secure truck parking, rest area, drop lots, park my truck, reserved
      truck parking, rest stop`,
    pt: `estacionamento para caminhão, estacionamento para carreta, pátio para caminhão, pátio para carretas, pátio de
      caminhões, parada de caminhão, ponto de apoio, estacionamento de carretas, guardar caminhão, pernoite para
      caminhoneiro`,
    fr: 'stationnement camion, stationnement de remorques, halte pour camionneurs, cour à camions',
  }),
  wordsFor([183], {
    es: `seguro de carga, seguros de carga, seguro para carga, seguro para mercancía, seguro para mercadería, seguro de
      mercancía, seguro de mercadería, seguro marítimo, póliza de carga, póliza de transporte, seguro carga terrestre,
      seguro a la carga, seguro de contenedor, seguros de transporte, seguro de importación`,
    en: `freight cargo insurance, cargo policy, insurance for cargo, shipping insurance, transit insurance, marine cargo
      insurance, insure shipment`,
    pt: `seguro da carga, seguro carga, seguro RCTR-C, apólice de transporte, seguro transporte internacional, seguro de
      mercadoria`,
    fr: 'assurance cargaison, assurance de fret, assurance cargo',
  }),
  wordsFor([184], {
    es: `seguro de camión, seguro para camión, seguro para camiones, seguro para tráiler, seguro de flota, seguros para
      camiones, seguro tractocamión, seguro contra todo riesgo camión, seguro transporte público, seguro flotilla,
      seguro vehículos de carga, todo riesgo`,
    en: `insurance for truckers, commercial truck insurance, trucker insurance, semi truck insurance, owner operator
      insurance, physical damage insurance, truck liability insurance, box truck insurance, hotshot insurance, auto
      liability`,
    pt: `seguro de frota, seguro para caminhão, seguro caminhão, seguro para frota, proteção veicular caminhão,
      associação de caminhoneiros proteção, seguro carreta`,
    fr: 'assurance camionnage, assurance flotte, assurance pour camionneurs',
  }),
  wordsFor([185], {
    es: `capacitación de conductores, capacitación de operadores, curso de manejo, cursos de manejo, curso para
      operadores, curso de montacargas, licencia tipo E, licencia A4, licencia tipo C camión, licencia clase A5,
      licencia A5, licencia profesional tipo E, escuela de operadores, escuela de choferes, examen psicofísico,
      psicofísico, curso de mercancías peligrosas, curso cargas peligrosas, curso matpel, manejo a la defensiva,
      chofer capacitación, aprender a manejar tráiler, licencia de camión, curso de tractocamión`,
    en: `CDL training, CDL class, CDL schools, truck driving schools, forklift training, forklift certification, hazmat
      training, class A CDL, class 1 driver training, class 1 licence, ELDT, learn to drive truck, driver safety
      training, trucking school, truck driving course`,
    pt: `curso de motorista de caminhão, curso MOPP online, curso de empilhadeira, curso cargas indivisíveis, treinamento
      de motorista, treinamento motoristas, CNH E, CNH D, curso de direção defensiva, escola de motoristas,
      treinamento MOPP, curso de transporte de carga`,
    fr: `école de camionnage, cours de camion, formation classe 1, permis de camion, formation de conducteur, école de
      conduite camion, formation chariot élévateur`,
  }),
  wordsFor([186], {
    es: `gestoría, gestorías, gestoría de transporte, permisos, permiso de carga, permiso SCT, permiso SICT, permiso para
      sobredimensionado, permiso carga extradimensionada, permiso de tránsito, carta porte timbrado, complemento carta
      porte, permisos de circulación, trámites SCT, emplacamiento federal, placas de carga, placas federales de carga,
      habilitación RUTA, habilitación nacional de transporte, RTO, habilitación de camión, revisión técnico mecánica,
      RTV, ITV camiones, VTV camiones, inspección técnica vehicular, inspección técnica, revisión técnica camión, MTC
      permiso, permiso MTC, tarjeta de habilitación, habilitación SENASA, habilitación DINATRAN, DINATRAN, permiso de
      operación, RNDC, manifiesto de carga, resolución de transporte, verificación vehicular camiones, tarjetón,
      gestores vehiculares, permisos internacionales de transporte, permiso ATIT, SOAT camión, registro de
      transportista`,
    en: `truck permits, oversize permit, overweight permits, permits, trucking permits, wide load permit, MC authority,
      MC DOT, DOT authority, USDOT, get my authority, get MC number, fuel tax, fuel permits, IFTA filing, IRP plates,
      apportioned plates, HVUT, BOC3, UCR registration, DOT audit, DOT consultant, safety compliance, drug testing
      consortium, CVOR, NSC, trucking compliance`,
    pt: `licenças, licença especial, AET licença, licença AET, autorização especial de trânsito, registro ANTT, ANTT
      registro, renovação ANTT, RNTRC registro, despachante de trânsito, documentação de caminhão, licenciamento de
      caminhão, emissão de CT-e, emissão de MDF-e, vale-pedágio, vale pedágio, TAG de pedágio, inspeção veicular, CIV
      CIPP, CRLV, documentação de transporte, regularização ANTT`,
    fr: `permis spécial, permis hors norme, permis de circulation, PECVL, immatriculation IRP, permis de camionnage`,
  }),
  wordsFor([187], {
    es: `software de logística, software de transporte, software logístico, TMS, sistema TMS, sistema para transporte,
      app de logística, software de rutas, planificador de rutas, sistema de gestión de flotas, facturación de fletes,
      software de almacén, software WMS, optimizador de rutas, control de rutas, software de despacho, ruteo de
      entregas`,
    en: `TMS software, transport software, trucking software, logistics app, load planning software, route planner, route
      planning, dispatch system, fleet software, freight management system, WMS software, delivery software`,
    pt: `sistema para transportadora, software para transportadora, roteirização, software de roteirização, sistema de
      frete, sistema WMS, sistema de frota`,
    fr: 'logiciel de répartition, logiciel logistique, logiciel de flotte, planification de routes',
  }),
];
