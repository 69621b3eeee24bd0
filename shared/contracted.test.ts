import { expect, test } from 'vitest';
import { contracted } from './contracted.ts';

test.each([
  ['fr', 'Déménagement à Le Lamentin', 'Déménagement au Lamentin'],
  ['fr', 'Transport frigorifique à Les Abymes', 'Transport frigorifique aux Abymes'],
  ['fr', 'près de Ottawa, Ontario', 'près d’Ottawa, Ontario'],
  ['fr', '12 entreprises à moins de 50 km de Les Abymes', '12 entreprises à moins de 50 km des Abymes'],
  ['fr', 'à Léogâne, de Lévis, de Montréal à La Tuque', 'à Léogâne, de Lévis, de Montréal à La Tuque'],
  ['fr', 'à San Pedro de Urabá, de Ottawa', 'à San Pedro de Urabá, d’Ottawa'],
  ['pt', 'Transporte de São Paulo a Rio de Janeiro', 'Transporte de São Paulo ao Rio de Janeiro'],
  ['pt', 'Mudanças em Rio de Janeiro, Brasil', 'Mudanças no Rio de Janeiro, Brasil'],
  ['es', 'Transporte de El Salvador a Rio de Janeiro', 'Transporte de El Salvador a Rio de Janeiro'],
])('says in %s "%s" as it is said there', (language, written, said) => {
  expect(contracted(written, language)).toBe(said);
});
