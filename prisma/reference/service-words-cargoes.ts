import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** What people type for bulk, liquids and dangerous goods. */
export const cargoWords: readonly ServiceWords[] = [
  wordsFor([42], {
    es: `café, cacao, café en grano, café pergamino, maní, avena, lenteja, lentejas, garbanzo, quinoa, quinua, maíz
      amarillo, maíz blanco, soja a granel, harina de soja, torta de soja, alimento balanceado, balanceado, alimento a
      granel, semillas, semilla, semilla de algodón, algodón, cereal, granos a granel, graneles, tolva granera, camión
      cerealero, camión granelero, poroto de soja, alpiste, trigo a granel, azúcar a granel, azúcar, expeller, granza`,
    en: `grains, soy, coffee, animal feed, feed hauling, peanuts, cotton, seed, rice hauling, grain hauling, grain
      trucking, hopper loads, grain hauler, soybean meal, oats, sunflower seed`,
    pt: `grão, cacau, algodão, farelo de soja, ração, ração a granel, sementes, açúcar a granel, açúcar, frete de soja,
      frete de milho, caroço de algodão, amendoim, carreta de grãos, cevada`,
    fr: 'avoine, riz, moulée, semences, sucre',
  }),
  wordsFor([43], {
    es: 'fertilizante, fertilizantes, abonos, guano, cal agrícola, gallinaza, nitrato, sulfato',
    en: 'fertilizer, fertilizers, lime, manure',
    pt: 'adubos, esterco, cama de frango, gesso agrícola, potássio',
    fr: 'fertilisant, fumier, chaux',
  }),
  wordsFor([44], {
    es: `arena, arena de fractura, arena de sílice, sílice, áridos, agregados, agregados pétreos, grava y arena, piedra
      chancada, piedra bola, balastro, tierra negra, tierra vegetal, arcilla, caliza, escombrera, retiro de escombros,
      retiro de escombro, botar escombros, sacar escombros, volqueta escombro, volquete escombros, contenedor de
      escombros, volquetes, volquetas, volcador por hora, camión tumba, tumba, tumbas, camión volcador, camiones
      volteo, material de relleno, material selecto, lastre, caliche, sascab, cascote, tierra de relleno, movimiento
      de tierras, vagoneta, vagonetas, material pétreo, piedra partida, canto rodado, camionada de arena, viaje de
      arena, viaje de tierra, asfalto, mezcla asfáltica, concreto premezclado`,
    en: `sand, frac sand hauling, sand hauler, sand hauling, gravel hauling, rip rap, mulch, clay, fill, dirt hauling,
      dirt removal, rock hauling, sand and gravel, asphalt, debris removal, construction debris, dump trucks,
      dumptrucks, dump truck service, material hauling, road base, millings, concrete debris`,
    pt: `areia, brita, pedras, argila, terra preta, caçamba truck, carrada de areia, remoção de entulho, remoção de
      terra, bota-fora, CBUQ, areia e pedra, caçambas, terra vegetal, frete de areia`,
    fr: 'sable et gravier, roche, terre de remplissage, débris de construction, asphalte, camion de sable',
  }),
  wordsFor([45], {
    es: `cemento, cemento a granel, pulverulentos, tolva cementera, semi silo, silo, silero, cal hidratada, clínker,
      puzolana, cenizas volantes`,
    en: 'cement, bulk cement, fly ash hauling, pneumatic hauling, dry bulk pneumatic, powder tanker, lime bulk',
    pt: 'cimento, cimento a granel, silo de cimento, clínquer, carreta cimento, cimenteiro',
    fr: 'ciment, citerne de ciment, cendres volantes',
  }),
  wordsFor([46], {
    es: `mineral, minerales, mineral de hierro, minería, transporte minero, transporte de mineral, concentrado de cobre,
      concentrados, concentrado de zinc, zinc, estaño, góndolas, coque, carbonato de litio, minera, minera de litio,
      camión tolva mineral, carbón mineral, carbón a granel, yacimiento mineral, encapsulado de mineral, manganeso`,
    en: `ore, mining, mine haul, minerals, coal hauling, gypsum, coke, ore hauling, salt hauling, copper, zinc
      concentrate`,
    pt: `minério, minérios, calcário bruto, manganês, bauxita frete, carvão mineral, carvão vegetal, sal a granel, níquel`,
    fr: 'minerai de fer, cuivre, charbon en vrac, gypse, mines',
  }),
  wordsFor([47], {
    es: 'caña de azúcar, ingenio, azucarero, camión cañero, tractocañero, alza de caña, cosecha de caña',
    en: 'sugar mill',
    pt: 'cana-de-açúcar, julieta, transporte de cana',
  }),
  wordsFor([48], {
    es: `madera, maderas, rollizos, rollizo, rolos, rolos de eucalipto, camión forestal, camión maderero, pino, tablas,
      postes de madera, leños, carro forestal, viruta, aserrín, pulpa de madera, rama, machimbre, madera aserrada,
      madera en rollo, trocero, madereros`,
    en: `timber, log hauling, lumber hauling, wood, pulpwood, sawdust, plywood, OSB, poles, log trucking, wood hauling,
      mulch hauling`,
    pt: `madeira, toras de eucalipto, pinus, caminhão florestal, caminhão toreiro, compensado, MDF, serragem, maravalha,
      madeira serrada, carvoeiro, transporte de madeira`,
    fr: "transport forestier, billes de bois, bois d'œuvre, bois rond, bran de scie, contreplaqué, rondins",
  }),
  wordsFor([49], {
    es: `camiones cisterna, cisternas, semi cisterna, tráiler cisterna, tanque de acero inoxidable, tanques, carro
      tanque, transporte de líquidos, líquidos, transporte a granel líquido`,
    en: `tank truck carrier, tankers, liquid hauling, bulk tanker, stainless tanker, tanker carrier, tank trucking`,
    pt: 'caminhão tanque, tanque inox, carreta-tanque',
    fr: 'camions-citernes, citernes, liquide en vrac',
  }),
  wordsFor([50], {
    es: `leche cruda, cisterna leche, cisterna de leche, cisterna lechera, pipas lecheras, pipa lechera, remitir leche,
      carrotanque de leche, camión lechero, acopio lechero, lechería tambo`,
    en: 'milk hauling, raw milk pickup, farm milk',
    pt: 'leite cru, leite, tanque de leite, caminhão de leite',
    fr: 'lait, citerne à lait, camion de lait',
  }),
  wordsFor([51], {
    es: `aceite vegetal, aceite de palma, aceite de soja, aceites, jugo concentrado, concentrado de jugo, vino, alcohol
      etílico alimentario, miel a granel, líquidos alimenticios, grasa vegetal, cerveza a granel`,
    en: `vegetable oil, palm oil, soybean oil, food grade, food grade tanker, liquid food, juice tanker, orange juice,
      syrup, wine tanker`,
    pt: 'suco de laranja, óleo de soja, óleo de palma, glicose, alimentício, mel a granel, cachaça a granel',
    fr: "huile végétale, sirop, sirop d'érable, jus, alimentaire liquide",
  }),
  wordsFor([52], {
    es: `agua potable, agua, pipas de agua, agua para obra, llenado de cisterna, llenado de alberca, llenado de piscina,
      camión aguatero, tanquero de agua potable, agua a domicilio, reparto de agua, cisterna de agua potable, aljibes,
      camión de agua potable`,
    en: 'drinking water, water delivery, bulk water delivery, fill a pool, potable water, water tankers',
    pt: 'água potável, carro pipa de água, caminhão de água potável, encher piscina, abastecimento de água',
    fr: 'eau, remplissage de piscine, eau en vrac',
  }),
  wordsFor([53], {
    es: 'isotanque, isotanques, iso tank, contenedor tanque',
    en: 'ISO tanks, tank containers',
    fr: 'conteneurs-citernes',
  }),
  wordsFor([54], {
    es: `combustible, combustibles, transporte de diésel, transporte de gasolina, pipa de diésel, pipa de gasolina, pipas
      de combustible, cisterna de combustible, cisterna combustible, cisterna diesel, cisterna de diésel, tanquero de
      combustible, tanquero combustible, carrotanque combustible, carrotanque de combustible, gasolinas, naftas, fuel
      oil, bunker, llevar gasolina, alcohol carburante, camión de combustible, bencinas, parafina, avgas,
      biocombustible`,
    en: `fuel, fuel hauling, fuel trucking, fuel haul, diesel fuel transport, jet fuel hauling, fuel truck, fuels`,
    pt: `combustíveis, caminhão tanque de combustível, tanque de combustível, transporte de etanol, álcool combustível,
      óleo combustível, querosene de aviação`,
    fr: 'carburants, diesel en vrac, transport de mazout',
  }),
  wordsFor([55], {
    es: `gas, GLP, gas en cilindros, cilindros, gas envasado, pipa de gas, balones de gas, bombonas de gas, bombona de
      gas, tambos de gas, gas doméstico, gas butano, propano a granel, garrafas de gas`,
    en: 'LPG, LP gas, propane transport, gas cylinders',
    pt: 'botijões, P13',
    fr: 'bonbonnes de propane, GPL en vrac',
  }),
  wordsFor([56], {
    es: `crudo, petróleo, transporte de crudo, carrotanque crudo, carrotanque de crudo, petróleo pesado, agua de
      formación, fluidos petroleros, vacuum petrolero`,
    en: `crude, crude oil, crude oil hauling, crude trucking, oil hauling, oilfield fluids, water hauling oilfield,
      oilfield trucking`,
    pt: 'petróleo bruto, óleo bruto, cru',
    fr: 'brut, pétrole',
  }),
  wordsFor([57], {
    es: `gases industriales, gases, oxígeno medicinal, oxígeno líquido, nitrógeno líquido, cilindros de oxígeno,
      cilindros de gas industrial, gas natural comprimido, gas natural, termos criogénicos, gas carbónico, dióxido de
      carbono, amoniaco, cloro`,
    en: `industrial gas, industrial gases, liquid nitrogen, liquid oxygen, compressed gas, cryogenic, medical oxygen,
      ammonia, anhydrous ammonia, chlorine`,
    pt: 'gases industriais, oxigênio medicinal, nitrogênio líquido, amônia, cilindros de oxigênio',
    fr: 'oxygène, azote, gaz comprimés, ammoniac',
  }),
  wordsFor([58], {
    es: `mercancías peligrosas, material peligroso, cargas peligrosas, mercancía peligrosa, IMO clase 3, clase 3, IQBF,
      insumos químicos fiscalizados, baterías de litio, baterías, mercaderías peligrosas, sustancias químicas
      peligrosas, productos peligrosos, CNRT cargas peligrosas, transporte matpel`,
    en: `hazmat carrier, hazmat trucking, hazardous, hazardous goods, dangerous goods, DG freight, hazmat load, lithium
      batteries, radioactive`,
    pt: `produto perigoso, produtos perigosos, produto perigoso MOPP, carga perigosa fracionada, SASSMAQ, cargas classe
      3, classe 3`,
    fr: 'matières dangereuses transport, produits dangereux, TMD camion',
  }),
  wordsFor([59], {
    es: `químicos, productos químicos, ácidos, ácido clorhídrico, soda, hipoclorito, cloro líquido, pinturas, pintura,
      tolueno, resina, peróxido, urea líquida, plásticos químicos, autotanque para químicos, tanque químico, químico a
      granel, lubricantes, cal viva, detergentes a granel`,
    en: `chemicals, chemical, chemical hauling, chemical hauler, paints, paint, adhesives, lubricants, bleach, resins,
      methanol, hydrochloric acid`,
    pt: 'produtos químicos, ácido clorídrico, lubrificantes, produto químico',
    fr: 'chimiques, acides, acide sulfurique, peinture, solvants',
  }),
  wordsFor([60], {
    es: 'explosivos, explosivo, emulsión explosiva, detonadores, municiones, armas, SUCAMEC, SEDENA explosivos',
    en: 'explosives, explosive, explosive hauling, pyrotechnics',
    fr: 'explosif, détonateurs',
  }),
  wordsFor([61], {
    es: `camión chupa, chupa, camión vacuum, vacuum, camión de vacío, camión atmosférico, atmosférico, barométrica,
      limpiafosas, limpia fosas, pozo séptico, pozos sépticos, fosa séptica, fosas sépticas, desagote, desagote de
      pozos, camión vactor, vactor, hidrocinética, vaciado de fosas, residuos, basura industrial, desechos, desechos
      hospitalarios, residuos especiales, residuos biológicos, aceites usados, baterías usadas, lodos industriales,
      borras, EPS-RS, trasegado de residuos, recolección de residuos peligrosos, disposición final`,
    en: `vac truck, vac truck service, hydrovac, septic, septic pumping, waste hauler, waste transport, hazardous waste
      hauling, waste oil, sludge, biohazard waste, medical waste pickup, industrial waste hauling`,
    pt: `limpa-fossa, limpa fossa, caminhão vácuo, caminhão limpa fossa, hidrovácuo, esgotamento, resíduo perigoso,
      resíduos químicos, coleta de resíduos, resíduos hospitalares, RSS, lodo, borra oleosa, óleo lubrificante usado`,
    fr: 'camion aspirateur, fosse septique, vidange de fosse, déchets, déchets industriels, résidus dangereux',
  }),
  wordsFor([62], {
    es: 'agroquímicos, agroquímico, plaguicidas, herbicidas, fungicidas, insecticidas, fungicida, defensivos',
    en: 'agrochemicals, agrochemical, fungicide, ag chem',
    pt: 'defensivos agrícolas, inseticida, agrotóxicos',
    fr: 'fongicides, agrochimie',
  }),
  wordsFor([63], {
    es: `derrames, derrame químico, fuga química, atención de derrames, emergencia química, emergencias ambientales,
      limpieza de derrames, derrame de combustible, derrame de aceite, kit antiderrame`,
    en: 'spills, chemical spill, spill response team, diesel spill, emergency spill, environmental response',
    pt: 'vazamento químico, atendimento emergencial, acidente com produto perigoso, vazamento de óleo',
    fr: 'déversements, déversement de diesel, intervention environnementale',
  }),
];
