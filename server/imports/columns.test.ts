import { describe, expect, it } from 'vitest';
import { referencePlaces } from '#server/app/seed/reference.ts';
import { makeAtlas } from '#server/places/atlas/atlas.ts';
import { createGazetteer } from '#server/places/gazetteer.ts';
import { proposeMapping } from './reading/mapping.ts';
import { proposeByValues } from './reading/proposeByValues.ts';
import type { Terms } from './reading/terms.ts';

const gazetteer = createGazetteer(makeAtlas(referencePlaces()));

const NAMES_OF_COLUMNS = [
  ['Transportador', 'Situação', 'Município/UF', 'Telefone(s) de contato'],
  ['TRANSPORTES UNO S.A.C.', 'ATIVO', 'Campinas/SP', '(19) 3233-1234'],
  ['Logística Dos Ltda.', 'ATIVO', 'Santos - SP', '(13) 3233-1234'],
  ['Carga Tres Inc', 'VENCIDO', 'Guarulhos/SP', '(11) 3233-1234'],
];

describe('unlisted columns', () => {
  it('are recognised by words of their headers and by their cells', () => {
    const [header = [], ...rows] = NAMES_OF_COLUMNS;
    const none = header.map(() => null);
    expect(proposeByValues(gazetteer, header, rows, none)).toEqual(['businessName', null, 'city', 'phone']);
    const unknown = header.map((_, at) => `F${at}`);
    expect(proposeByValues(gazetteer, unknown, rows, none)[0]).toBe('businessName');
  });
});

// [header, values of three rows, targets]
const REGISTERS: [string, string[], string[][], (string | null)[]][] = [
  [
    'a status beside states',
    ['Razão Social', 'CNPJ', 'CPF', 'Estado', 'UF', 'Município'],
    [
      ['Transportes A Ltda', '12345678000195', '', 'AC', 'SP', 'Campinas'],
      ['João B', '', '11122233396', 'SU', 'AC', 'Rio Branco'],
      ['Transportes C Ltda', '12345678000195', '', 'CA', 'MS', 'Dourados'],
    ],
    ['businessName', 'taxNumber', 'taxNumber', null, 'region', 'city'],
  ],
  [
    'a status with the name that states have, too',
    ['Empresa', 'Estado', 'Status', 'Cidade'],
    [
      ['Transportes A Ltda', 'São Paulo', 'Ativo', 'Campinas'],
      ['Transportes B Ltda', 'Sergipe', 'Inativo', 'Aracaju'],
      ['Transportes C Ltda', 'Goiás', 'Ativo', 'Goiânia'],
    ],
    ['businessName', 'region', null, 'city'],
  ],
  [
    'areas within regions',
    ['RUT', 'DV', 'Razón social', 'Región', 'Provincia', 'Comuna'],
    [
      ['76111222', '8', 'Uno SpA', 'VIII REGION DEL BIO BIO', 'ÑUBLE', 'CHILLAN'],
      ['76111230', '9', 'Dos SpA', 'XIII REGION METROPOLITANA', 'SANTIAGO', 'SANTIAGO'],
      ['76111231', '7', 'Tres SpA', 'XI REGION DE AYSEN', 'COYHAIQUE', 'COYHAIQUE'],
    ],
    ['taxNumber', 'taxNumber', 'businessName', 'region', 'region', 'city'],
  ],
  [
    'codes of areas beside phones',
    ['Empresa', 'Área', 'DDI', 'DDD Fone', '(DDD) Fone', 'Carac. Cel.', 'Celular'],
    [['Uno SA', '3', '55', '11', '(11) 3333-4444', '(0341)', '155 123456']],
    ['businessName', null, 'areaCode', 'areaCode', 'phone', 'areaCode', 'mobilePhone'],
  ],
  [
    'several rows of each business',
    ['Permit No.', 'Motor Carrier', 'Business Address', 'Contact Role', 'Phone'],
    [0, 1, 2, 3, 4, 5].map((at) => [
      `61${at >> 1}`,
      ['UNO LLC', 'DOS LLC', 'TRES LLC'][at >> 1]!,
      '455 FM 1472, Laredo, TX 78045',
      at % 2 ? 'Owner' : 'Dispatcher',
      '956-555-0100',
    ]),
    ['reference', 'businessName', 'city', null, 'phone'],
  ],
  [
    'numbers of regions',
    ['Empresa', 'Región', 'Comuna'],
    [['Uno SpA', 'VIII', 'Los Ángeles']],
    ['businessName', 'region', 'city'],
  ],
  [
    'names with their tax numbers',
    ['Nombre o Razón Social / RNC o Cédula', 'Municipio'],
    [
      ['Aduanas del Este, SRL - RNC 1-31-36008-4', 'Boca Chica'],
      ['Altagracia Ureña (Cédula 001-1266884-3)', 'San Cristóbal'],
    ],
    ['businessName', 'city'],
  ],
  [
    'a class beside the services',
    ['Razón social', 'Modalidad', 'Servicios autorizados', 'NE / BN'],
    Array.from({ length: 24 }, (_, at) => [
      `Transportes ${['Uno', 'Dos', 'Tres'][at % 3]} ${'ABCDEFGH'[at >> 2]} SAS`,
      at % 2 ? 'CARGA' : 'MIXTO',
      `Carga ${at}`,
      '770591212 RT0001',
    ]),
    ['businessName', null, 'services', 'taxNumber'],
  ],
  [
    'titles beside legal names, and French headers',
    ['post_title', 'cf_razon_social', 'Adresse', 'Municipalité'],
    [
      ['Grúas Ortega', 'GRUAS Y EQUIPOS ORTEGA, S.A.', '12, rue Principale, Candiac', ''],
      ['Mudanzas Núñez', '', '', 'Laval'],
    ],
    ['commercialName', 'businessName', 'address', 'city'],
  ],
  [
    'a legal and a trade name, two websites',
    ['Empresa', 'Razón social', 'Domain', 'Website URL', 'Ciudad'],
    [['Andes Azul', 'Andes Azul S.A. de C.V.', 'andes-azul.example', '', 'Monterrey']],
    ['commercialName', 'businessName', 'websiteUrl', 'websiteUrl', 'city'],
  ],
  [
    'the open data of ANTT',
    ['nome_transportador', 'numero_rntrc', 'situacao_rntrc', 'cpfcnpjtransportador', 'cep', 'municipio', 'uf'],
    [['TRANSPORTES A LTDA', '000123456', 'ATIVO', '12345678000195', '89801000', 'CHAPECO', 'SC']],
    ['businessName', 'reference', null, 'taxNumber', 'postalCode', 'city', 'region'],
  ],
];

describe('the columns of a register', () => {
  it.each(REGISTERS)('are distinguished: %s', async (_, header, rows, targets) => {
    const terms: Terms = { services: new Map(), servicesByName: new Map(), taxTypes: [] };
    const proposed = proposeMapping(header, 'es', terms).targets;
    expect(proposeByValues(gazetteer, header, rows, proposed)).toEqual(targets);
  });
});
