import type { ServiceWords } from './service-words-types.ts';
import { CUSTOMS, wordsFor } from './service-words-types.ts';

/** Air, rail and rivers, customs, ports and warehouses. */
export const clearanceWords: readonly ServiceWords[] = [
  wordsFor([105], {
    es: 'envío aéreo internacional, embarque aéreo, carga por avión, mandar por aire',
    en: 'ship by air',
    fr: 'exportation aérienne, fret par avion',
  }),
  wordsFor([106], {
    en: 'counter to counter',
    fr: 'cargo aérien domestique, fret vers le nord',
    es: 'por avión dentro del país',
  }),
  wordsFor([107], {
    en: 'helicopter lift',
    es: 'helicóptero para carga',
  }),
  wordsFor([108], {
    es: 'exportación de flores',
    fr: 'fruits par avion',
    en: 'fruit by air',
  }),
  wordsFor([109], {
    fr: 'transport par train, marchandise par train',
    en: 'ship by rail',
    es: 'mandar por tren',
  }),
  wordsFor([110], {
    en: 'intermodal ramp, IMDL',
    es: 'tren y camión',
    fr: 'train et camion',
  }),
  wordsFor([111], {
    pt: 'desvio ferroviário',
    en: 'rail spur',
    fr: "voie d'évitement, déchargement de wagons",
    es: 'vía ferroviaria privada',
  }),
  wordsFor([112], {
    es: 'bongo, motochata, remolcador y barcaza, por el río',
    pt: 'regatão, recreio, pelo rio',
    fr: 'transport sur le fleuve, pirogue de marchandises',
    en: 'by river',
  }),
  wordsFor([113], {
    es: 'gabarra, gabarras, chalana, cruce en balsa',
    en: 'ro-pax',
    fr: 'bateau pour camions, passage en bac',
  }),
  wordsFor([112, 113], {
    es: 'chalán',
  }),
  wordsFor([114], {
    es: 'remolque de buque, remolque marítimo, salvataje, salvamento marítimo, remolque portuario',
    pt: 'rebocagem, reboque marítimo',
    en: 'ship towing, tow a barge',
    fr: 'remorquage de navire, sauvetage en mer',
  }),
  wordsFor([115], {
    es: `despachar carga al exterior, mandar carga al exterior, traer mercancía de China, traer carga de China,
      carga desde China, mercadería desde China`,
    pt: 'despachar para o exterior, enviar carga para o exterior, trazer mercadoria da China',
    en: 'goods from China',
    fr: 'agent de fret, expéditeur international, marchandises de Chine, importer de la marchandise',
  }),
  wordsFor([116], {
    es: 'mar y tierra, marítimo y terrestre',
    en: 'sea-air, sea and land',
    fr: 'mer et route',
  }),
  wordsFor([117], {
    es: 'fletes disponibles, busco fletes, tengo camión, ofrezco camión',
    pt: 'procuro carga, tenho caminhão, busco frete',
    en: 'truckload broker, 3PL broker, need loads, have a truck',
    fr: "trouver des charges, charges disponibles, j'ai un camion",
  }),
  wordsFor([118], {
    pt: 'terceirização logística',
    fr: 'impartition logistique, logistique tierce partie',
    es: 'tercerizar la logística',
  }),
  wordsFor([120, 188], {
    es: 'liberar contenedor',
  }),
  wordsFor(CUSTOMS, {
    es: 'aforador, aforador aduanal, sacar contenedor de aduana, levante de mercancía',
    en: 'customs entries, clear a shipment, clear a barrel, clear a container',
    pt: 'liberar container, liberação aduaneira',
    fr: 'dédouaner un conteneur, dédouaner une voiture, sortir un véhicule de la douane',
  }),
  wordsFor([119, 188], {
    es: `importación de vehículo, importación definitiva, legalizar auto, legalización de autos, legalizar carro,
      autos chocolate, DIM, DAI`,
    pt: 'nacionalizar carga',
    fr: "déclaration d'importation, importer un véhicule",
    en: 'ISF filing, import my car',
  }),
  wordsFor([119], {
    es: 'importar',
    pt: 'licença de importação',
  }),
  wordsFor([120], {
    es: 'DAE, exportación definitiva',
    pt: 'registro de exportação, DU-E',
    en: 'export papers',
  }),
  wordsFor([121], {
    es: 'tornaguía, transbordo aduanero, tránsito TIM',
    en: 'IT entry, transit bond',
    fr: 'caution de transit',
  }),
  wordsFor([122], {
    pt: 'ex-tarifário',
    en: 'binding ruling',
    fr: 'décision anticipée',
  }),
  wordsFor([123], {
    es: 'trámites para exportar, asesoría para exportar, cómo exportar, RUEX, habilitación de exportador',
    en: 'import export consultant, PIP certification',
    fr: 'conseiller import-export',
  }),
  wordsFor([124], {
    es: 'importar productos de China',
    fr: "centrale d'achat",
    pt: 'produtos da China',
  }),
  wordsFor([125], {
    es: 'certificado fitosanitario, VUCE origen',
    pt: 'certificado fitossanitário, COD aladi',
    fr: 'certificat phytosanitaire',
    en: 'NAFTA certificate',
  }),
  wordsFor([125, 174], {
    es: 'certificados fitosanitarios',
    en: 'phytosanitary certificate',
  }),
  wordsFor([126], {
    es: 'RITEX, IVA IEPS, devolución de IVA exportador',
    fr: 'exportation temporaire',
    en: 'temporary export',
  }),
];
