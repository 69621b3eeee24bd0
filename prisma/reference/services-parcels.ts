import type { Service } from './services-types.ts';
import { inSubcategory } from './services-types.ts';

export const parcelServices: readonly Service[] = [
  ...inSubcategory(16, [
    { id: 84, en: 'Parcel delivery', es: 'Envío de paquetes y encomiendas', pt: 'Entrega de encomendas' },
    { id: 85, en: 'International courier', es: 'Courier internacional', pt: 'Courier internacional' },
    { id: 86, en: 'Motorcycle messengers', es: 'Mensajería en moto', pt: 'Motofrete (motoboy)' },
    { id: 87, en: 'Document courier', es: 'Mensajería de documentos', pt: 'Transporte de documentos e malotes' },
    { id: 88, en: 'Bus parcel service', es: 'Encomiendas en ómnibus', pt: 'Encomendas por ônibus' },
  ]),
  ...inSubcategory(17, [
    { id: 89, en: 'Last-mile delivery', es: 'Entrega de última milla', pt: 'Entrega last mile' },
    { id: 90, en: 'Same-day delivery', es: 'Entrega en el día', pt: 'Entrega no mesmo dia' },
    {
      id: 91,
      en: 'Furniture and appliance delivery',
      es: 'Entrega de muebles y electrodomésticos',
      pt: 'Entrega de móveis e eletrodomésticos',
    },
    { id: 92, en: 'Reverse logistics', es: 'Logística inversa', pt: 'Logística reversa' },
    { id: 93, en: 'Pickup points', es: 'Puntos de retiro y entrega', pt: 'Pontos de coleta e retirada' },
  ]),
  ...inSubcategory(18, [
    { id: 94, en: 'Local moving', es: 'Mudanzas locales', pt: 'Mudanças locais' },
    { id: 95, en: 'Long-distance moving', es: 'Mudanzas de larga distancia', pt: 'Mudanças interestaduais' },
    { id: 96, en: 'International moving', es: 'Mudanzas internacionales', pt: 'Mudanças internacionais' },
    { id: 97, en: 'Office moving', es: 'Mudanzas de oficinas', pt: 'Mudanças comerciais' },
    { id: 98, en: 'Furniture storage', es: 'Guardamuebles', pt: 'Guarda-móveis' },
  ]),
];
