import type { ServiceWords } from './service-words-types.ts';
import { wordsFor } from './service-words-types.ts';

/** What people type for warehouses and orders. */
export const storeWords: readonly ServiceWords[] = [
  wordsFor([131], {
    es: `bodegas, bodegaje de mercancía, almacén general, almacenes generales, almacenar mercadería, almacenar mercancía,
      guardar mercadería importada, depósito de mercadería, depósito de cargas, depósito logístico, bodega con muelle,
      almacén con muelle, bodega pública, almacenadoras, almacenes, depósitos, depósito y distribución, almacenaje y
      distribución, galpón para estoque, guarda de mercancía, almacenamiento de mercancía, bodega por metro,
      almacenamiento por metro cuadrado, bodegas de almacenamiento, servicio de bodega, servicio de almacenaje, centro
      de almacenamiento`,
    en: `warehouses, 3PL warehousing, public warehousing, storage warehouse, warehouse storage, commercial storage,
      inventory storage, warehouse services, warehouse 3PL, storage and distribution, storage near port, short term
      storage, overflow warehouse`,
    pt: `armazenagem, armazéns, galpões, armazém de carga geral, estocagem de mercadorias, galpão para estoque,
      armazenagem de mercadorias, armazenagem geral, guarda de carga, armazenar mercadoria, armazenagem e
      distribuição, galpão logístico, depósito de mercadorias`,
    fr: `entrepôts, entreposage et distribution, entreposage de marchandises, entrepôt 3PL, entrepôt public avec quai,
      stockage marchandises`,
  }),
  wordsFor([132], {
    es: `posiciones de pallets, posición de tarima, posiciones de estiba, almacenaje de tarimas, almacenaje por pallet,
      almacenaje de pallets, guardar tarimas, bodegaje por estiba, bodegaje por pallet, por pallet, pallets en bodega`,
    en: 'store skids, skid storage, racked storage',
    pt: 'posição palete, posições palete, armazenagem de paletes, armazenagem por palete, porta paletes',
    fr: 'positions palettes, entreposage palettes',
  }),
  wordsFor([133], {
    es: `renta de bodega, bodega en renta, bodegas en renta, renta bodega, alquiler de bodega, alquiler de bodegas,
      alquiler de galpón, alquiler de galpones, alquiler de depósito, alquiler de depósitos, alquiler depósito, galpón
      en alquiler, galpones en alquiler, depósito en alquiler, almacén en alquiler, alquiler de almacén, alquiler de
      almacenes, alquiler de local industrial, nave en renta, naves industriales, nave industrial en renta, naves
      industriales en renta, bodega en arriendo, bodegas en arriendo, arriendo de bodegas, arriendo bodega, arriendo
      galpón, galpón industrial, ofibodegas, bodega industrial, local industrial, patio en renta, terreno para
      contenedores, galpones`,
    en: `rent warehouse, warehouse space for rent, warehouse for lease, warehouse leasing, industrial warehouse for rent,
      small warehouse, commercial warehouse for rent, on-demand warehousing`,
    pt: `aluguel de galpões, galpão aluguel, alugo galpão, galpão industrial, locação de galpão, aluguel de armazém,
      aluguel de depósito, galpões para locação, aluga galpão, condomínio de galpões`,
    fr: `location entrepôt, entrepôts à louer, louer local industriel, location d'un entrepôt, espace industriel`,
  }),
  wordsFor([134], {
    es: `cross-dock, cruce de andén, transbordo de carga, trasvase de carga, bodega de transbordo, reacomodo de carga,
      reconsolidación, cruce de muelle, plataforma logística`,
    en: `crossdocks, cross dock warehouse, load transfer, freight transfer, rework loads, restack, cross docking services`,
    pt: 'transbordo, transbordo de mercadorias',
    fr: 'transbordement de marchandises, quai',
  }),
  wordsFor([135], {
    es: `silos, acopio, acopio de granos, acopiadora, acopiadores, secado, secadora de granos, silo bolsa granos,
      almacenar granos, almacén de granos, bodega de granos, guardar soja, acopio de maíz, centro de acopio, piladora,
      piladoras`,
    en: 'grain elevators, grain bins, grain silo, store grain, grain handling',
    pt: `silo, armazenagem de grãos, armazém graneleiro, armazenagem de soja, secador de grãos, armazém de grãos,
      armazenagem de grãos silo`,
    fr: 'séchage de grains, entreposage du grain',
  }),
  wordsFor([136], {
    es: `almacén de químicos, bodega para químicos, almacén IMO, bodega de sustancias peligrosas, almacén de materiales
      peligrosos, almacenar químicos, depósito de químicos, bodega de respel, almacén matpel, depósito de inflamables,
      bodega sustancias peligrosas, bodega suspel`,
    en: `chemical storage, dangerous goods warehouse, hazmat warehousing, hazardous storage, chemical warehousing`,
    pt: `armazenagem química, armazenagem de químicos, armazém de produtos químicos, armazém químico, armazenagem de
      perigosos`,
    fr: 'entrepôt matières dangereuses, stockage produits chimiques',
  }),
  wordsFor([137], {
    es: `depósito fiscal aeropuerto, depósitos fiscales, almacén fiscalizado, almacén aduanero, almacenes fiscales,
      almacén extraportuario, depósito temporal de contenedores, depósito habilitado, bodega fiscal, zona aduanera,
      depósito franco, almacén bonded, bodega aduanera, bodegas aduaneras, depósitos temporales, almacén general de
      depósito fiscal, depósito aduanero público`,
    en: `bonded warehouse storage, bonded, CBP bonded warehouse, bonded warehouses, container freight station,
      sufferance, FTZ bonded`,
    pt: `porto seco alfandegado EADI, alfandegado, armazenagem alfandegada, REDEX armazém, terminal alfandegário, recinto
      alfandegário`,
    fr: 'sous douane entreposage, entrepôts sous douane, entrepôt douanier',
  }),
  wordsFor([138], {
    es: `zona franca, zonas francas, bodega en zona franca, usuario zona franca, ZOFRI bodega, zona libre de Colón,
      parque zona franca, régimen franco, zona franca bodega, almacén en zona franca, zona franca industrial, ZEDE,
      Zonamérica`,
    en: 'free trade zone, free zone, free zone warehouse, free zone storage, FTZ warehouse',
    pt: 'entreposto da zona franca, armazém zona franca',
    fr: 'zones franches, entrepôt zone franche',
  }),
  wordsFor([139], {
    es: 'puertos secos, puerto interior, ZEAL, terminal terrestre de carga, recinto multimodal',
    en: 'dry port, inland ports, dry ports',
    pt: 'portos secos, EADI porto seco, terminal seco',
    fr: 'ports secs',
  }),
  wordsFor([140], {
    es: `cámaras frigoríficas, cámaras de frío, cuartos fríos, frigoríficos, almacén frío, almacén de frío, almacén
      frigorífico, depósito frigorífico, bodega refrigerada para alquilar, almacenamiento en frío, almacenaje en frío,
      almacenaje refrigerado, almacenaje de congelados, depósito de congelados, cámara de congelado, cámara
      frigorífica para alquilar, alquiler de cámara frigorífica, alquiler de cámara, cuarto frío para fresa, bodega de
      congelado, preenfriado, preenfriamiento, frigorífico de frutas, atmósfera controlada, bodega con frío, renta de
      cámara fría, depósito con frío`,
    en: `cold storage warehouse, cold storage facility, refrigerated storage, frozen warehouse, produce cooler, cold
      storage rental, refrigerated warehousing, frozen storage warehouse, controlled atmosphere, precooling`,
    pt: `armazém frigorificado, armazenagem fria, armazenagem refrigerada, armazenagem de congelados, frigorificado
      armazém, locação de câmara fria, aluguel de câmara fria, packing house, estocagem de congelados`,
    fr: 'entreposage froid, chambres froides, entreposage de congelés, stockage frigorifique, congélateurs',
  }),
  wordsFor([141], {
    es: `congelado de fruta, congelar, congelar pescado, congelado, túnel de congelación, congelamiento, congeladora,
      congelar fruta, servicio de congelado`,
    en: 'blast freeze, freezing service, IQF freezing, freeze fish',
    pt: 'congelamento, câmara de congelamento rápido',
    fr: 'congélation, tunnel de congélation rapide',
  }),
  wordsFor([142], {
    es: `almacén farmacéutico, almacén BPA, bodega de medicamentos, bodega farma, droguería almacén, operador logístico
      farma, almacenar medicamentos, cross dock farmacéutico, depósito de medicamentos`,
    en: 'pharmaceutical warehouse, pharma storage, GDP warehouse, 3PL pharma',
    pt: 'armazenagem farmacêutica, armazém para medicamentos',
    fr: 'entrepôt pharma',
  }),
  wordsFor([143, 144], {
    es: `fulfillment, e-commerce, logística ecommerce, logística para ecommerce, bodega full, bodega full Mercado Libre,
      bodega para ecommerce, full Mercado Libre, envío a full, preparación para Amazon, FBA Amazon, almacén para
      tienda online, bodega para tienda online, almacenar y despachar pedidos, 3PL ecommerce, dark kitchen logística,
      centro de fulfillment, bodega para Shopify, operador ecommerce, despacho de pedidos, armado de cajas de pedidos`,
    en: `fulfillment center, fulfillment services, 3PL fulfillment, FBA prep, Amazon FBA, Amazon FBA prep, prep center,
      subscription box fulfillment, pick pack and ship, ecommerce warehouse, kitting and fulfillment, DTC fulfillment,
      warehouse for online store`,
    pt: `logística para e-commerce, full do Mercado Livre, fulfillment Mercado Livre, Mercado Livre full, estoque para
      loja online, operador logístico e-commerce, logística e-commerce, estoque loja virtual, separação e envio,
      armazenagem para e-commerce`,
    fr: `commerce en ligne, exécution de commandes, logistique e-commerce, centre de distribution e-commerce, préparation
      et expédition`,
  }),
  wordsFor([144], {
    es: 'fulfilment, picking, packing, empacado, picking de pedidos, alistado de pedidos, surtido',
    en: 'ecommerce, pick pack',
    pt: 'separação, embalagem e envio, separação de mercadorias',
    fr: 'emballage et expédition, ramassage de commandes',
  }),
  wordsFor([145], {
    es: `etiquetado, kitting, armado de kits, re-etiquetado, reetiquetado, etiquetas de importación, etiquetado de
      importación, etiquetado NOM, acondicionamiento secundario, reempaque, reempacado, fraccionamiento, maquila,
      armado de packs, promopacks, armado de combos, codificado`,
    en: `labeling, relabel, repackaging, repack, assembly and kitting, co-pack, display assembly, Amazon labeling,
      sorting and labeling`,
    pt: `etiquetagem, kits, montagem de kits, reetiquetagem, reembalagem, manuseio, copack, montagem de displays`,
    fr: 'étiquetage de produits, assemblage de kits, réemballage, reconditionnement',
  }),
  wordsFor([146], {
    es: `in house, operación in house, inhouse, outsourcing de almacén, operación de CEDIS, personal de bodega,
      administración de bodega, administración de almacén, manejo de inventarios, tercerizar bodega`,
    en: 'onsite logistics, warehouse staffing, inventory management, warehouse labor',
    pt: `operação in house, gestão de estoque, mão de obra para armazém, terceirização logística, operação de CD`,
    fr: "gestion d'entrepôt, gestion des stocks, main-d'œuvre d'entrepôt",
  }),
];
