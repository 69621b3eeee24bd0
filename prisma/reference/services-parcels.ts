import type { Service } from './services-types.ts';
import { inSubcategory } from './services-types.ts';

export const parcelServices: readonly Service[] = [
  ...inSubcategory(16, [
    {
      id: 84,
      en: 'Parcel delivery',
      es: 'Envío de paquetes y encomiendas',
      fr: 'Livraison de colis',
      pt: 'Entrega de encomendas',
    },
    {
      id: 85,
      en: 'International courier',
      es: 'Courier internacional',
      fr: 'Messagerie internationale',
      pt: 'Courier internacional',
    },
    {
      id: 86,
      en: 'Motorcycle messengers',
      es: 'Mensajería en moto',
      fr: 'Coursiers à moto',
      pt: 'Motofrete (motoboy)',
    },
    {
      id: 87,
      en: 'Document courier',
      es: 'Mensajería de documentos',
      fr: 'Messagerie de documents',
      pt: 'Transporte de documentos e malotes',
    },
    {
      id: 88,
      en: 'Bus parcel service',
      es: 'Encomiendas en ómnibus',
      fr: 'Colis par autocar',
      pt: 'Encomendas por ônibus',
    },
  ]),
  ...inSubcategory(17, [
    {
      id: 89,
      en: 'Last-mile delivery',
      es: 'Entrega de última milla',
      fr: 'Livraison du dernier kilomètre',
      pt: 'Entrega last mile',
    },
    {
      id: 90,
      en: 'Same-day delivery',
      es: 'Entrega en el día',
      fr: 'Livraison le jour même',
      pt: 'Entrega no mesmo dia',
    },
    {
      id: 91,
      en: 'Furniture and appliance delivery',
      es: 'Entrega de muebles y electrodomésticos',
      fr: 'Livraison de meubles et d’électroménagers',
      pt: 'Entrega de móveis e eletrodomésticos',
    },
    { id: 92, en: 'Reverse logistics', es: 'Logística inversa', fr: 'Logistique inverse', pt: 'Logística reversa' },
    {
      id: 93,
      en: 'Pickup points',
      es: 'Puntos de retiro y entrega',
      fr: 'Points de retrait',
      pt: 'Pontos de coleta e retirada',
    },
  ]),
  ...inSubcategory(18, [
    { id: 94, en: 'Local moving', es: 'Mudanzas locales', fr: 'Déménagement local', pt: 'Mudanças locais' },
    {
      id: 95,
      en: 'Long-distance moving',
      es: 'Mudanzas de larga distancia',
      fr: 'Déménagement longue distance',
      pt: 'Mudanças interestaduais',
    },
    {
      id: 96,
      en: 'International moving',
      es: 'Mudanzas internacionales',
      fr: 'Déménagement international',
      pt: 'Mudanças internacionais',
    },
    {
      id: 97,
      en: 'Office moving',
      es: 'Mudanzas de oficinas',
      fr: 'Déménagement de bureaux',
      pt: 'Mudanças comerciais',
    },
    { id: 98, en: 'Furniture storage', es: 'Guardamuebles', fr: 'Garde-meubles', pt: 'Guarda-móveis' },
  ]),
];
