import type { Service } from './services-types.ts';
import { inSubcategory } from './services-types.ts';

export const coldServices: readonly Service[] = [
  ...inSubcategory(6, [
    { id: 29, en: 'Refrigerated transport', es: 'Transporte refrigerado', pt: 'Transporte refrigerado' },
    { id: 30, en: 'Frozen goods transport', es: 'Transporte de congelados', pt: 'Transporte de congelados' },
    { id: 31, en: 'Meat transport', es: 'Transporte de carnes', pt: 'Transporte de carnes' },
    {
      id: 32,
      en: 'Fish and seafood transport',
      es: 'Transporte de pescados y mariscos',
      pt: 'Transporte de pescados e frutos do mar',
    },
    {
      id: 33,
      en: 'Fruit and vegetable transport',
      es: 'Transporte de frutas y hortalizas',
      pt: 'Transporte de hortifrúti',
    },
    { id: 34, en: 'Dairy transport', es: 'Transporte de lácteos', pt: 'Transporte de laticínios' },
    { id: 35, en: 'Cut flower transport', es: 'Transporte de flores', pt: 'Transporte de flores' },
    {
      id: 36,
      en: 'Refrigerated city delivery',
      es: 'Distribución refrigerada urbana',
      pt: 'Distribuição refrigerada urbana',
    },
  ]),
  ...inSubcategory(7, [
    { id: 37, en: 'Pharmaceutical transport', es: 'Transporte de medicamentos', pt: 'Transporte de medicamentos' },
    {
      id: 38,
      en: 'Vaccine and biologicals transport',
      es: 'Transporte de vacunas y biológicos',
      pt: 'Transporte de vacinas e biológicos',
    },
    {
      id: 39,
      en: 'Clinical sample transport',
      es: 'Transporte de muestras clínicas',
      pt: 'Transporte de amostras biológicas',
    },
    {
      id: 40,
      en: 'Medical device logistics',
      es: 'Logística de equipos médicos',
      pt: 'Logística de equipamentos médicos',
    },
    { id: 41, en: 'Insulated packaging', es: 'Embalaje isotérmico', pt: 'Embalagem isotérmica' },
  ]),
];
