import type { Service } from './services-types.ts';
import { inSubcategory } from './services-types.ts';

export const roadServices: readonly Service[] = [
  ...inSubcategory(1, [
    { id: 1, en: 'Full truckload (FTL)', es: 'Carga completa (FTL)', pt: 'Carga lotação (FTL)' },
    { id: 2, en: 'Dry van transport', es: 'Transporte en caja seca o furgón', pt: 'Transporte em carreta baú' },
    { id: 3, en: 'Flatbed transport', es: 'Transporte en plataforma', pt: 'Transporte em carreta grade baixa' },
    { id: 4, en: 'Curtainside transport', es: 'Transporte en sider', pt: 'Transporte em carreta sider' },
    { id: 5, en: 'Double-trailer transport', es: 'Transporte en bitrén o full', pt: 'Transporte em bitrem e rodotrem' },
    { id: 6, en: 'Steel and coil transport', es: 'Transporte de acero y bobinas', pt: 'Transporte de aço e bobinas' },
  ]),
  ...inSubcategory(2, [
    { id: 7, en: 'Less than truckload (LTL)', es: 'Carga parcial (LTL)', pt: 'Carga fracionada (LTL)' },
    { id: 8, en: 'Freight consolidation', es: 'Consolidación de cargas', pt: 'Consolidação de cargas' },
    { id: 9, en: 'Palletized freight', es: 'Carga paletizada', pt: 'Carga paletizada' },
    { id: 10, en: 'Return loads', es: 'Cargas de retorno', pt: 'Fretes de retorno' },
  ]),
  ...inSubcategory(3, [
    { id: 11, en: 'Express freight', es: 'Carga express', pt: 'Carga expressa' },
    { id: 12, en: 'Dedicated fleet services', es: 'Flota dedicada', pt: 'Frota dedicada' },
    { id: 13, en: 'Hotshot trucking', es: 'Fletes urgentes en camioneta', pt: 'Fretes urgentes com utilitários' },
    { id: 14, en: 'Milk-run collection', es: 'Recolección milk run', pt: 'Coleta milk run' },
    {
      id: 15,
      en: 'City freight distribution',
      es: 'Distribución urbana de cargas',
      pt: 'Distribuição urbana de cargas',
    },
    { id: 16, en: 'Small haulage jobs', es: 'Fletes y acarreos', pt: 'Fretes e carretos' },
    {
      id: 17,
      en: 'Deliveries to supermarkets and stores',
      es: 'Distribución a supermercados y comercios',
      pt: 'Entregas a supermercados e lojas',
    },
  ]),
  ...inSubcategory(4, [
    {
      id: 18,
      en: 'International road freight',
      es: 'Carga internacional por carretera',
      pt: 'Carga internacional rodoviária',
    },
    { id: 19, en: 'Mercosur road freight', es: 'Carga terrestre Mercosur', pt: 'Carga rodoviária Mercosul' },
    {
      id: 20,
      en: 'US–Mexico cross-border trucking',
      es: 'Carga transfronteriza México–EE. UU.',
      pt: 'Carga rodoviária México–EUA',
    },
    { id: 21, en: 'Border transfer', es: 'Cruce y transfer fronterizo', pt: 'Transbordo de fronteira' },
    { id: 22, en: 'Trans-Andean road freight', es: 'Carga transandina', pt: 'Carga transandina' },
    {
      id: 23,
      en: 'Central America road freight',
      es: 'Carga terrestre a Centroamérica',
      pt: 'Carga rodoviária para a América Central',
    },
  ]),
  ...inSubcategory(5, [
    { id: 24, en: 'Container haulage', es: 'Transporte de contenedores', pt: 'Transporte de contêineres' },
    { id: 25, en: 'Port drayage', es: 'Acarreo portuario (drayage)', pt: 'Transporte portuário (drayage)' },
    {
      id: 26,
      en: 'Reefer container haulage',
      es: 'Transporte de contenedores reefer',
      pt: 'Transporte de contêineres reefer',
    },
    {
      id: 27,
      en: 'Container depot services',
      es: 'Depósito de contenedores vacíos',
      pt: 'Depot de contêineres vazios',
    },
    {
      id: 28,
      en: 'Container stuffing and stripping',
      es: 'Llenado y vaciado de contenedores',
      pt: 'Ova e desova de contêineres',
    },
  ]),
];
