import type { ServiceWords } from './service-words-types.ts';
import { BUILDING_GOODS, COLD, DRY_GOODS, wordsFor } from './service-words-types.ts';

/** Goods that firms send by the truckload, and the trucks that carry them. */
export const goodsWords: readonly ServiceWords[] = [
  wordsFor(DRY_GOODS, {
    es: `celulosa, pulpa de celulosa, fibra de algodón, yerba mate, llantas nuevas, resinas plásticas,
      harina en bolsas, alimento balanceado, cartón para reciclar`,
    en: 'pulp, wood pulp, paper rolls, cotton bales, plastic resin',
    pt: 'celulose, papel e celulose, algodão em fardos, erva-mate, erva mate, pneus novos',
    fr: 'pâte à papier, riz en sacs',
  }),
  wordsFor([1], {
    es: 'cerámicos',
    en: 'brick hauling',
    fr: 'briques et parpaings',
  }),
  wordsFor([16], {
    es: 'cemento en bolsas, cemento ensacado, drywall',
    en: 'bagged cement',
    pt: 'cimento ensacado',
    fr: 'ciment en sacs',
  }),
  wordsFor(BUILDING_GOODS, {
    es: 'materiales para construcción',
    en: 'lumber and building materials, construction materials, building supplies',
    pt: 'cimento em saco',
    fr: 'fer à béton et ciment',
  }),
  wordsFor([3, 6], {
    es: 'tubería de acero en plataforma, vigas y perfiles, mallas electrosoldadas',
    en: 'oilfield pipe, steel on flatbed',
    fr: "tiges d'armature, plaques d'acier, poutres",
  }),
  wordsFor([3], {
    en: 'pipe hauling',
    fr: "bois d'œuvre",
  }),
  wordsFor([6], {
    es: 'cátodos, cátodos de cobre, cobre en cátodos, lingotes, lingotes de aluminio, aluminio en lingotes',
    en: 'copper cathodes, wire rod, steel billets, ingots, aluminum ingots',
    pt: 'tarugos, fio-máquina, ferro-gusa, gusa',
    fr: 'lingots, cathodes de cuivre',
  }),
  wordsFor([3, 48], {
    en: 'lumber flatbed, utility poles, lumber on flatbed',
    es: 'madera en plataforma',
    pt: 'postes de eucalipto',
  }),
  wordsFor([1, 3], {
    es: 'paneles solares, módulos solares',
    en: 'solar panels',
    pt: 'painéis solares, placas solares, módulos fotovoltaicos',
    fr: 'panneaux solaires',
  }),
  wordsFor(COLD, {
    es: `alimentos perecederos, carga perecedera, productos perecederos, alimentos refrigerados`,
    en: 'perishable goods, perishable food, food grade reefer',
    fr: 'aliments périssables, produits frais',
  }),
  wordsFor([29], {
    es: `chocolate, chocolates, huevos, transporte de huevos, transporte en frío, camión en frío, termo refrigerado,
      camión termo, flete refrigerado, fletes refrigerados, semirremolque frigorífico, camioneta refrigerada,
      perecederos, transporte de perecederos`,
    en: 'eggs, egg transport, chocolate shipping, refrigerated van',
    pt: 'ovos, transporte de ovos, frete refrigerado, baú frigorífico refrigerado, perecíveis refrigerados',
    fr: "œufs, transport d'œufs, chocolat, transport d'aliments frais",
  }),
  wordsFor([30], {
    es: 'pollo congelado, menos 18 grados',
    en: 'bagged ice, minus 18',
    pt: 'menos 18 graus',
    fr: 'moins 18 degrés',
  }),
  wordsFor([31], {
    es: 'medias reses, cecinas, chorizos, longaniza, carne para asado, menudencias',
    en: 'sausages, sausage',
    pt: 'carcaça bovina, carcaças, meia carcaça, linguiças',
    fr: 'quartiers de bœuf',
  }),
  wordsFor([32], {
    es: `ostiones, corvina, jaiba, erizo, erizos, centolla, choritos, cholgas, conchas negras, larvas de camarón,
      pepino de mar, mojarra, pangasius`,
    en: 'snow crab, scallops, live crab, clams',
    pt: 'tambaqui, pirarucu, sardinha, caranguejo',
    fr: 'langoustes, palourdes',
  }),
  wordsFor([33], {
    es: `chile fresco, pitahaya, malanga, nopal, nopales, zapallo, camote, camotes, boniato, mandioca fresca, choclo,
      arveja verde, lulo, guayaba, coco, durazno, ciruela`,
    en: 'sweet potatoes, squash, pears, coconuts',
    pt: 'goiaba, maracujá, coco verde, caqui, pêssego, inhame, mandioca',
    fr: 'mangues fraîches, courges, papayes, noix de coco, ananas frais',
  }),
  wordsFor([34], {
    es: 'quesillo, leche en cajas, cuajada',
    pt: 'leite em caixa',
    fr: 'lait en litres, lait en carton',
  }),
  wordsFor([35], {
    es: 'árboles de navidad, pinos de navidad',
    en: 'christmas trees',
    fr: 'arbres de Noël, sapins de Noël',
  }),
  wordsFor([37], {
    es: 'carga farmacéutica, sueros, suero fisiológico',
    pt: 'carga de medicamentos, soro fisiológico',
    fr: 'fret pharmaceutique',
  }),
  wordsFor([38], {
    es: 'bolsas de sangre, banco de sangre, plasma sanguíneo',
    en: 'blood products, blood bank',
    pt: 'bolsas de sangue, banco de sangue',
    fr: 'poches de sang, banque de sang',
  }),
  wordsFor([39], {
    pt: 'órgãos para transplante, transporte de órgãos',
    en: 'biological samples, organs for transplant',
    es: 'órganos para trasplante',
    fr: 'messagerie médicale, organes pour greffe',
  }),
  wordsFor([40], {
    es: 'resonancia magnética',
    pt: 'ressonância magnética, insumos hospitalares',
    en: 'mri scanner',
    fr: 'scanner médical',
  }),
  wordsFor([41], {
    es: 'empaque isotérmico, nevera portátil, cavas isotérmicas',
    en: 'insulated boxes, cool box, cooler boxes',
  }),
];
