import { expect, test } from 'vitest';
import { websiteLink } from './websiteLink.ts';

test('a website is displayed without its redundant parts', () => {
  expect(websiteLink('https://www.andes.example/')).toEqual({
    href: 'https://www.andes.example/',
    text: 'andes.example',
  });
});

test.each([null, '', 'javascript:alert(1)', 'data:text/html,x', 'andes.example', 'https://'])('%j is none', (url) => {
  expect(websiteLink(url)).toBeNull();
});
