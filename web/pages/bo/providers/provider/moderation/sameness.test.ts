import { expect, test } from 'vitest';
import { comparedKey } from './sameness.ts';

test.each([
  ['businessName', 'Transportes Andes S.R.L.', 'TRANSPORTES ANDES SRL'],
  ['businessName', 'Transportes Andes S.A. de C.V.', 'Transportes Andes'],
  ['businessName', 'Logística Bahía y Cía. Ltda.', 'logistica bahia y cia'],
  ['commercialName', 'Andes, Cargas', 'andes cargas'],
  ['websiteUrl', 'https://www.andes.example/', 'http://andes.example'],
  ['taxNumber', '30-71234567-1', '30712345671'],
  ['contacts', 'Cargas@Andes.example', 'cargas@andes.example'],
  ['contacts', '+54 341 555-0100', '0341 5550100'],
  ['services', 'Transporte refrigerado · Rosario', 'Transporte Refrigerado - Rosario'],
])('in %s, %s is the same as %s', (field, item, other) => {
  expect(comparedKey(field, item)).toBe(comparedKey(field, other));
});

test.each([
  ['businessName', 'Transportes Andes SRL', 'Transportes Andinos SRL'],
  ['businessName', 'Depósito 7', 'Depósito 9'],
  ['businessName', 'SRL', 'S.A.'],
  ['contacts', 'cargas@andes.example', 'ventas@andes.example'],
  ['contacts', '+54 341 555-0100', '+54 341 555-0101'],
])('in %s, %s is not the same as %s', (field, item, other) => {
  expect(comparedKey(field, item)).not.toBe(comparedKey(field, other));
});
