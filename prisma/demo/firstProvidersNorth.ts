import type { FirstProvider } from './firstProviderTypes.ts';

export const firstProvidersNorth: readonly FirstProvider[] = [
  {
    home: ['US', 'Laredo', 'Texas'],
    businessName: 'Rio Bravo Reefer Lines LLC',
    commercialName: 'Rio Bravo Reefer Lines',
    host: 'riobravoreefer.example',
    mailbox: 'dispatch',
    createdAt: '2023-01-23T16:30:00Z',
    description:
      'Refrigerated trucking out of Laredo, Texas. We pick up Mexican produce, beef and berries at the World ' +
      'Trade Bridge and run I-35 to San Antonio, Dallas and the Midwest with 46 multi-temp reefers, ' +
      'download-ready temperature logs and team drivers. CTPAT member, HACCP and FSMA records, cold storage on ' +
      'site and dispatch awake around the clock.',
    services: [[29], [33], [140], [29, ['US', 'Dallas', 'Texas']]],
  },
  {
    home: ['MX', 'Monterrey', 'Nuevo León'],
    businessName: 'Autotransportes Sierra Regia S.A. de C.V.',
    commercialName: 'Sierra Regia',
    host: 'sierraregia.example',
    mailbox: 'trafico',
    createdAt: '2023-02-08T17:10:00Z',
    description:
      'Carga completa entre Monterrey, el Bajío y la frontera, con cruce por Nuevo Laredo y el Puente Colombia. ' +
      'Operamos 180 tractocamiones y 420 cajas secas de 53 pies con GPS, doble operador y custodia en tramos de ' +
      'riesgo. Certificación CTPAT y OEA, Carta Porte digital y transfer propio hasta Laredo para autopartes, ' +
      'acero y electrodomésticos.',
    services: [[1], [20], [6], [21, ['MX', 'Nuevo Laredo', 'Tamaulipas']]],
  },
  {
    home: ['CO', 'Bogotá', 'Bogotá'],
    businessName: 'Sabana Express S.A.S.',
    commercialName: 'Sabana Express',
    host: 'sabanaexpress.example',
    mailbox: 'envios',
    createdAt: '2023-03-02T15:50:00Z',
    description:
      'Entregamos 9.000 paquetes por día en Bogotá y la Sabana para tiendas en línea y laboratorios. Motos, vans ' +
      'eléctricas y bicicletas de carga salen de tres centros urbanos con ruteo automático, contraentrega y foto ' +
      'de cada entrega. Alistamos pedidos el mismo día y recogemos devoluciones en toda la ciudad, con ' +
      'certificación BASC.',
    services: [[89], [143], [92], [89, ['CO', 'Soacha', 'Cundinamarca']]],
  },
  {
    home: ['MX', 'Guadalajara', 'Jalisco'],
    businessName: 'Mudanzas Tres Generaciones S.A. de C.V.',
    commercialName: 'Mudanzas Tres Generaciones',
    host: 'tresgeneraciones.example',
    mailbox: 'cotizaciones',
    createdAt: '2023-04-19T18:00:00Z',
    description:
      'La familia Robles muda casas y oficinas de Guadalajara desde 1961. Hacemos visita sin costo, embalaje con ' +
      'manta y caja reforzada, desarmado, volado con grúa y guardamuebles en bodega propia. Cada semana sale un ' +
      'viaje compartido a la Ciudad de México, Monterrey y Tijuana, con inventario firmado y seguro por el valor ' +
      'declarado.',
    services: [[94], [95], [97], [98, ['MX', 'Zapopan', 'Jalisco']]],
  },
  {
    home: ['US', 'Houston', 'Texas'],
    businessName: 'Bayou Heavy Haul Inc.',
    commercialName: 'Bayou Heavy Haul',
    host: 'bayouheavyhaul.example',
    mailbox: 'projects',
    createdAt: '2023-06-13T15:20:00Z',
    description:
      'Oversize and project cargo from the port of Houston to plants, refineries and wind farms across the Gulf ' +
      'Coast and the Plains. Nineteen-axle trailers, lowboys and stretch decks move transformers, vessels and ' +
      'blades of up to 200 tons. We handle route surveys, state permits, pilot cars and lift plans, with ' +
      'TWIC-carrying crews and an active DOT number.',
    services: [[73], [75], [170], [76, ['US', 'Corpus Christi', 'Texas']]],
  },
  {
    home: ['CO', 'Cali', 'Valle del Cauca'],
    businessName: 'Químicos en Ruta S.A.S.',
    commercialName: 'Químicos en Ruta',
    host: 'quimicosenruta.example',
    mailbox: 'operaciones',
    createdAt: '2023-07-06T14:40:00Z',
    description:
      'Transporte de mercancías peligrosas e isotanques entre el puerto de Buenaventura, Cali y Yumbo. Ácidos, ' +
      'solventes, agroquímicos y combustibles viajan en cisternas certificadas bajo el Decreto 1609, con kit ' +
      'antiderrame, tarjeta de emergencia y monitoreo permanente. Nuestra brigada atiende derrames en el corredor ' +
      'del Pacífico las 24 horas.',
    services: [[58], [53], [63], [54, ['CO', 'Buenaventura', 'Valle del Cauca']]],
  },
  {
    home: ['BR', 'Rondonópolis', 'Mato Grosso'],
    businessName: 'Safra Forte Transportes Ltda',
    commercialName: 'Safra Forte',
    host: 'safraforte.example',
    mailbox: 'fretes',
    createdAt: '2023-09-12T12:30:00Z',
    description:
      'Levamos soja, milho e algodão do Mato Grosso aos portos do Sul e ao Arco Norte pela BR-163. São 90 ' +
      'rodotrens graneleiros próprios e uma rede de agregados verificados para a safra, com agendamento em ' +
      'Miritituba e Paranaguá, CT-e na hora e rastreador em todos os conjuntos. Na volta trazemos fertilizante e ' +
      'calcário.',
    services: [[42], [43], [5], [42, ['BR', 'Sorriso', 'Mato Grosso']]],
  },
];
