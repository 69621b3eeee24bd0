import type { ServiceWords } from './service-words-types.ts';
import { COLD, COLD_PHARMA, COLD_STORES, wordsFor } from './service-words-types.ts';

export const coldWords: readonly ServiceWords[] = [
  wordsFor(COLD, {
    es: 'reefer, frigorífico, furgón frigorífico, camión de frío, caja refrigerada, thermo, caja fría, furgón térmico, camión térmico',
    en: 'refrigerated, temperature controlled, temp controlled, thermo king, chilled, perishables, reefer truck',
    pt: 'frigorificado, carga frigorificada, baú frigorífico, carga climatizada, perecíveis',
    fr: 'frigorifique, réfrigéré, température contrôlée, température dirigée, denrées périssables',
  }),
  wordsFor([...COLD, ...COLD_PHARMA, ...COLD_STORES, 142], {
    es: 'cadena de frío, temperatura controlada',
    en: 'cold chain',
    pt: 'cadeia do frio',
    fr: 'chaîne du froid',
  }),
  wordsFor([2, 29, 30, 36], { es: 'cava' }),
  wordsFor([29], {
    es: 'thermoking, camión refrigerado',
    en: 'reefer hauling, reefer carrier, multi-temp',
    pt: 'carreta frigorífica, caminhão refrigerado, caminhão frigorífico',
    fr: 'transport frigorifique, camion réfrigéré, transport réfrigéré, camion frigo',
  }),
  wordsFor([29, 30, 140], {
    es: 'helado, hielo, paletas heladas',
    en: 'ice cream, icecream, ice',
    pt: 'sorvete, gelo, picolé, polpa de fruta congelada',
    fr: 'crème glacée, glaces',
  }),
  wordsFor([29, 30, 36, 140], {
    es: 'comida congelada, alimentos congelados',
    en: 'frozen food, frozen pallets, pallets of frozen food',
    fr: 'produits congelés, produits surgelés, aliments congelés',
  }),
  wordsFor([17, 36], { en: 'restaurant delivery, deliver to restaurants', es: 'reparto a restaurantes' }),
  wordsFor([30], {
    es: 'ultracongelado',
    en: 'deep frozen, freezer truck',
    fr: 'surgelés, transport de surgelés',
  }),
  wordsFor([31], {
    es: 'res, media res, pollo faenado, embutidos, fiambres, ganchera, carne colgada, cortes de carne, chacinados',
    en: 'beef, swinging meat, poultry products, butcher, meat hauler, hanging meat',
    pt: 'carne pendurada, gancheira, frios e embutidos, boi casado, frango abatido',
    fr: 'viande, transport de viande, carcasses, charcuterie',
  }),
  wordsFor([29, 30, 32], {
    es: 'pescado, marisco, merluza, salmón, camarón, langostino, atún, pesquero, productos del mar',
    en: 'fish, seafood, shrimp, lobster, tuna, crab',
    pt: 'peixe, camarão, frutos do mar, tilápia',
    fr: 'poisson, fruits de mer, homard, crevettes, transport de poisson',
  }),
  wordsFor([32], { en: 'live fish', pt: 'peixaria', es: 'pescadería', fr: 'poissonnerie' }),
  wordsFor([33], {
    es: 'verdura, legumbres frescas, frutihortícola, banano, plátano, aguacate, palta, cítricos, papa, tomate, hortícola',
    en: 'produce, avocado, banana, fresh produce, citrus, berries, potatoes',
    pt: 'verduras, legumes, FLV, CEASA, manga, laranja',
    fr: 'fruits et légumes, transport de fruits, primeurs',
  }),
  wordsFor([34], {
    es: 'queso, yogur, mantequilla, lechería, derivados de leche',
    en: 'cheese, milk products, yogurt, butter',
    pt: 'queijo, iogurte, manteiga',
    fr: 'produits laitiers, fromage, transport de produits laitiers, beurre',
  }),
  wordsFor([35], {
    es: 'floricultura, florícola, florería, plantas ornamentales, follaje',
    en: 'flower trucking, nursery stock, live plants, floral',
    pt: 'plantas ornamentais',
    fr: 'fleurs, transport de fleurs, fleurs coupées, fleuriste',
  }),
  wordsFor([36], {
    es: 'reparto refrigerado, catering refrigerado, camioneta refrigerada, furgoneta frigorífica',
    en: 'refrigerated van, reefer van, last mile cold, chilled delivery',
    pt: 'fiorino refrigerada, VUC refrigerado, entrega refrigerada',
    fr: 'livraison réfrigérée, fourgonnette réfrigérée, livraison urbaine réfrigérée',
  }),
  wordsFor([...COLD_PHARMA, 142], {
    es: 'farma, farmacéutico, laboratorio, fármaco, buenas prácticas de distribución',
    en: 'pharma, GDP, GxP, drugs, life sciences, biopharma',
    pt: 'ANVISA',
    fr: 'pharmaceutique, médicaments',
  }),
  wordsFor([37], {
    es: 'droguería, insumos farmacéuticos',
    en: 'medicine delivery, pharma trucking, medication',
    pt: 'remédio, insumos hospitalares, distribuição farmacêutica',
    fr: 'transport pharmaceutique, transport de médicaments',
  }),
  wordsFor([38], {
    es: 'inmunización, termolábiles, hemoderivados',
    en: 'immunization, dry shipper, cell therapy',
    pt: 'imunobiológicos, termolábeis',
    fr: 'vaccins, transport de vaccins, produits biologiques',
  }),
  wordsFor([39], {
    es: 'muestras médicas, muestras de laboratorio, sangre, UN3373, órganos',
    en: 'specimen, lab courier, medical courier, blood, diagnostic samples, lab samples, organ transport',
    pt: 'material biológico, sangue, exames de laboratório, amostras de laboratório',
    fr: 'échantillons médicaux, spécimens, transport de prélèvements, coursier médical, sang',
  }),
  wordsFor([40], {
    es: 'equipamiento hospitalario, insumos médicos, tomógrafo, resonador, dispositivos médicos, OPME, prótesis',
    en: 'medical equipment, hospital equipment, MRI, implants, hospital supplies, medical supplies',
    pt: 'equipamento hospitalar, produtos para saúde',
    fr: 'matériel médical, appareils médicaux, équipement hospitalier, logistique de dispositifs médicaux',
  }),
  wordsFor([41], {
    es: 'caja térmica, gel refrigerante, hielo seco, hielera, caja de poliestireno, telgopor, tecnopor, manta térmica',
    en: 'ice packs, gel packs, dry ice, thermal blanket, cooler box, insulated box, thermal packaging',
    pt: 'caixa térmica, gelo seco, gelo gel, isopor',
    fr: 'emballage isotherme, boîte isotherme, glace sèche, neige carbonique, couverture thermique',
  }),
  // stores with a certificate for food
  wordsFor([131, 132, 140], {
    es: `almacén grado alimenticio, bodega grado alimenticio, almacenaje de alimentos, bodega de alimentos, almacén de
      alimentos, depósito de alimentos, bodega HACCP, almacén HACCP`,
    en: `food grade storage, food grade warehouse, food storage, food warehouse, food warehousing, SQF warehouse, SQF
      storage, BRC warehouse, HACCP warehouse, AIB warehouse`,
    pt: `armazém grau alimentício, armazém de alimentos, armazenagem de alimentos, galpão para
      alimentos`,
    fr: `entrepôt alimentaire, entreposage alimentaire, entrepôt de qualité alimentaire, entrepôt HACCP, entreposage
      d'aliments`,
  }),
];
