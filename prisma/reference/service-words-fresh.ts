import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** What people type for food, flowers and medicines. */
export const freshWords: readonly ServiceWords[] = [
  wordsFor([29, 30, 31, 33, 34], {
    es: `semi con frío, camión con equipo de frío, semi térmico, térmico, furgón isotérmico, isotérmico, caja térmica,
      camión isotérmico, chasis térmico, camión thermoking, rabón refrigerado, torton refrigerado, tráiler
      refrigerado, caja refrigerada 53, thermo refrigerado, carro refrigerado, camión frigorizado, furgón con frío,
      camioneta con frío, refrigerados, frigorizado, semi frigorífico, carga refrigerada, refrigerado, cadena fría`,
    en: `reefer trailer, refrigerated freight, refrigerated trailer, reefer LTL, reefer truckload, cold freight, cold
      transport, temp control`,
    pt: `baú térmico, carreta frigorificada, truck refrigerado, caminhão isotérmico, transporte climatizado, transporte
      frigorificado, câmara fria móvel`,
    fr: 'semi frigorifique, remorque frigorifique, transport sous température dirigée, isotherme',
  }),
  wordsFor([29, 31, 34, 64, 186], {
    es: 'SENASA, habilitado SENASA, camión habilitado SENASA, transporte habilitado SENASA',
  }),
  wordsFor([29, 31, 34, 64], {
    es: 'habilitación SENASA',
  }),
  wordsFor([29, 31, 34], {
    es: 'TIF, transporte TIF, habilitación sanitaria, registro sanitario transporte, UTA',
    pt: 'SIF',
  }),
  wordsFor([30, 31, 33, 34], {
    fr: 'camion réfrigéré',
  }),
  wordsFor([30], {
    es: `congelado, congelados, carga congelada, productos congelados, papas congeladas, papa prefrita, pan congelado,
      fruta congelada, pulpa congelada, embarque congelado, menos 18, ultracongelados, camarón congelado, pescado congelado, atún congelado`,
    en: 'frozen, frozen freight, frozen LTL, frozen carrier, frozen goods, frozen seafood',
    pt: 'produtos congelados, açaí, pão congelado, polpa congelada, camarão congelado',
    fr: 'congelé, fret congelé, marchandises congelées',
  }),
  wordsFor([31], {
    es: `carne, carnes, carne vacuna, carne de cerdo, pollos, pollo fresco, vísceras, carne en canal, canal de res,
      frigorífico de carne, matadero, faena, jamón, salchichas, carnes rojas, carne colgada en ganchos`,
    en: 'meat, pork, chicken, frozen meat, fresh chicken, boxed beef, meat carrier, hanging beef, meat packing',
    pt: 'frango, suínos abatidos, linguiça, carne suína, cortes bovinos, bovina',
    fr: 'viandes, porc, bœuf, poulet, viande fraîche',
  }),
  wordsFor([32], {
    es: `pescado fresco, pescado congelado, camarones, camarón congelado, langosta, langostas, concha, salmones, camión
      salmones, calamar, pulpo, pota, harina de pescado fresca, productos pesqueros, trucha, atún congelado, ostras,
      mejillones, pesca`,
    en: 'fresh fish, frozen fish, oysters, fish hauling, live lobster, fishery',
    pt: 'pescados, peixe congelado, peixe fresco, lagosta, camarão fresco, salmão, atum',
    fr: 'saumon, poissons, crabe des neiges, poisson frais, huîtres',
  }),
  wordsFor([33], {
    es: `fruta, frutas, fruta fresca, hortalizas, uvas, cerezas, arándanos, arándano, espárrago, espárragos, palta hass,
      paltas, aguacates, naranjas, naranja, mandarina, manzanas, manzana, peras, pera, piñas, melón, sandía, papaya,
      fresas, fresa, frutilla, frambuesa, jitomate, jitomates, tomates, cebolla, cebollas, ajo, ajos, papas,
      zanahoria, lechuga, brócoli, pimiento, pepino, yuca, ñame, plátanos, bananos, bananas, guineo, mangos, maracuyá,
      duraznos, ciruelas, nectarinas, kiwi, kiwis, pomelo, tubérculos, mercado central, central de abastos, central de
      abasto, mayorista de frutas, vega central, productos frescos, agrícolas frescos, jengibre, chayote, flete de
      aguacate, thermo para jitomate, aguacate de exportación`,
    en: `fruit, grapes, cherries, blueberries, strawberries, lettuce, onions, tomatoes, potatoes hauling, watermelons,
      pineapples, avocados, limes, lemons, peaches, asparagus, melons, produce hauling, produce carrier, produce
      trucking, fresh vegetables, berries hauling, peppers, cucumbers, broccoli, carrots, farm produce`,
    pt: `hortaliças, mamão, melão, melancia, maçã, maçãs, batata, cebola, alho, cenoura, abacate, abacaxi, limão,
      laranjas, mangas, morango, alface, hortifrúti, Ceagesp, produtos frescos, exportação de manga`,
    fr: 'légume, pommes, pommes de terre, oignons, bananes plantains, bleuets, fraises, carottes, canneberges',
  }),
  wordsFor([34], {
    es: `lácteos, productos lácteos, quesos, leche envasada, leche en polvo, crema, mantecas, manteca, leche pasteurizada`,
    en: 'dairy, dairy products, milk delivery, cream, cheese hauling',
    pt: 'laticínios, leite em pó, queijos, requeijão, iogurtes, leite longa vida',
    fr: 'laitiers, fromages, yogourt',
  }),
  wordsFor([35], {
    es: `flor cortada, rosas de exportación, claveles, crisantemos, orquídeas, viveros, vivero, plantines, flores
      frescas, arreglos florales`,
    en: 'flowers, roses, cut flowers, nursery, flower carrier',
    pt: 'mudas, mudas de plantas, Veiling',
    fr: 'plantes, pépinière',
  }),
  wordsFor([36], {
    es: `distribución de helados, reparto de congelados, reparto de lácteos, reparto en frío, camión refrigerado para
      hoteles, hoteles y restaurantes, reparto a hoteles, distribución de alimentos refrigerados, última milla
      refrigerada, entrega de congelados`,
    en: 'cold last mile, refrigerated last mile, refrigerated delivery, cold delivery, meal kits, meal delivery',
    pt: 'distribuição de congelados, entrega de refrigerados, distribuição de frios, entregas frias',
    fr: 'livraison de produits congelés, livraison de produits frais, livraison frigorifique',
  }),
  wordsFor([37], {
    es: `medicinas, productos farmacéuticos, farmacia, farmacias, drogas, traslado de medicamentos, INVIMA, COFEPRIS,
      BPD, BPDT, distribución de medicamentos`,
    en: `pharmaceuticals, pharmaceutical, prescription delivery, pharmacy delivery, pharma freight, drug transport,
      temperature controlled pharma`,
    pt: 'transporte farmacêutico, distribuidora de medicamentos, transporte de remédios, correlatos',
    fr: 'pharmacie, livraison pharmacie',
  }),
  wordsFor([38], {
    es: 'vacunas, vacuna, biológicos, productos biológicos, reactivos, vacunas veterinarias, plasma',
    en: 'vaccine, vaccines, biologics, biologicals, reagents',
    pt: 'vacinas, vacina, reagentes',
    fr: 'vaccin, plasma sanguin',
  }),
  wordsFor([39], {
    es: `muestras clínicas, muestras biológicas, tubos de sangre, biopsias, toma de muestras, mensajería médica,
      laboratorio clínico, COVID`,
    en: `clinical samples, lab specimens, specimen courier, medical specimens, STAT courier, blood delivery, medical
      samples`,
    pt: 'amostras clínicas, amostras biológicas, coleta de sangue, motoboy laboratório, exames',
    fr: 'échantillons cliniques, prélèvements sanguins, échantillons de laboratoire',
  }),
  wordsFor([40], {
    es: `equipos médicos, equipo médico, equipo hospitalario, equipos hospitalarios, camas hospitalarias, rayos X,
      ecógrafo, instrumental quirúrgico, material quirúrgico, osteosíntesis`,
    en: `medical devices, medical device, x-ray machine, surgical kits, surgical instruments, hospital beds, DME delivery`,
    pt: 'equipamentos médicos, equipamento médico, camas hospitalares, raio X, tomógrafos, material cirúrgico',
    fr: "équipement médical, équipements médicaux, lits d'hôpital",
  }),
  wordsFor([41], {
    es: 'cajas térmicas, neveras de icopor, icopor, poliestireno, embalaje térmico, plumavit, caja isotérmica',
    en: 'insulated shippers, coolers, dry ice supplier, styrofoam box, foam cooler',
    pt: 'caixas térmicas, embalagem térmica, gelox, gelo reutilizável',
    fr: 'emballages isothermes, boîte en styromousse, sachets réfrigérants',
  }),
];
