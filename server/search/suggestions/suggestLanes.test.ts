import { expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

it.each([
  ['Transporte de vino Mendoza–Santiago de Chile. Flota propia.', ['Mendoza > Santiago']],
  [
    'Cargas generales: de Rosario a Asunción, de Rosario a Montevideo. Depósito en Funes.',
    ['Rosario > Asunción', 'Rosario > Montevideo'],
  ],
  ['Fretes de Curitiba para São Paulo; seguro incluso', ['Curitiba > São Paulo']],
  ['Desde 1998 mudanzas y fletes en Rosario, con personal propio.', []],
])('the routes that %j says are suggested', async (text, lanes) => {
  const { body } = await test.graphql(
    'query ($text: String!) { suggestLanes(text: $text) { from { name } to { name } } }',
    { text },
    { 'accept-language': 'es-AR' },
  );
  const found = body.data.suggestLanes.map(
    ({ from, to }: Record<'from' | 'to', { name: string }>) => `${from.name} > ${to.name}`,
  );
  expect(found).toEqual(lanes);
});
