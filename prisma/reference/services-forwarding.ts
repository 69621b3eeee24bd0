import type { Service } from './services-types.ts';
import { inSubcategory } from './services-types.ts';

export const forwardingServices: readonly Service[] = [
  ...inSubcategory(19, [
    { id: 99, en: 'Ocean freight FCL', es: 'Flete marítimo FCL', fr: 'Fret maritime FCL', pt: 'Frete marítimo FCL' },
    {
      id: 100,
      en: 'Ocean freight LCL',
      es: 'Consolidado marítimo LCL',
      fr: 'Fret maritime LCL',
      pt: 'Consolidado marítimo LCL',
    },
    { id: 101, en: 'NVOCC consolidation', es: 'Consolidación NVOCC', fr: 'Groupage NVOCC', pt: 'Consolidação NVOCC' },
    {
      id: 102,
      en: 'Breakbulk shipping',
      es: 'Carga suelta y break bulk',
      fr: 'Transport maritime conventionnel',
      pt: 'Carga solta e break bulk',
    },
    { id: 103, en: 'Ro-ro shipping', es: 'Embarques ro-ro', fr: 'Transport roulier (ro-ro)', pt: 'Embarques ro-ro' },
    { id: 104, en: 'Coastal shipping', es: 'Cabotaje marítimo', fr: 'Cabotage maritime', pt: 'Cabotagem' },
  ]),
  ...inSubcategory(20, [
    {
      id: 105,
      en: 'International air freight',
      es: 'Flete aéreo internacional',
      fr: 'Fret aérien international',
      pt: 'Frete aéreo internacional',
    },
    {
      id: 106,
      en: 'Domestic air cargo',
      es: 'Carga aérea nacional',
      fr: 'Fret aérien intérieur',
      pt: 'Carga aérea doméstica',
    },
    {
      id: 107,
      en: 'Cargo charter flights',
      es: 'Chárter aéreo de carga',
      fr: 'Affrètement d’avions-cargos',
      pt: 'Fretamento aéreo de carga',
    },
    {
      id: 108,
      en: 'Perishables by air',
      es: 'Perecederos por avión',
      fr: 'Denrées périssables par avion',
      pt: 'Perecíveis por via aérea',
    },
  ]),
  ...inSubcategory(21, [
    { id: 109, en: 'Rail freight', es: 'Flete ferroviario', fr: 'Fret ferroviaire', pt: 'Frete ferroviário' },
    {
      id: 110,
      en: 'Intermodal rail',
      es: 'Intermodal ferroviario',
      fr: 'Intermodal rail-route',
      pt: 'Intermodal ferroviário',
    },
    {
      id: 111,
      en: 'Rail transloading',
      es: 'Transbordo ferroviario',
      fr: 'Transbordement ferroviaire',
      pt: 'Transbordo ferroviário',
    },
  ]),
  ...inSubcategory(22, [
    {
      id: 112,
      en: 'River barge freight',
      es: 'Transporte en barcazas',
      fr: 'Transport par barge',
      pt: 'Transporte em barcaças',
    },
    {
      id: 113,
      en: 'Truck ferries',
      es: 'Balsas y ferris para camiones',
      fr: 'Traversiers et ferrys pour camions',
      pt: 'Balsas para caminhões',
    },
    {
      id: 114,
      en: 'Towboat and tug services',
      es: 'Remolcadores de empuje',
      fr: 'Remorqueurs et pousseurs',
      pt: 'Empurradores e rebocadores',
    },
  ]),
  ...inSubcategory(23, [
    {
      id: 115,
      en: 'Freight forwarding',
      es: 'Agenciamiento de cargas',
      fr: 'Transitaire',
      pt: 'Agenciamento de cargas',
    },
    {
      id: 116,
      en: 'Multimodal transport',
      es: 'Transporte multimodal',
      fr: 'Transport multimodal',
      pt: 'Transporte multimodal',
    },
    {
      id: 117,
      en: 'Freight brokerage',
      es: 'Intermediación de fletes',
      fr: 'Courtage en transport',
      pt: 'Intermediação de fretes',
    },
    {
      id: 118,
      en: '4PL logistics management',
      es: 'Gestión logística 4PL',
      fr: 'Gestion logistique 4PL',
      pt: 'Gestão logística 4PL',
    },
  ]),
];

export const tradeServices: readonly Service[] = [
  ...inSubcategory(24, [
    {
      id: 188,
      en: 'Customs broker',
      es: 'Despachante de aduana',
      fr: 'Courtier en douane',
      pt: 'Despachante aduaneiro',
    },
    {
      id: 119,
      en: 'Import clearance',
      es: 'Despacho de importación',
      fr: 'Dédouanement à l’importation',
      pt: 'Desembaraço de importação',
    },
    {
      id: 120,
      en: 'Export clearance',
      es: 'Despacho de exportación',
      fr: 'Dédouanement à l’exportation',
      pt: 'Desembaraço de exportação',
    },
    { id: 121, en: 'Customs transit', es: 'Tránsito aduanero', fr: 'Transit douanier', pt: 'Trânsito aduaneiro' },
    {
      id: 122,
      en: 'Tariff classification',
      es: 'Clasificación arancelaria',
      fr: 'Classement tarifaire',
      pt: 'Classificação fiscal de mercadorias',
    },
  ]),
  ...inSubcategory(25, [
    {
      id: 123,
      en: 'Foreign trade consulting',
      es: 'Consultoría de comercio exterior',
      fr: 'Conseil en commerce international',
      pt: 'Consultoria em comércio exterior',
    },
    {
      id: 124,
      en: 'International sourcing',
      es: 'Trading y compras internacionales',
      fr: 'Approvisionnement international',
      pt: 'Trading e compras internacionais',
    },
    {
      id: 125,
      en: 'Certificates of origin',
      es: 'Certificados de origen',
      fr: 'Certificats d’origine',
      pt: 'Certificados de origem',
    },
    {
      id: 126,
      en: 'Drawback and special regimes',
      es: 'Drawback y regímenes especiales',
      fr: 'Drawback et régimes douaniers spéciaux',
      pt: 'Drawback e regimes especiais',
    },
  ]),
  ...inSubcategory(26, [
    { id: 127, en: 'Ship agency', es: 'Agencia marítima', fr: 'Agence maritime', pt: 'Agenciamento marítimo' },
    {
      id: 128,
      en: 'Stevedoring',
      es: 'Estiba y desestiba',
      fr: 'Manutention portuaire et arrimage',
      pt: 'Estiva e capatazia',
    },
    {
      id: 129,
      en: 'Port terminal services',
      es: 'Terminal portuaria',
      fr: 'Services de terminal portuaire',
      pt: 'Terminal portuário',
    },
    {
      id: 130,
      en: 'Cargo surveys',
      es: 'Peritaje e inspección de cargas',
      fr: 'Expertise et inspection de marchandises',
      pt: 'Vistoria e perícia de cargas',
    },
  ]),
];
