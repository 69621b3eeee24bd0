import type { Service } from './services-types.ts';
import { inSubcategory } from './services-types.ts';

export const supportServices: readonly Service[] = [
  ...inSubcategory(34, [
    { id: 158, en: 'Mobile crane hire', es: 'Alquiler de grúas móviles', pt: 'Locação de guindastes' },
    { id: 159, en: 'Boom truck hire', es: 'Hidrogrúas y camiones grúa', pt: 'Caminhão munck' },
    { id: 160, en: 'Forklift hire', es: 'Alquiler de montacargas y autoelevadores', pt: 'Locação de empilhadeiras' },
    {
      id: 161,
      en: 'Rigging and industrial lifting',
      es: 'Izaje y montaje industrial',
      pt: 'Içamento e montagem industrial',
    },
  ]),
  ...inSubcategory(35, [
    { id: 162, en: 'Car towing', es: 'Grúa para autos y camionetas', pt: 'Guincho para carros e utilitários' },
    { id: 163, en: 'Heavy-duty towing', es: 'Remolque de camiones y pesados', pt: 'Guincho pesado' },
    { id: 164, en: 'Roadside assistance', es: 'Auxilio mecánico en ruta', pt: 'Socorro mecânico na estrada' },
  ]),
  ...inSubcategory(36, [
    { id: 165, en: 'Truck rental', es: 'Alquiler de camiones', pt: 'Locação de caminhões' },
    { id: 166, en: 'Trailer rental', es: 'Alquiler de semirremolques', pt: 'Locação de semirreboques' },
    {
      id: 167,
      en: 'Container sales and rental',
      es: 'Venta y alquiler de contenedores',
      pt: 'Venda e locação de contêineres',
    },
  ]),
  ...inSubcategory(37, [
    { id: 168, en: 'GPS tracking', es: 'Rastreo satelital GPS', pt: 'Rastreamento por GPS e satélite' },
    { id: 169, en: 'Cargo escort', es: 'Custodia de cargas', pt: 'Escolta armada de cargas' },
    {
      id: 170,
      en: 'Pilot car escort',
      es: 'Vehículos guía para cargas especiales',
      pt: 'Carro batedor para cargas especiais',
    },
    {
      id: 171,
      en: 'Trip monitoring',
      es: 'Centro de monitoreo de viajes',
      pt: 'Central de gerenciamento de risco',
    },
  ]),
  ...inSubcategory(38, [
    { id: 172, en: 'Export packaging', es: 'Embalaje de exportación', pt: 'Embalagem para exportação' },
    { id: 173, en: 'Pallet sales and repair', es: 'Venta y reparación de pallets', pt: 'Venda e reforma de paletes' },
    { id: 174, en: 'Fumigation (ISPM 15)', es: 'Fumigación (NIMF 15)', pt: 'Fumigação (NIMF 15)' },
    { id: 175, en: 'Truck weighing', es: 'Pesaje y balanza de camiones', pt: 'Pesagem e balança rodoviária' },
    { id: 176, en: 'Loading crews', es: 'Cuadrillas de carga y descarga', pt: 'Equipes de carga e descarga (chapas)' },
  ]),
  ...inSubcategory(39, [
    { id: 177, en: 'Truck repair', es: 'Taller mecánico de camiones', pt: 'Oficina mecânica de caminhões' },
    { id: 178, en: 'Truck tires and retreading', es: 'Neumáticos y recapado', pt: 'Pneus e recapagem' },
    { id: 179, en: 'Diesel supply', es: 'Abastecimiento de diésel', pt: 'Abastecimento de diesel' },
    { id: 180, en: 'Truck wash', es: 'Lavado de camiones y cisternas', pt: 'Lavagem de caminhões e tanques' },
    { id: 181, en: 'Reefer unit repair', es: 'Reparación de equipos de frío', pt: 'Manutenção de aparelhos de frio' },
    { id: 182, en: 'Truck parking', es: 'Parador y playa de camiones', pt: 'Posto e pátio para caminhões' },
  ]),
  ...inSubcategory(40, [
    { id: 183, en: 'Cargo insurance', es: 'Seguro de cargas', pt: 'Seguro de cargas' },
    { id: 184, en: 'Fleet insurance', es: 'Seguro de flotas', pt: 'Seguro de frotas' },
    { id: 185, en: 'Driver training', es: 'Capacitación de choferes', pt: 'Treinamento de motoristas' },
    {
      id: 186,
      en: 'Transport permits and paperwork',
      es: 'Gestoría y permisos de transporte',
      pt: 'Licenças e documentação de transporte',
    },
    { id: 187, en: 'TMS and route planning software', es: 'Software TMS y ruteo', pt: 'Software TMS e roteirização' },
  ]),
];
