// Certifications and licenses of businesses, in the main language of the country. Acronyms in capitals first, as
// visitors search for them.

export type Field = 'road' | 'food' | 'pharma' | 'hazard' | 'animals' | 'trade' | 'storage' | 'people' | 'wood';

interface Certificate {
  field: Field;
  text: string;
}

function of(field: Field, ...texts: readonly string[]): Certificate[] {
  return texts.map((text) => ({ field, text }));
}

export const certificates: Readonly<Record<string, readonly Certificate[]>> = {
  AR: [
    ...of(
      'road',
      'inscripción en el RUTA',
      'RTO vigente en toda la flota',
      'licencias LiNTI al día',
      'norma ISO 39001 de seguridad vial',
    ),
    ...of('food', 'habilitación de SENASA', 'sistema HACCP en la carga'),
    ...of('pharma', 'habilitación de ANMAT para distribución'),
    ...of('hazard', 'habilitación para mercancías peligrosas', 'certificación del programa CUIDAR'),
    ...of('animals', 'transporte habilitado por SENASA'),
    ...of('trade', 'Operador Económico Autorizado (OEA)', 'inscripción en el registro de importadores y exportadores'),
    ...of('people', 'habilitación de la CNRT'),
    ...of('wood', 'registro de SENASA para NIMF 15'),
  ],
  BR: [
    ...of('road', 'registro RNTRC na ANTT', 'certificação ISO 39001 de segurança viária'),
    ...of('food', 'licença da vigilância sanitária', 'boas práticas HACCP (APPCC)'),
    ...of('pharma', 'autorização AFE da ANVISA', 'boas práticas de distribuição da ANVISA'),
    ...of('hazard', 'avaliação SASSMAQ', 'licença do IBAMA', 'certificado CIV e CIPP do Inmetro'),
    ...of('animals', 'cadastro no serviço de defesa agropecuária'),
    ...of('trade', 'certificação OEA da Receita Federal', 'habilitação no Radar Siscomex'),
    ...of('storage', 'AVCB do Corpo de Bombeiros'),
    ...of('people', 'registro de fretamento na ANTT', 'cadastro no Cadastur'),
    ...of('wood', 'credenciamento do MAPA para NIMF 15'),
  ],
  MX: [
    ...of('road', 'permiso de la SICT', 'certificación CTPAT', 'Carta Porte digital en cada viaje'),
    ...of('food', 'certificación TIF', 'sistema HACCP'),
    ...of('pharma', 'licencia sanitaria de COFEPRIS'),
    ...of('hazard', 'permiso de la SICT para materiales peligrosos', 'autorización de SEMARNAT'),
    ...of('animals', 'registro en SENASICA'),
    ...of('trade', 'certificación OEA del SAT', 'certificación CTPAT'),
    ...of('people', 'permiso federal de turismo'),
    ...of('wood', 'registro de SEMARNAT para NIMF 15'),
  ],
  CL: [
    ...of(
      'road',
      'revisión técnica al día y norma Euro V o superior',
      'sello Giro Limpio',
      'norma ISO 39001 de seguridad vial',
    ),
    ...of('food', 'resolución sanitaria de la SEREMI', 'sistema HACCP'),
    ...of('pharma', 'autorización del ISP'),
    ...of('hazard', 'cumplimiento del DS 298 para cargas peligrosas'),
    ...of('animals', 'inscripción en el SAG'),
    ...of('trade', 'certificación OEA de Aduanas'),
    ...of('people', 'inscripción en el registro de transporte privado'),
    ...of('wood', 'autorización del SAG para NIMF 15'),
  ],
  CO: [
    ...of('road', 'certificación BASC', 'habilitación del Ministerio de Transporte', 'manifiesto en línea con el RNDC'),
    ...of('food', 'concepto sanitario del INVIMA', 'sistema HACCP'),
    ...of('pharma', 'buenas prácticas avaladas por el INVIMA'),
    ...of('hazard', 'certificación del Decreto 1609 para mercancías peligrosas'),
    ...of('animals', 'registro ante el ICA'),
    ...of('trade', 'certificación BASC', 'calificación OEA de la DIAN'),
    ...of('people', 'habilitación de servicio especial'),
    ...of('wood', 'registro del ICA para NIMF 15'),
  ],
  PE: [
    ...of('road', 'autorización del MTC', 'certificación BASC'),
    ...of('food', 'habilitación de SENASA', 'certificación HACCP avalada por DIGESA'),
    ...of('pharma', 'buenas prácticas certificadas por DIGEMID'),
    ...of('hazard', 'permiso del MTC para materiales peligrosos', 'registro en OSINERGMIN'),
    ...of('trade', 'certificación OEA de SUNAT', 'certificación BASC'),
    ...of('people', 'autorización del MTC para turismo y personal'),
    ...of('wood', 'registro de SENASA para NIMF 15'),
  ],
  US: [
    ...of(
      'road',
      'an active DOT number',
      'a satisfactory FMCSA safety rating',
      'SmartWay partner status',
      'CTPAT membership',
    ),
    ...of('food', 'HACCP plans and FSMA sanitary transport records'),
    ...of('pharma', 'NABP-accredited facilities', 'FDA-compliant temperature records'),
    ...of('hazard', 'a federal hazmat safety permit', 'TWIC-carrying drivers'),
    ...of('trade', 'CTPAT membership', 'an FMC license'),
    ...of('storage', 'AIB-inspected facilities'),
    ...of('people', 'DOT passenger authority'),
    ...of('wood', 'ISPM 15 stamp authority'),
  ],
  CA: [
    ...of('road', 'a CVOR in good standing', 'FAST-approved drivers', 'PIP and CTPAT membership'),
    ...of('food', 'CFIA-compliant cold chain records', 'a HACCP plan'),
    ...of('hazard', 'TDG-trained drivers'),
    ...of('trade', 'a CBSA license', 'PIP membership'),
  ],
  UY: [
    ...of('road', 'permiso de la DNT', 'aptitud técnica de SUCTA al día'),
    ...of('food', 'habilitación bromatológica', 'sistema HACCP'),
    ...of('animals', 'habilitación del MGAP'),
    ...of('trade', 'calificación OEC de Aduanas'),
    ...of('people', 'habilitación del Ministerio de Turismo'),
  ],
  PY: [
    ...of('road', 'habilitación de DINATRAN'),
    ...of('food', 'registro en SENACSA'),
    ...of('animals', 'registro en SENACSA'),
  ],
  BO: [...of('food', 'registro sanitario de SENASAG'), ...of('trade', 'certificación OEA de la Aduana Nacional')],
  EC: [
    ...of('road', 'permiso de operación de la ANT', 'certificación BASC'),
    ...of('food', 'permiso de ARCSA', 'sistema HACCP'),
    ...of('trade', 'certificación BASC', 'calificación OEA del SENAE'),
  ],
  VE: [...of('food', 'permiso de INSAI'), ...of('hazard', 'registro RACDA')],
  GT: [...of('road', 'certificación BASC'), ...of('trade', 'certificación OEA de la SAT')],
  CR: [...of('road', 'certificación BASC'), ...of('trade', 'auxiliares inscritos en el TICA')],
  PA: [...of('road', 'certificación BASC'), ...of('trade', 'licencia de la Zona Libre de Colón')],
  DO: [...of('road', 'certificación BASC'), ...of('trade', 'certificación OEA de la DGA')],
};

/** Certificates known in all countries. */
export const worldCertificates: Readonly<Record<'en' | 'es' | 'pt', readonly string[]>> = {
  en: ['ISO 9001:2015 certification', 'ISO 14001 certification', 'an ISO 9001 quality system'],
  es: ['certificación ISO 9001:2015', 'normas ISO 9001 e ISO 14001', 'un sistema de calidad ISO 9001'],
  pt: ['certificação ISO 9001:2015', 'normas ISO 9001 e ISO 14001', 'um sistema de qualidade ISO 9001'],
};

/** Possible certifications of a business by subcategory, the most fitting first. */
export function fieldsOf(subcategoryId: number): readonly Field[] {
  if (subcategoryId === 6) return ['food', 'road'];
  if (subcategoryId === 7) return ['pharma', 'road'];
  if (subcategoryId === 10 || subcategoryId === 11) return ['hazard', 'road'];
  if (subcategoryId === 12) return ['animals', 'road'];
  if (subcategoryId <= 15) return ['road'];
  if (subcategoryId >= 19 && subcategoryId <= 26) return ['trade'];
  if (subcategoryId === 28) return ['trade', 'storage'];
  if (subcategoryId === 29) return ['food', 'storage'];
  if (subcategoryId === 27 || subcategoryId === 30) return ['storage'];
  if (subcategoryId >= 31 && subcategoryId <= 33) return ['people'];
  return [];
}
