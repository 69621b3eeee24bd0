import { expect, it } from 'vitest';
import { useBuiltWeb } from '#tests/builtWeb.ts';
import { useApp } from '#tests/testApp.ts';

const DRAWING = `export const createDrawing = () => ({
  draw: async ({ url }) => {
    if (url.endsWith('/help')) process.exit(1);
    return { head: '', body: '<p>drawn</p>', data: '{}', status: 200, failure: null, modules: [] };
  },
  drawApiPage: () => '',
});`;

const test = useApp('demo', {}, useBuiltWeb({ '.server/entry.server.js': DRAWING }));
const page = async (path: string) => (await test.app.fetch(new Request(`http://localhost${path}`))).text();

it('leaves a page to the browser when the rendering thread ends, and renders the next one in another thread', async () => {
  expect(await page('/')).toContain('<p>drawn</p>');
  expect(await page('/help')).not.toContain('<p>drawn</p>');
  expect(await page('/')).toContain('<p>drawn</p>');
});
