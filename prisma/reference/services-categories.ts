import type { Category, Subcategory } from './services-types.ts';
import { inCategory } from './services-types.ts';

export const categories: readonly Category[] = [
  { id: 1, en: 'Road freight', es: 'Transporte de carga por carretera', pt: 'Transporte rodoviário de cargas' },
  { id: 2, en: 'Cold chain', es: 'Cadena de frío', pt: 'Cadeia do frio' },
  {
    id: 3,
    en: 'Bulk, liquids and dangerous goods',
    es: 'Graneles, líquidos y mercancías peligrosas',
    pt: 'Granéis, líquidos e produtos perigosos',
  },
  { id: 4, en: 'Special transport', es: 'Transportes especiales', pt: 'Transportes especiais' },
  { id: 5, en: 'Parcels and moving', es: 'Paquetería y mudanzas', pt: 'Encomendas e mudanças' },
  {
    id: 6,
    en: 'Ocean, air, rail and river freight',
    es: 'Carga marítima, aérea, ferroviaria y fluvial',
    pt: 'Carga marítima, aérea, ferroviária e hidroviária',
  },
  { id: 7, en: 'Customs and foreign trade', es: 'Aduana y comercio exterior', pt: 'Aduana e comércio exterior' },
  { id: 8, en: 'Warehousing and fulfillment', es: 'Depósitos y almacenamiento', pt: 'Armazenagem e fulfillment' },
  { id: 9, en: 'Passenger transport', es: 'Transporte de pasajeros', pt: 'Transporte de passageiros' },
  {
    id: 10,
    en: 'Equipment and support services',
    es: 'Equipos y servicios de apoyo',
    pt: 'Equipamentos e serviços de apoio',
  },
];

export const subcategories: readonly Subcategory[] = [
  ...inCategory(1, [
    { id: 1, en: 'Full truckload', es: 'Carga completa', pt: 'Carga lotação' },
    { id: 2, en: 'Less than truckload', es: 'Carga parcial y consolidada', pt: 'Carga fracionada e consolidada' },
    { id: 3, en: 'Express, dedicated and local', es: 'Express, dedicado y urbano', pt: 'Expresso, dedicado e urbano' },
    { id: 4, en: 'Cross-border trucking', es: 'Transporte internacional por tierra', pt: 'Rodoviário internacional' },
    { id: 5, en: 'Containers and drayage', es: 'Contenedores y acarreo', pt: 'Contêineres e cargas portuárias' },
  ]),
  ...inCategory(2, [
    { id: 6, en: 'Chilled and frozen food', es: 'Refrigerados y congelados', pt: 'Refrigerados e congelados' },
    { id: 7, en: 'Pharma and healthcare', es: 'Farma y salud', pt: 'Farma e saúde' },
  ]),
  ...inCategory(3, [
    { id: 8, en: 'Dry bulk', es: 'Graneles sólidos', pt: 'Granéis sólidos' },
    { id: 9, en: 'Liquids and tankers', es: 'Líquidos y cisternas', pt: 'Líquidos e tanques' },
    { id: 10, en: 'Fuels and gases', es: 'Combustibles y gases', pt: 'Combustíveis e gases' },
    { id: 11, en: 'Hazardous materials', es: 'Cargas y residuos peligrosos', pt: 'Cargas e resíduos perigosos' },
  ]),
  ...inCategory(4, [
    { id: 12, en: 'Livestock and animals', es: 'Hacienda y animales', pt: 'Animais vivos' },
    { id: 13, en: 'Vehicles and machinery', es: 'Vehículos y maquinaria', pt: 'Veículos e máquinas' },
    { id: 14, en: 'Heavy haul and project', es: 'Carga pesada y proyectos', pt: 'Cargas pesadas e projetos' },
    { id: 15, en: 'Valuables and delicate cargo', es: 'Valores y cargas delicadas', pt: 'Valores e cargas sensíveis' },
  ]),
  ...inCategory(5, [
    { id: 16, en: 'Parcels and courier', es: 'Paquetería y mensajería', pt: 'Encomendas e courier' },
    { id: 17, en: 'Last mile', es: 'Última milla', pt: 'Última milha' },
    { id: 18, en: 'Moving', es: 'Mudanzas', pt: 'Mudanças' },
  ]),
  ...inCategory(6, [
    { id: 19, en: 'Ocean freight', es: 'Transporte marítimo', pt: 'Transporte marítimo' },
    { id: 20, en: 'Air freight', es: 'Carga aérea', pt: 'Carga aérea' },
    { id: 21, en: 'Rail', es: 'Ferrocarril', pt: 'Ferrovia' },
    { id: 22, en: 'Rivers and waterways', es: 'Ríos e hidrovías', pt: 'Rios e hidrovias' },
    {
      id: 23,
      en: 'Forwarding and multimodal',
      es: 'Agentes de carga y multimodal',
      pt: 'Agentes de carga e multimodal',
    },
  ]),
  ...inCategory(7, [
    { id: 24, en: 'Customs brokers', es: 'Despacho de aduana', pt: 'Despacho aduaneiro' },
    { id: 25, en: 'Trade advice', es: 'Asesoría en comercio exterior', pt: 'Assessoria em comércio exterior' },
    { id: 26, en: 'Port services', es: 'Servicios portuarios', pt: 'Serviços portuários' },
  ]),
  ...inCategory(8, [
    { id: 27, en: 'Warehouses', es: 'Almacenes y bodegas', pt: 'Armazéns e galpões' },
    {
      id: 28,
      en: 'Bonded and free-zone',
      es: 'Depósitos fiscales y zonas francas',
      pt: 'Alfandegados e zonas francas',
    },
    { id: 29, en: 'Cold rooms', es: 'Cámaras y frigoríficos', pt: 'Câmaras frias e frigoríficos' },
    { id: 30, en: 'Order fulfillment', es: 'Preparación de pedidos', pt: 'Separação e expedição de pedidos' },
  ]),
  ...inCategory(9, [
    { id: 31, en: 'Charter and tourism', es: 'Chárter y turismo', pt: 'Fretamento e turismo' },
    {
      id: 32,
      en: 'School, staff and patients',
      es: 'Escolar, personal y pacientes',
      pt: 'Escolar, funcionários e pacientes',
    },
    { id: 33, en: 'Executive and transfers', es: 'Ejecutivos y traslados', pt: 'Executivo e transfers' },
  ]),
  ...inCategory(10, [
    { id: 34, en: 'Cranes and lifting', es: 'Grúas e izaje', pt: 'Guindastes e içamento' },
    { id: 35, en: 'Towing and roadside', es: 'Remolque y auxilio', pt: 'Guincho e socorro' },
    { id: 36, en: 'Equipment rental', es: 'Alquiler de equipos', pt: 'Locação de equipamentos' },
    { id: 37, en: 'Tracking and security', es: 'Rastreo y custodia', pt: 'Rastreamento e segurança' },
    { id: 38, en: 'Packaging and cargo care', es: 'Embalaje y cuidado de cargas', pt: 'Embalagem e cuidado da carga' },
    { id: 39, en: 'Fleet maintenance and fuel', es: 'Talleres y combustible', pt: 'Oficinas e combustível' },
    { id: 40, en: 'Insurance, training and systems', es: 'Seguros y capacitación', pt: 'Seguros e treinamento' },
  ]),
];
