import type { Service } from './services-types.ts';
import { inSubcategory } from './services-types.ts';

export const storageServices: readonly Service[] = [
  ...inSubcategory(27, [
    {
      id: 131,
      en: 'General warehousing',
      es: 'Almacenamiento de carga general',
      fr: 'Entreposage général',
      pt: 'Armazenagem de carga geral',
    },
    {
      id: 132,
      en: 'Pallet storage',
      es: 'Almacenamiento de pallets',
      fr: 'Entreposage de palettes',
      pt: 'Armazenagem por posição-palete',
    },
    {
      id: 133,
      en: 'Warehouse rental',
      es: 'Alquiler de galpones y bodegas',
      fr: 'Location d’entrepôts',
      pt: 'Locação de galpões',
    },
    {
      id: 134,
      en: 'Cross-docking',
      es: 'Cross docking',
      fr: 'Transbordement à quai (cross-docking)',
      pt: 'Cross docking',
    },
    {
      id: 135,
      en: 'Grain storage',
      es: 'Acopio de granos en silos',
      fr: 'Entreposage de grains',
      pt: 'Armazenagem de grãos em silos',
    },
    {
      id: 136,
      en: 'Dangerous goods storage',
      es: 'Almacenamiento de mercancías peligrosas',
      fr: 'Entreposage de matières dangereuses',
      pt: 'Armazenagem de produtos perigosos',
    },
  ]),
  ...inSubcategory(28, [
    {
      id: 137,
      en: 'Bonded warehousing',
      es: 'Depósito fiscal',
      fr: 'Entreposage sous douane',
      pt: 'Armazém alfandegado',
    },
    {
      id: 138,
      en: 'Free-trade-zone storage',
      es: 'Almacenamiento en zona franca',
      fr: 'Entreposage en zone franche',
      pt: 'Armazenagem em zona franca',
    },
    { id: 139, en: 'Dry port services', es: 'Puerto seco', fr: 'Services de port sec', pt: 'Porto seco' },
  ]),
  ...inSubcategory(29, [
    {
      id: 140,
      en: 'Cold storage',
      es: 'Almacenamiento refrigerado',
      fr: 'Entreposage frigorifique',
      pt: 'Armazenagem frigorificada',
    },
    { id: 141, en: 'Blast freezing', es: 'Túnel de congelado', fr: 'Surgélation rapide', pt: 'Túnel de congelamento' },
    {
      id: 142,
      en: 'Pharmaceutical storage',
      es: 'Almacenamiento de medicamentos',
      fr: 'Entreposage pharmaceutique',
      pt: 'Armazenagem de medicamentos',
    },
  ]),
  ...inSubcategory(30, [
    {
      id: 143,
      en: 'E-commerce fulfillment',
      es: 'Fulfillment para e-commerce',
      fr: 'Traitement de commandes en ligne',
      pt: 'Fulfillment para e-commerce',
    },
    { id: 144, en: 'Pick and pack', es: 'Picking y packing', fr: 'Préparation de commandes', pt: 'Picking e packing' },
    {
      id: 145,
      en: 'Labeling and kitting',
      es: 'Etiquetado y armado de kits',
      fr: 'Étiquetage et assemblage',
      pt: 'Etiquetagem e montagem de kits',
    },
    {
      id: 146,
      en: 'In-house logistics',
      es: 'Logística in house',
      fr: 'Logistique sur site',
      pt: 'Logística in house',
    },
  ]),
];

export const passengerServices: readonly Service[] = [
  ...inSubcategory(31, [
    {
      id: 147,
      en: 'Bus charter',
      es: 'Alquiler de buses y ómnibus',
      fr: 'Location d’autocars avec chauffeur',
      pt: 'Fretamento de ônibus',
    },
    {
      id: 148,
      en: 'Tourist transport',
      es: 'Transporte turístico',
      fr: 'Transport touristique',
      pt: 'Transporte turístico',
    },
    {
      id: 149,
      en: 'Vans with driver',
      es: 'Combis y vans con chofer',
      fr: 'Minibus avec chauffeur',
      pt: 'Vans com motorista',
    },
    {
      id: 150,
      en: 'Intercity bus service',
      es: 'Ómnibus de larga distancia',
      fr: 'Autocar interurbain',
      pt: 'Ônibus rodoviários',
    },
  ]),
  ...inSubcategory(32, [
    { id: 151, en: 'School transport', es: 'Transporte escolar', fr: 'Transport scolaire', pt: 'Transporte escolar' },
    {
      id: 152,
      en: 'Staff transport',
      es: 'Transporte de personal',
      fr: 'Transport du personnel',
      pt: 'Fretamento de funcionários',
    },
    {
      id: 153,
      en: 'Mine and oilfield crew transport',
      es: 'Traslado de personal a minas y yacimientos',
      fr: 'Transport d’équipes vers mines et champs pétroliers',
      pt: 'Transporte de equipes para minas e obras',
    },
    {
      id: 154,
      en: 'Patient transport',
      es: 'Traslado de pacientes',
      fr: 'Transport de patients',
      pt: 'Transporte de pacientes',
    },
  ]),
  ...inSubcategory(33, [
    {
      id: 155,
      en: 'Chauffeured cars',
      es: 'Autos ejecutivos con chofer',
      fr: 'Voitures avec chauffeur',
      pt: 'Carros executivos com motorista',
    },
    {
      id: 156,
      en: 'Airport transfers',
      es: 'Traslados al aeropuerto',
      fr: 'Navettes d’aéroport',
      pt: 'Transfer para aeroporto',
    },
    {
      id: 157,
      en: 'Wedding and event transport',
      es: 'Transporte para bodas y eventos',
      fr: 'Transport pour mariages et événements',
      pt: 'Transporte para casamentos e eventos',
    },
  ]),
];
