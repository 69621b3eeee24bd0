import type { Service } from './services-types.ts';
import { inSubcategory } from './services-types.ts';

export const specialServices: readonly Service[] = [
  ...inSubcategory(12, [
    { id: 64, en: 'Cattle transport', es: 'Transporte de ganado', pt: 'Transporte de gado' },
    { id: 65, en: 'Pig and poultry transport', es: 'Transporte de cerdos y aves', pt: 'Transporte de suínos e aves' },
    { id: 66, en: 'Horse transport', es: 'Transporte de caballos', pt: 'Transporte de cavalos' },
    { id: 67, en: 'Pet transport', es: 'Traslado de mascotas', pt: 'Transporte de animais de estimação' },
  ]),
  ...inSubcategory(13, [
    {
      id: 68,
      en: 'Car carrier transport',
      es: 'Transporte de autos en nodriza',
      pt: 'Transporte de veículos em cegonha',
    },
    { id: 69, en: 'Motorcycle transport', es: 'Traslado de motos', pt: 'Transporte de motos' },
    {
      id: 70,
      en: 'Farm machinery transport',
      es: 'Transporte de maquinaria agrícola',
      pt: 'Transporte de máquinas agrícolas',
    },
    { id: 71, en: 'Boat transport', es: 'Traslado de embarcaciones', pt: 'Transporte de embarcações' },
    { id: 72, en: 'Driveaway delivery', es: 'Traslado de unidades rodando', pt: 'Traslado de veículos rodando' },
  ]),
  ...inSubcategory(14, [
    {
      id: 73,
      en: 'Oversize load transport',
      es: 'Transporte de cargas sobredimensionadas',
      pt: 'Transporte de cargas superdimensionadas',
    },
    { id: 74, en: 'Lowboy transport', es: 'Transporte en carretón o cama baja', pt: 'Transporte em prancha rebaixada' },
    { id: 75, en: 'Project cargo', es: 'Carga de proyecto', pt: 'Carga de projeto' },
    {
      id: 76,
      en: 'Wind turbine transport',
      es: 'Transporte de aerogeneradores',
      pt: 'Transporte de componentes eólicos',
    },
    {
      id: 77,
      en: 'Heavy machinery transport',
      es: 'Transporte de maquinaria pesada',
      pt: 'Transporte de máquinas pesadas',
    },
    { id: 78, en: 'Plant relocation', es: 'Traslado de plantas industriales', pt: 'Remoção industrial' },
  ]),
  ...inSubcategory(15, [
    { id: 79, en: 'Cash-in-transit', es: 'Transporte de valores', pt: 'Transporte de valores' },
    { id: 80, en: 'Fine art transport', es: 'Transporte de obras de arte', pt: 'Transporte de obras de arte' },
    { id: 81, en: 'Electronics transport', es: 'Transporte de electrónica', pt: 'Transporte de eletrônicos' },
    {
      id: 82,
      en: 'Trade show and event logistics',
      es: 'Logística de ferias y eventos',
      pt: 'Logística de feiras e eventos',
    },
    { id: 83, en: 'Glass transport', es: 'Transporte de vidrios', pt: 'Transporte de vidros' },
  ]),
];
