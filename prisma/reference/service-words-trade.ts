import type { ServiceWords } from './service-words-types.ts';
import { CUSTOMS, wordsFor } from './service-words-types.ts';

export const tradeWords: readonly ServiceWords[] = [
  wordsFor([...CUSTOMS, 121, 122], {
    es: 'aduana, aduanal, aduanero',
    en: 'customs',
    pt: 'alfândega, aduaneiro, alfandegário',
    fr: 'douane, douanier',
  }),
  wordsFor([...CUSTOMS, 115, 121, 122], { fr: 'dédouanement, dédouaner' }),
  wordsFor([...CUSTOMS, 121, 122, 186], { es: 'despachante' }),
  wordsFor(CUSTOMS, {
    es: 'agente aduanal, agente de aduana, agencia de aduana, agencia aduanal, despacho, tramitador, agente aduanero',
    en: 'customs agent, customs house broker, customhouse broker, customs clearance, CHB, CBSA',
    pt: 'comissária de despachos, desembaraço, despachante de importação',
    fr: 'courtier en douane, commissionnaire en douane, agent en douane, agence en douane, courtage en douane',
  }),
  wordsFor(CUSTOMS, {
    es: 'despacho aduanero, despacho aduanal, vista de aduana, auxiliar de aduana, pedimento, nacionalización, desaduanamiento',
    en: 'customs entry, clearing agent',
    pt: 'liberação alfandegária, Siscomex',
  }),
  wordsFor([188], {
    fr: 'maison de courtage en douane',
    es: 'comisionista de aduana, SIA, corredor de aduana',
    en: 'customs brokerage',
  }),
  wordsFor([119], {
    es: 'liberar contenedor, desaduanaje, internación de mercancías',
    en: 'ISF, import entry, single entry bond, import customs',
    pt: 'DUIMP, nacionalização, liberação de importação, declaração de importação',
    fr: "dédouanement à l'importation, formalités d'importation",
  }),
  wordsFor([120], {
    es: 'DUS, trámite de exportación, permiso de embarque, DEX',
    en: 'AES filing, EEI, export documents, export declaration',
    pt: 'declaração de exportação',
    fr: "dédouanement à l'exportation, formalités d'exportation",
  }),
  wordsFor([121], {
    es: 'DTA, MIC/DTA, TIF/DTA, DUCA, tránsito internacional',
    en: 'in-bond, in-transit bond, bonded carrier, bonded trucking',
    pt: 'DTC',
    fr: 'transit douanier, transit sous douane, transporteur cautionné',
  }),
  wordsFor([122], {
    es: 'arancel, fracción arancelaria, partida arancelaria, posición arancelaria, nomenclatura, código arancelario',
    en: 'HS code, HTS, harmonized code, duty rate, schedule B, tariff code',
    pt: 'NCM, tarifa aduaneira, NESH',
    fr: 'classement tarifaire, code SH, classification tarifaire, nomenclature douanière',
  }),
  wordsFor([123], {
    es: 'asesor de comercio exterior, comex, asesoría aduanera, VUCEM, padrón de importadores, incoterms',
    en: 'trade compliance, import consultant, export consulting, foreign trade advisor',
    pt: 'assessoria aduaneira, radar Siscomex, habilitação radar, consultor de importação',
    fr: 'conseil en commerce extérieur, commerce international, consultation en commerce international, conformité douanière',
  }),
  wordsFor([124], {
    es: 'comercializadora internacional, agente de compras',
    en: 'sourcing agent, buying agent, trading company, procurement, import agent',
    pt: 'comercial importadora, comercial exportadora, importação por conta e ordem',
    fr: 'approvisionnement international, société de négoce, achats internationaux, agent acheteur',
  }),
  wordsFor([125], {
    es: 'T-MEC, TMEC, EUR.1, tratado de libre comercio, TLC, certificación de origen',
    en: 'USMCA, CUSMA, free trade agreement, FTA',
    pt: 'acordo de livre comércio',
    fr: "certificats d'origine, certificat d'origine, ACEUM, accord de libre-échange",
  }),
  wordsFor([126], {
    es: 'IMMEX, maquila, PROSEC, admisión temporal, importación temporal, Plan Vallejo, reintegro, admisión temporaria',
    en: 'duty drawback, temporary import, ATA carnet, maquiladora, duty refund, inward processing',
    pt: 'admissão temporária, RECOF, ex-tarifário, Repetro',
    fr: 'régimes douaniers spéciaux, remboursement de droits, admission temporaire, carnet ATA',
  }),
  wordsFor([24, 25, 26, 127, 128, 129], { es: 'puerto', pt: 'porto' }),
  wordsFor([127], {
    es: 'agente naviero, agencia naviera, consignatario de buques, agente marítimo',
    en: 'ship agent, port agent, vessel agency, shipping agent',
    pt: 'agente de navios, agência de navegação',
    fr: 'agence maritime, agent maritime, consignataire de navires, agent de bord',
  }),
  wordsFor([128], {
    es: 'estibador, operador portuario, cuadrilla portuaria, estibaje',
    en: 'stevedore, longshoremen, longshore',
    pt: 'estivador, OGMO, trabalhador portuário avulso',
    fr: 'débardeur, arrimage, manutention portuaire, arrimeur',
  }),
  wordsFor([129], {
    es: 'muelle, terminal de contenedores, terminal marítimo, almacenaje portuario',
    en: 'marine terminal, wharf, pier, container terminal',
    pt: 'cais, terminal de contêineres',
    fr: 'terminal portuaire, quai, terminal à conteneurs, terminal maritime',
  }),
  wordsFor([130], {
    es: 'perito, ajustador, liquidador de averías, averías, inspector de carga, supervisión de embarque, draft survey, certificación de peso y calidad',
    en: 'surveyor, marine surveyor, cargo inspection, pre-shipment inspection, loss adjuster, damage survey',
    pt: 'vistoriador, comissário de avarias, regulador de sinistro, inspeção de cargas, arqueação',
    fr: 'inspection de marchandises, expert maritime, expertise maritime, inspection avant expédition, constat de dommages',
  }),
];
