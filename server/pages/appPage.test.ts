import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { useBuiltWeb } from '#tests/builtWeb.ts';
import { useApp } from '#tests/testApp.ts';
import { appPageAt } from './appPages.ts';

/** What the build says of a page's code. */
const MANIFEST = {
  'index.html': { file: 'assets/index.js', dynamicImports: ['app.tsx'] },
  'app.tsx': { file: 'assets/app.js' },
  'pages/users/login/LoginPage.tsx': { file: 'assets/Login.js', imports: ['_form.js'] },
  '_form.js': { file: 'assets/form.js' },
  'pages/pre-registration/PreRegistrationPage.tsx': { file: 'assets/PreRegistration.js' },
  'i18n/compiled/first/en.json': { file: 'assets/first.js' },
  'i18n/compiled/pages/en.json': { file: 'assets/pages.js' },
};

describe('a page that the app draws', () => {
  const test = useApp('empty', {}, useBuiltWeb({ '.vite/manifest.json': JSON.stringify(MANIFEST) }));

  it('names the code that it begins with, and what that imports, to be fetched once it is painted', async () => {
    const { body } = await test.get('/users/login?next=%2Fusers%2Fprofile');
    const files = JSON.parse(body.match(/id="code">(.*?)<\/script>/)![1]!);
    expect(files).toEqual(['app', 'Login', 'form', 'first', 'pages'].map((file) => `/assets/${file}.js`));
    expect(body).not.toContain('modulepreload');
  });

  it('has its code fetched at once where there is nothing to read before', async () => {
    const { body } = await test.get('/users/forgot');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/app.js" />');
    expect(body).not.toContain('/assets/form.js');
  });

  it('begins with its heading, and says that it needs the app', async () => {
    const { body } = await test.get('/pre-registration');
    expect(body).toContain('>Pre-register your business</h1>');
    expect(body).toContain('<noscript>');
    expect((await test.get('/pre-registration?resubmit=x')).body).not.toContain('</h1>');
  });

  it.each(['/pre-registration', '/users/login', '/users/signup', '/mvp', '/help'])(
    'names code that there is: %s',
    (address) => {
      for (const module of appPageAt(address)!.modules) expect(existsSync(path.join('web', module)), module).toBe(true);
    },
  );
});
