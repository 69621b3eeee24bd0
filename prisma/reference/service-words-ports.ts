import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** What people type for ships, planes, trains and customs. */
export const portWords: readonly ServiceWords[] = [
  wordsFor([99, 100, 101], {
    es: `carga marítima internacional, importación marítima, exportación marítima, flete a China, contenedor desde China,
      contenedor de China, importar contenedor, traer contenedor de China, embarque desde China, carga de China, flete
      desde China, carga por mar, por barco, vía marítima, transporte por barco, naviero, agente naviero de carga,
      flete de importación, flete de exportación, embarques marítimos, carga internacional marítima`,
    en: `ocean shipping, ship by sea, sea shipping, container from China, freight from China, container shipping company,
      ocean carrier, overseas container, overseas shipping, ship a container, shipping container overseas, import
      container`,
    pt: `importação marítima, exportação marítima, frete da China, contêiner da China, importação da China, por mar,
      frete internacional marítimo, transporte de contêiner marítimo`,
    fr: 'fret de Chine, conteneur de Chine, fret par mer, expédition maritime, par bateau',
  }),
  wordsFor([99], {
    es: 'contenedor FCL, FCL, contenedor de exportación, contenedores por barco',
    en: 'FCL shipping, full container',
    pt: 'contêiner FCL',
  }),
  wordsFor([100, 101], {
    es: `consolidado LCL, consolidado China, consolidado marítimo, consolidado de China, carga consolidada, carga
      consolidada China, carga suelta marítima, consolidado desde Miami, consolidadora de carga, consolidadora de
      carga Miami, LCL China, consolidados, grupaje marítimo, carga LCL`,
    en: 'LCL, LCL shipping, LCL consolidation, LCL freight, ocean LCL',
    pt: 'importação LCL, carga consolidada da China, consolidado da China',
    fr: 'groupage LCL',
  }),
  wordsFor([100, 115], {
    es: 'tanques y cajas, mandar tanques, tanque de ropa, envío de tanques',
    en: 'barrels, ship barrels, barrel, drums and barrels',
    fr: 'envoyer baril',
  }),
  wordsFor([102], {
    es: `break bulk, carga suelta barco, buque de carga general, bultos sobredimensionados por mar, fletamento de buque,
      charteo de buque`,
    en: 'breakbulk, vessel chartering, ship chartering',
    pt: 'afretamento de navio, carga solta',
    fr: 'affrètement de navire',
  }),
  wordsFor([103], {
    es: `ro-ro, ro ro, exportar auto en barco, enviar vehículo en barco, enviar auto en barco, mandar carro en barco,
      auto por barco, vehículos por barco, importar auto, exportar vehículos, embarque de autos, carro en barco`,
    en: `ship car overseas, ship vehicle overseas, car export, ship my car overseas, export a car, overseas vehicle
      shipping`,
    pt: 'exportar veículo por navio, carro por navio, importar carro',
    fr: 'véhicule outre-mer, expédier voiture outre-mer, expédier une voiture par bateau',
  }),
  wordsFor([104], {
    es: `cabotaje, carga de cabotaje, cabotaje marítimo nacional, carga a las islas, carga a la isla, barco de cabotaje,
      goleta`,
    en: 'coastal vessel, inter-island freight, inter-island, interisland shipping, island freight',
    pt: 'frete de cabotagem, navio de cabotagem',
    fr: 'cabotage, sealift, desserte maritime, goélette',
  }),
  wordsFor([105], {
    es: `carga aérea internacional, flete aéreo desde China, importación por avión, exportación por avión, agencia de
      carga aérea, carga aérea Miami, aduana aérea, exportar por avión, exportar aérea, exportar por vía aérea, flete
      aéreo internacional express`,
    en: `international air cargo, airfreight import, air freight from China, air freight forwarder, air shipping, air
      freight company, cargo airline`,
    pt: 'importação por avião, agente de carga aérea internacional',
    fr: 'cargo aérien, expédition aérienne',
  }),
  wordsFor([106], {
    es: `flete aéreo nacional, avioneta, avioneta de carga, carga por avioneta, envío aéreo nacional, carga doméstica,
      taxi aéreo`,
    en: 'domestic airfreight, domestic air, bush flights, northern air cargo, air taxi',
    pt: 'frete aéreo nacional, avião pequeno',
    fr: 'aérien intérieur, fret aérien nordique, avion de brousse',
  }),
  wordsFor([107], {
    es: 'fletar avión, avión chárter, chárter de carga, vuelo de carga, mensajero a bordo',
    en: 'charter flight, cargo charter, aircraft charter, air charter broker, emergency air freight',
    pt: 'fretar avião, avião de carga, helicóptero de carga',
    fr: 'affréter avion, avion cargo',
  }),
  wordsFor([108], {
    es: `flores carga aérea, rosas carga aérea, exportar flores, exportar flores por avión, exportar rosas, pescado por
      avión, salmón aéreo, salmón por avión, espárrago aéreo, espárrago por avión, arándano aéreo, cerezas aéreas,
      exportar fruta por avión, carga perecedera, perecederos aéreo, perecederos, exportar uva aérea, exportar mango
      aéreo, exportar piña por avión, agente de carga de perecederos`,
    en: 'perishables by plane, air perishables, perishable cargo, fresh flowers by air, salmon by air',
    pt: `perecíveis aéreos, frutas exportação aérea, manga por avião, exportação aérea de frutas, pescado por avião`,
    fr: 'périssables aériens, homard par avion',
  }),
  wordsFor([109], {
    es: `carga ferroviaria, ferrocarril de carga, flete por tren, flete por ferrocarril, carros de ferrocarril, vagones,
      tren unitario, tolvas de ferrocarril, por tren, trenes, tren de carga pesada`,
    en: 'rail car, rail cars, by rail, railcars, rail carrier, railroads, rail shipping, hopper cars',
    pt: 'por trem, trens, ferroviário, frete ferroviário de grãos, vagões, por ferrovia',
    fr: 'wagons',
  }),
  wordsFor([110], {
    es: `intermodal, tren intermodal, contenedor por ferrocarril, servicio intermodal, terminal intermodal, rampa de
      ferrocarril`,
    en: 'intermodal freight, intermodal carrier, intermodal drayage, rail container, 53 foot rail container',
    pt: 'contêiner ferroviário',
    fr: 'intermodal ferroviaire',
  }),
  wordsFor([111], {
    es: `transbordo de tren a camión, trasvase de ferrocarril, transvase, terminal de trasvase, carga y descarga de
      carros de ferrocarril, descarga de ferrotolvas`,
    en: `rail transload, rail transloading facility, railcar transloading, rail to truck, rail served warehouse, railcar
      storage`,
    pt: 'transbordo de vagão, terminal de transbordo',
    fr: 'transbordement rail',
  }),
  wordsFor([112], {
    es: `barcazas, barcaza, gabarras, chalana, chalanas, lancha de carga, lanchas de carga, carga por río, transporte por
      río, vía fluvial, barcazas hidrovía, embarcación fluvial, flota de barcazas, motonave`,
    en: 'barges, river freight, river barge, barging, tow barge, inland barge',
    pt: `barcaça, barcaças, balsa de carga, transporte fluvial, transporte hidroviário, empurra balsa, barco regional`,
    fr: 'transport par rivière, péniches',
  }),
  wordsFor([113], {
    es: `ferry para camiones, ferri, balsas, cruzar camión en ferry, cruzar camioneta en barco, cruzar auto en barco,
      pasar camión en balsa, ferry con camión, ferry camiones, transbordador de camiones, panga, lanchón, patana ferry`,
    en: 'truck ferry, car ferry, ferry service, freight ferry, ferry for trucks',
    pt: 'balsa para carreta, ferry boat, travessia de caminhão',
    fr: 'traversiers, traversier camion, bac',
  }),
  wordsFor([114], {
    es: 'remolcador, remolcadores, remolcador de puerto, remolcador de empuje, empujadores, asistencia a buques',
    en: 'tug, tugs, tugboats, towboat, towboats, push boat',
    pt: 'rebocador, rebocadores, empurrador',
    fr: 'remorqueurs, pousseurs',
  }),
  wordsFor([115], {
    es: `agente de carga internacional, agencias de carga, agencia de carga internacional, agentes de carga, freight
      forwarders, carga internacional agente, agenciamiento, agenciamiento internacional, embarques internacionales,
      logística internacional, operador de comercio exterior, importación y exportación, importaciones, exportaciones,
      importar desde China, traer mercadería de China, exportación, importación, exportar mercadería, importar
      mercadería, transitarios`,
    en: `forwarding, forwarders, international freight, international freight forwarder, international logistics,
      international cargo, import export, export cargo, NVOCC forwarder, global logistics`,
    pt: `agente de cargas, agenciamento, importação e exportação, agente internacional, importação, exportação, importar
      mercadoria, exportar mercadoria, comex logística`,
    fr: 'transitaires, fret international, commissionnaire, logistique internationale, importation, exportation',
  }),
  wordsFor([116], {
    es: `multimodal, transporte multimodal internacional, puerta a puerta carga, combinado camión y tren, operador
      multimodal`,
    en: 'door to door freight, door-to-door, multimodal operator',
    pt: 'OTM carga, operador de transporte multimodal, rodo fluvial, rodofluvial',
    fr: 'de porte à porte',
  }),
  wordsFor([117], {
    es: `bróker de carga, bróker de fletes, broker logístico, agente de fletes, comisionista de fletes, comisionista de
      transporte, central de cargas, agencia de fletes, despachador de camiones, conseguir carga, buscar carga, bolsa
      de carga, cargas disponibles, cargas para camión, carga para mi camión, carga para camioneros, subcontratar
      camiones, agencia de transporte`,
    en: `truck dispatch, freight brokers, brokerage, dispatch, dispatchers, truck dispatcher, loads for trucks, find
      loads, find a load, truck loads available, load broker, freight agents, dispatching, double brokering`,
    pt: `agenciador de carga, corretor de fretes, central de fretes, agência de cargas, cargas disponíveis, carga para
      caminhão, carga para meu caminhão, fretes disponíveis, app de fretes, intermediador de frete`,
    fr: 'courtier de fret, courtiers en transport, trouver des chargements, répartition',
  }),
  wordsFor([118], {
    es: `4PL, operador 4PL, operadores logísticos, gestión logística, logística integral, soluciones logísticas,
      outsourcing logístico, operador logístico nacional, consultoría logística, cadena de suministro, supply chain`,
    en: `logistics company, logistics provider, logistics management, logistics solutions, logistics consulting,
      integrated logistics`,
    pt: 'empresa de logística, operação logística, gestão logística, soluções logísticas, logística integrada',
    fr: "solutions logistiques, chaîne d'approvisionnement",
  }),
  wordsFor([119, 120, 188], {
    es: `agentes de aduana, agentes aduanales, agencias aduanales, agencias de aduana, despachante de aduanas,
      despachantes de aduana, despachante aduanero, despachantes, despachador, despacho de aduanas, trámites
      aduaneros, trámite aduanero, trámites de aduana, gestión aduanera, gestor aduanero, agenciamiento aduanero,
      aduanas, corredor de aduanas, patente aduanal, agencia aduanal OEA, DAM, DUA, DIN, nacionalizar mercancía,
      desaduanizar, sacar mercadería de aduana, sacar mercancía de aduana, liberar carga en aduana, operaciones
      aduaneras, levante aduanero, aforo, refrendo, VUCE, DIAN aduana, SUNAT aduana, SENAE, afip aduana`,
    en: `customs brokers, customs clearing, customs agents, customs house, import clearance agent, customs brokerage
      company, clear customs for import, customs forms, CARM, CBP entry, customs clearance agent, licensed customs
      broker, freight clearance`,
    pt: `despachantes aduaneiros, despacho aduaneiro, desembaraço aduaneiro, despachante de exportação, despachante na
      fronteira, alfândega despacho, liberação na alfândega, receita federal aduana, agente aduaneiro, comissária`,
    fr: `courtiers en douane, courtier en douanes, douanes, dédouanement commercial, agent de douane, formalités
      douanières`,
  }),
  wordsFor([120], {
    es: 'nacionalizar',
  }),
  wordsFor([121], {
    es: `tránsito aduanero nacional, tránsito internacional de mercancías, transportista bonded, transporte bajo fianza,
      MIC DTA, declaración de tránsito, traslado a depósito fiscal, DTAI, OTM aduanero, DUT, carga en tránsito,
      marchamo, precinto aduanero`,
    en: 'in bond, bonded freight, IT bond, bonded trucker, bonded carriers, in-bond trucking',
    pt: 'trânsito aduaneiro rodoviário, transportadora alfandegada',
    fr: 'sous douane, cautionné',
  }),
  wordsFor([122], {
    es: `clasificación de mercancías, clasificar mercadería, código HS, código NCM, subpartida, subpartida arancelaria,
      consulta arancelaria`,
    en: 'HS codes, tariff classification ruling, customs tariff, HTS code',
    pt: 'classificação fiscal, classificação NCM, consulta NCM',
    fr: 'numéro tarifaire, code tarifaire',
  }),
  wordsFor([123], {
    es: `comercio exterior, asesoría en importación, asesoría en importaciones, consultoría comex, consultor de comercio
      exterior, OEA, certificación OEA, certificarse OEA, registro de importador, asesor de importaciones, cómo
      importar, curso de comercio exterior, habilitación de importador, consultoría aduanera`,
    en: `foreign trade, trade consultant, customs consulting, C-TPAT certification, CTPAT consulting, export advisor, how
      to import, importer of record`,
    pt: 'assessoria em importação, radar, certificação OEA, habilitação no radar',
    fr: 'commerce extérieur, consultant en commerce international',
  }),
  wordsFor([124], {
    es: `trading, compras en China, agente de compras en China, proveedores en China, buscar proveedores, importadora,
      importadores, exportadora, compra internacional, sourcing, comercializadora`,
    en: 'China sourcing, buy from China, find suppliers, purchasing agent, export trading company',
    pt: 'compras na China, fornecedores na China',
    fr: "agent d'achat, fournisseurs en Chine",
  }),
  wordsFor([125], {
    es: 'certificado de origen, certificados de origen digital, EUR 1, Form A',
    en: 'certificate of origin, certificate of origin USMCA, COO',
    pt: 'certificado de origem, certificados de origem digital',
    fr: 'certificat origine',
  }),
  wordsFor([126], {
    es: `drawback, régimen de maquila, importación temporaria, exportación temporal, IMMEX maquiladora, régimen especial,
      zona IMMEX, perfeccionamiento activo, devolución de impuestos de exportación`,
    en: 'temporary importation, special regimes',
    pt: 'regime especial, importação temporária, exportação temporária, linha azul, ex tarifário',
    fr: 'importation temporaire',
  }),
  wordsFor([127], {
    es: `agencia naviera marítima, agencia portuaria, agente de naves, agencia de naves, agenciamiento de buques, agencia
      de buques, provisión de buques, avituallamiento, proveedor de barcos`,
    en: 'ship agents, shipping agency, vessel agent, vessel agents, husbandry, ship chandler, ship supply',
    pt: 'agenciamento de navios, fornecedor de navio',
    fr: 'agents maritimes, avitaillement',
  }),
  wordsFor([128], {
    es: `estibadores portuarios, desestiba, estiba portuaria, carga y descarga de buques, descarga de barco, operadores
      portuarios, capataz portuario, wincheros`,
    en: `stevedores, stevedoring services, ship loading, ship unloading, vessel unloading, longshoreman, dock workers`,
    pt: 'estiva, estivadores, capatazia, descarga de navio, carregamento de navio',
    fr: 'débardage, débardeurs, chargement de navires',
  }),
  wordsFor([129], {
    es: `terminales portuarias, puerto terminal, terminal de carga, terminal portuaria de granel, almacén portuario,
      muellaje, zona primaria portuaria, terminal multipropósito, puerto privado`,
    en: `port terminal, port terminals, port terminal operator, container terminals, breakbulk terminal, grain terminal`,
    pt: 'terminal portuário de contêineres, retroporto, TUP, porto terminal',
    fr: 'terminaux portuaires, terminal de vrac',
  }),
  wordsFor([130], {
    es: `inspección de carga, peritaje, peritos, inspectores de carga, inspección de contenedores, verificación de carga,
      ajustadores, certificación de peso, supervisión de carga, inspección preembarque, control de calidad de carga,
      inspección de granos, SGS, bureau veritas`,
    en: `marine survey, surveyors, cargo surveyor, cargo survey, inspector, container inspection, cargo inspectors,
      claims adjuster, pre-shipment inspection company`,
    pt: `vistoria, perícia, vistoria de carga, inspeção de carga, inspeção pré-embarque, regulação de sinistro, vistoria
      de contêiner`,
    fr: "inspection de cargaison, expertise, inspecteur, constat d'avaries",
  }),
];
