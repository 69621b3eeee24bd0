import { expect, test } from 'vitest';
import { findPageContext, type PageContext } from '#web/pageContext.ts';
import { ownFirst } from './taxTypeGroups.ts';

const group = (countryCode: string, label: string) => ({ countryCode, label, options: [] });
const groups = [group('AR', 'Argentina'), group('BR', 'Brasil'), group('CL', 'Chile')];
const order = (place: string) => ownFirst(groups, place).map(({ countryCode }) => countryCode);

test("the tax types of the place's country come first, otherwise those of the visitor's country", () => {
  findPageContext(() => ({ locales: ['pt-BR'] }) as unknown as PageContext);
  expect(order('Valparaíso, Valparaíso, Chile')).toEqual(['CL', 'AR', 'BR']);
  expect(order('')).toEqual(['BR', 'AR', 'CL']);
  findPageContext(() => ({ locales: ['en-US'] }) as unknown as PageContext);
  expect(order('')).toEqual(['AR', 'BR', 'CL']);
});
