import type { Service } from './services-types.ts';
import { inSubcategory } from './services-types.ts';

export const bulkServices: readonly Service[] = [
  ...inSubcategory(8, [
    { id: 42, en: 'Grain transport', es: 'Transporte de granos y cereales', pt: 'Transporte de grãos' },
    { id: 43, en: 'Fertilizer transport', es: 'Transporte de fertilizantes', pt: 'Transporte de fertilizantes' },
    { id: 44, en: 'Sand and gravel haulage', es: 'Transporte de áridos y arena', pt: 'Transporte de areia e brita' },
    { id: 45, en: 'Bulk cement transport', es: 'Transporte de cemento a granel', pt: 'Transporte de cimento a granel' },
    { id: 46, en: 'Ore and mineral haulage', es: 'Transporte de minerales', pt: 'Transporte de minérios' },
    { id: 47, en: 'Sugar cane haulage', es: 'Transporte de caña de azúcar', pt: 'Transporte de cana-de-açúcar' },
    {
      id: 48,
      en: 'Timber and log transport',
      es: 'Transporte de madera y rollizos',
      pt: 'Transporte de madeira e toras',
    },
  ]),
  ...inSubcategory(9, [
    { id: 49, en: 'Tanker transport', es: 'Transporte en camión cisterna', pt: 'Transporte em caminhão-tanque' },
    { id: 50, en: 'Farm milk collection', es: 'Recolección de leche cruda', pt: 'Coleta de leite cru' },
    {
      id: 51,
      en: 'Food-grade liquid transport',
      es: 'Transporte de líquidos alimenticios',
      pt: 'Transporte de líquidos alimentícios',
    },
    { id: 52, en: 'Drinking water delivery', es: 'Transporte de agua potable', pt: 'Transporte de água potável' },
    { id: 53, en: 'ISO tank transport', es: 'Transporte en isotanque', pt: 'Transporte em isotanque' },
  ]),
  ...inSubcategory(10, [
    { id: 54, en: 'Fuel transport', es: 'Transporte de combustibles', pt: 'Transporte de combustíveis' },
    { id: 55, en: 'LPG transport', es: 'Transporte de GLP y gas envasado', pt: 'Transporte de GLP' },
    { id: 56, en: 'Crude oil haulage', es: 'Transporte de petróleo crudo', pt: 'Transporte de petróleo bruto' },
    {
      id: 57,
      en: 'Industrial and cryogenic gas transport',
      es: 'Transporte de gases industriales',
      pt: 'Transporte de gases industriais',
    },
  ]),
  ...inSubcategory(11, [
    {
      id: 58,
      en: 'Dangerous goods transport',
      es: 'Transporte de mercancías peligrosas',
      pt: 'Transporte de produtos perigosos',
    },
    { id: 59, en: 'Chemical transport', es: 'Transporte de productos químicos', pt: 'Transporte de produtos químicos' },
    { id: 60, en: 'Explosives transport', es: 'Transporte de explosivos', pt: 'Transporte de explosivos' },
    {
      id: 61,
      en: 'Hazardous waste transport',
      es: 'Transporte de residuos peligrosos',
      pt: 'Transporte de resíduos perigosos',
    },
    {
      id: 62,
      en: 'Agrochemical transport',
      es: 'Transporte de agroquímicos',
      pt: 'Transporte de defensivos agrícolas',
    },
    {
      id: 63,
      en: 'Spill response',
      es: 'Respuesta a derrames y emergencias',
      pt: 'Atendimento a emergências químicas',
    },
  ]),
];
