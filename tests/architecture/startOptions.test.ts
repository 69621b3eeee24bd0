import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the image and npm start give the server the same memory', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const optionsOf = (text: string) => text.match(/--max-[\w-]+=\d+/g);
  expect(optionsOf(scripts.start)).toHaveLength(2);
  expect(optionsOf(readFileSync('Dockerfile', 'utf8'))).toEqual(optionsOf(scripts.start));
});
