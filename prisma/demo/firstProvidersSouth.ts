import type { FirstProvider } from './firstProviderTypes.ts';

export const firstProvidersSouth: readonly FirstProvider[] = [
  {
    home: ['AR', 'Bahía Blanca', 'Buenos Aires'],
    businessName: 'Fríos del Sur Transportes S.R.L.',
    commercialName: 'Fríos del Sur',
    host: 'friosdelsur.example',
    mailbox: 'cargas',
    createdAt: '2023-01-09T12:40:00Z',
    description:
      'Transporte refrigerado de alimentos y pescado desde Bahía Blanca a toda la Patagonia. Nuestros 22 ' +
      'semirremolques frigoríficos llevan termógrafo con registro continuo y el cliente recibe el gráfico de ' +
      'temperatura de cada viaje. Cargamos congelados en puertos y plantas pesqueras y bajamos por la ruta 3 ' +
      'hasta Comodoro Rivadavia todas las semanas, con habilitación de SENASA y guardia de tráfico las 24 horas.',
    services: [[29], [32], [30], [29, ['AR', 'Comodoro Rivadavia', 'Chubut']]],
  },
  {
    home: ['BR', 'Santos', 'São Paulo'],
    businessName: 'Rota Fria Transportes Refrigerados Ltda',
    commercialName: 'Rota Fria',
    host: 'rotafria.example',
    mailbox: 'comercial',
    createdAt: '2023-01-16T14:05:00Z',
    description:
      'Transporte refrigerado de carnes, pescados e hortifrúti entre o porto de Santos e o interior paulista. ' +
      'Temos 34 baús frigoríficos com dupla temperatura, de -25 °C a +15 °C, e retiramos contêineres reefer com ' +
      'genset próprio. Telemetria ao vivo, higienização antes de cada carga, registro RNTRC na ANTT e boas ' +
      'práticas HACCP.',
    services: [[29], [32], [26], [31, ['BR', 'Campinas', 'São Paulo']]],
  },
  {
    home: ['CL', 'Valparaíso', 'Valparaíso'],
    businessName: 'Portuaria Litoral Central SpA',
    commercialName: 'Litoral Central',
    host: 'litoralcentral.example',
    mailbox: 'operaciones',
    createdAt: '2023-02-02T13:20:00Z',
    description:
      'Movemos contenedores entre los puertos de Valparaíso y San Antonio y las bodegas de Santiago por la Ruta ' +
      '68. Contamos con 28 portacontenedores, patio para vacíos y cuadrillas que llenan y vacían contenedores de ' +
      'vino, fruta y repuestos. Agendamos turnos, pesamos VGM y trabajamos con certificación OEA de Aduanas.',
    services: [[24], [25], [28], [27, ['CL', 'San Antonio', 'Valparaíso']]],
  },
  {
    home: ['AR', 'Rosario', 'Santa Fe'],
    businessName: 'Graneles del Paraná S.A.',
    commercialName: 'Graneles del Paraná',
    host: 'granelesdelparana.example',
    mailbox: 'cupos',
    createdAt: '2023-02-20T11:15:00Z',
    description:
      'Transportamos soja, maíz, trigo y girasol desde los campos del norte y del centro hasta los puertos de ' +
      'Rosario y San Lorenzo. En cosecha coordinamos 140 camiones propios y de terceros, con cupo asegurado, ' +
      'lona, precinto y seguimiento satelital. También llevamos fertilizante como carga de retorno y guardamos ' +
      'granos en silos propios.',
    services: [[42], [43], [10], [135, ['AR', 'Cañada de Gómez', 'Santa Fe']]],
  },
  {
    home: ['PE', 'Callao', 'Callao'],
    businessName: 'Agencia de Aduanas Puerto Claro S.A.C.',
    commercialName: 'Puerto Claro Aduanas',
    host: 'puertoclaro.example',
    mailbox: 'consultas',
    createdAt: '2023-03-14T15:30:00Z',
    description:
      'Agencia de aduanas del Callao con treinta años de oficio. Despachamos importaciones y exportaciones por ' +
      'vía marítima y aérea, clasificamos la mercancía antes del embarque y tramitamos certificados de origen y ' +
      'drawback. Tenemos certificación OEA de SUNAT y BASC, y un sectorista que informa el canal apenas se ' +
      'asigna.',
    services: [[119], [120], [126], [125, ['PE', 'Lima', 'Lima']]],
  },
  {
    home: ['UY', 'Montevideo', 'Montevideo'],
    businessName: 'Depósitos Bahía del Cerro S.A.',
    commercialName: 'Bahía del Cerro',
    host: 'bahiadelcerro.example',
    mailbox: 'info',
    createdAt: '2023-04-05T13:00:00Z',
    description:
      'Operador logístico de Montevideo con 14.000 m² en zona franca y depósito fiscal junto al puerto. Recibimos ' +
      'contenedores, fraccionamos, etiquetamos y enviamos a Argentina, Paraguay y el sur de Brasil sin pagar ' +
      'tributos en tránsito. Inventario en línea, cámaras de 2 a 8 °C para medicamentos y calificación OEC de ' +
      'Aduanas.',
    services: [[138], [137], [142], [145]],
  },
  {
    home: ['AR', 'Mendoza', 'Mendoza'],
    businessName: 'Cuyo Andes Cargas S.A.',
    commercialName: 'Cuyo Andes',
    host: 'cuyoandes.example',
    mailbox: 'trafico',
    createdAt: '2023-05-11T12:10:00Z',
    description:
      'Cruzamos la cordillera todo el año por el Paso Cristo Redentor con vino, fruta seca, maquinaria e insumos ' +
      'entre Mendoza, Santiago y San Antonio. Gestionamos el manifiesto, la carta de porte internacional y la ' +
      'espera invernal, con choferes de montaña y cadenas en cada unidad. Cisternas de acero inoxidable para ' +
      'mosto y aceite.',
    services: [[22], [18], [51], [1, ['AR', 'San Martín', 'Mendoza']]],
  },
  {
    home: ['BR', 'Campinas', 'São Paulo'],
    businessName: 'Aerovale Agenciamento de Cargas Ltda',
    commercialName: 'Aerovale Cargo',
    host: 'aerovale.example',
    mailbox: 'cotacao',
    createdAt: '2023-06-01T13:45:00Z',
    description:
      'Agentes de carga aérea ao lado do aeroporto de Campinas. Embarcamos peças, eletrônicos, perecíveis e ' +
      'medicamentos para as Américas e a Europa, com emissão de AWB em até seis horas, câmara de 2 a 8 °C e ' +
      'equipe certificada em artigos perigosos IATA. Cuidamos também do desembaraço de importação, com ' +
      'certificação OEA.',
    services: [[105], [108], [119], [115, ['BR', 'São Paulo', 'São Paulo']]],
  },
  {
    home: ['CL', 'Antofagasta', 'Antofagasta'],
    businessName: 'Izajes Atacama SpA',
    commercialName: 'Izajes Atacama',
    host: 'izajesatacama.example',
    mailbox: 'proyectos',
    createdAt: '2023-07-18T14:25:00Z',
    description:
      'Grúas de 30 a 300 toneladas y carretones de 12 ejes para la minería del norte. Trasladamos molinos, ' +
      'correas, transformadores y palas eólicas desde los puertos de Antofagasta y Mejillones hasta Calama y la ' +
      'alta cordillera, con estudio de ruta, escolta, plan de izaje y operadores certificados en altura ' +
      'geográfica.',
    services: [[158], [73], [77], [76, ['CL', 'Calama', 'Antofagasta']]],
  },
  {
    home: ['PE', 'Arequipa', 'Arequipa'],
    businessName: 'Turismo Tres Volcanes E.I.R.L.',
    commercialName: 'Tres Volcanes',
    host: 'tresvolcanes.example',
    mailbox: 'reservas',
    createdAt: '2023-08-22T16:00:00Z',
    description:
      'Llevamos turistas, delegaciones y personal minero desde Arequipa al valle del Colca, Puno y los ' +
      'campamentos del sur. Buses de 44 asientos y vans 4x4 con oxígeno, GPS y dos conductores por ruta, ' +
      'autorizados por el MTC. Recogemos en el aeropuerto a cualquier hora y armamos circuitos a medida con guía ' +
      'bilingüe.',
    services: [[148], [153], [156], [149, ['PE', 'Puno', 'Puno']]],
  },
];
