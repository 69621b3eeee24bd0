import type { Service } from './services-types.ts';
import { inSubcategory } from './services-types.ts';

export const coldServices: readonly Service[] = [
  ...inSubcategory(6, [
    {
      id: 29,
      en: 'Refrigerated transport',
      es: 'Transporte refrigerado',
      fr: 'Transport frigorifique',
      pt: 'Transporte refrigerado',
    },
    {
      id: 30,
      en: 'Frozen goods transport',
      es: 'Transporte de congelados',
      fr: 'Transport de produits surgelés',
      pt: 'Transporte de congelados',
    },
    { id: 31, en: 'Meat transport', es: 'Transporte de carnes', fr: 'Transport de viande', pt: 'Transporte de carnes' },
    {
      id: 32,
      en: 'Fish and seafood transport',
      es: 'Transporte de pescados y mariscos',
      fr: 'Transport de poissons et fruits de mer',
      pt: 'Transporte de pescados e frutos do mar',
    },
    {
      id: 33,
      en: 'Fruit and vegetable transport',
      es: 'Transporte de frutas y hortalizas',
      fr: 'Transport de fruits et légumes',
      pt: 'Transporte de hortifrúti',
    },
    {
      id: 34,
      en: 'Dairy transport',
      es: 'Transporte de lácteos',
      fr: 'Transport de produits laitiers',
      pt: 'Transporte de laticínios',
    },
    {
      id: 35,
      en: 'Cut flower transport',
      es: 'Transporte de flores',
      fr: 'Transport de fleurs coupées',
      pt: 'Transporte de flores',
    },
    {
      id: 36,
      en: 'Refrigerated city delivery',
      es: 'Distribución refrigerada urbana',
      fr: 'Livraison urbaine réfrigérée',
      pt: 'Distribuição refrigerada urbana',
    },
  ]),
  ...inSubcategory(7, [
    {
      id: 37,
      en: 'Pharmaceutical transport',
      es: 'Transporte de medicamentos',
      fr: 'Transport de produits pharmaceutiques',
      pt: 'Transporte de medicamentos',
    },
    {
      id: 38,
      en: 'Vaccine and biologicals transport',
      es: 'Transporte de vacunas y biológicos',
      fr: 'Transport de vaccins et produits biologiques',
      pt: 'Transporte de vacinas e biológicos',
    },
    {
      id: 39,
      en: 'Clinical sample transport',
      es: 'Transporte de muestras clínicas',
      fr: 'Transport d’échantillons médicaux',
      pt: 'Transporte de amostras biológicas',
    },
    {
      id: 40,
      en: 'Medical device logistics',
      es: 'Logística de equipos médicos',
      fr: 'Logistique de dispositifs médicaux',
      pt: 'Logística de equipamentos médicos',
    },
    {
      id: 41,
      en: 'Insulated packaging',
      es: 'Embalaje isotérmico',
      fr: 'Emballage isotherme',
      pt: 'Embalagem isotérmica',
    },
  ]),
];
