import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('the environment', () => {
  it.each([
    [{}, false],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, false],
    [{ PUBLIC_URL: 'https://rumbo.example' }, true],
    [{ PUBLIC_URL: 'https://localhost.example' }, true],
    [{ PUBLIC_URL: 'https://rumbo.example', STAFF_SECOND_FACTOR: 'optional' }, false],
    [{ STAFF_SECOND_FACTOR: 'required' }, true],
  ])('asks staff for a second factor except on localhost: %j', (settings, isRequired) => {
    expect(readEnv(settings).staffSecondFactor).toBe(isRequired);
  });

  it('has defaults for everything', () => {
    expect(readEnv({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: null,
      databaseDirectUrl: null,
      seed: 'demo',
      rateLimit: true,
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readEnv({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ port: 4000, publicUrl: 'http://localhost:4000' });
  });

  it('loads no demo data into an external PostgreSQL', () => {
    expect(readEnv({ DATABASE_URL: 'postgresql://u:p@db/rumbo' }).seed).toBe('reference');
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://x'],
    ['SECRET_KEY', 'a sentence'],
    ['SECRET_KEY', 'a1'.repeat(31)],
    ['SECRET_KEY', Buffer.alloc(33).toString('base64')],
    ['PUBLIC_URL', 'rumbo.example'],
    ['SEED', 'all'],
    ['RATE_LIMIT', 'yes'],
    ['TRUST_PROXY', '-1'],
    ['LOG_RETENTION_DAYS', '0'],
    ['LOG_RETENTION_DAYS', 'forever'],
    ['ADMIN_EMAIL', 'ana'],
    ['SMTP_URL', 'mail.example'],
    ['BOT_CHECK', 'yes'],
    ['BOT_CHECK_COST', '0'],
    ['UNDO_SECONDS', '0'],
    ['UNDO_SECONDS', 'never'],
    ['GOOGLE_JWKS_URL', 'keys'],
    ['YOUTUBE_CHANNEL_ID', '@rumbo'],
    ['YOUTUBE_API_URL', 'youtube'],
    ['STORAGE_URL', 's3://store.example/bucket'],
    ['PUBLIC_IP_URL', 'api.ipify.org'],
    ['MAP_TILES_URL', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png'],
    ['MAP_TILES_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}.png"],
    ['MAP_TILES_URL', 'https://ana:secret@tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_ATTRIBUTION', 'a'.repeat(201)],
    ['CONTACT_EMAIL', 'hola'],
    ['CONTACT_PHONE', 'call us'],
    ['SOCIAL_LINKS', 'LinkedIn'],
    ['SOCIAL_LINKS', 'X=javascript:alert(1)'],
    ['TAX_BADGE_URL', 'qr.afip.gob.ar'],
    ['GA_MEASUREMENT_ID', 'UA-1234-5'],
    ['GA_SCRIPT_URL', 'gtag'],
    ['CLARITY_PROJECT_ID', 'my project'],
    ['CLARITY_SCRIPT_URL', 'tag'],
  ])('rejects %s with an example when it is %s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name}: .*Example: `));
  });

  it('reads the contact data of the footer', () => {
    const env = readEnv({
      OPERATOR_NAME: 'Cargas S.R.L.',
      CONTACT_EMAIL: 'hola@cargas.example',
      CONTACT_ADDRESS: ' Mitre 1 | Avellaneda |',
      CONTACT_PHONE: '+54 11 5555 1234',
      SOCIAL_LINKS: 'LinkedIn=https://linkedin.example/a?b=c | X=https://x.example/rumbo',
    });
    expect(env.footer).toEqual({
      operator: 'Cargas S.R.L.',
      address: ['Mitre 1', 'Avellaneda'],
      email: 'hola@cargas.example',
      phone: '+54 11 5555 1234',
      social: [
        { name: 'LinkedIn', url: 'https://linkedin.example/a?b=c' },
        { name: 'X', url: 'https://x.example/rumbo' },
      ],
      taxBadgeUrl: null,
    });
  });

  it('uses placeholder contact data only in the demo', () => {
    expect(readEnv({ SEED: 'reference', PUBLIC_URL: 'https://cargas.example' }).footer).toMatchObject({
      operator: null,
      address: [],
      email: null,
    });
    expect(readEnv({ SEED: 'demo' }).footer).toMatchObject({ email: 'hola@rumbo.example', address: { length: 2 } });
  });

  it('reads a secret key in base64 or hex', () => {
    const bytes = Buffer.from('00ff10fb'.repeat(8), 'hex');
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(readEnv({ SECRET_KEY: bytes.toString(encoding) }).secretKey!.export()).toEqual(bytes);
  });

  it('requires both keys of reCAPTCHA', () => {
    expect(() => readEnv({ BOT_CHECK: 'recaptcha', RECAPTCHA_SITE_KEY: 'x' })).toThrow(/^RECAPTCHA_SECRET_KEY: /);
  });

  it.each([
    ['YOUTUBE_API_KEY', 'x', 'YOUTUBE_CHANNEL_ID'],
    ['YOUTUBE_CHANNEL_ID', `UC${'x'.repeat(22)}`, 'YOUTUBE_API_KEY'],
  ])('requires the other variable of the channel with %s', (name, value, other) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${other}: ${name} needs it`));
  });

  it('configures each kind of analytics separately, and none by default', () => {
    expect(readEnv({}).analytics).toBeNull();
    expect(readEnv({ GA_SCRIPT_URL: 'https://stats.example/gtag/js' }).analytics).toBeNull();
    expect(readEnv({ GA_MEASUREMENT_ID: 'G-ABC123' }).analytics).toMatchObject({
      googleAnalytics: { measurementId: 'G-ABC123', scriptUrl: 'https://www.googletagmanager.com/gtag/js' },
      clarity: null,
    });
    expect(readEnv({ CLARITY_PROJECT_ID: 'abc' }).analytics).toMatchObject({ googleAnalytics: null });
  });

  it('reports all errors at once', () => {
    expect(() => readEnv({ PORT: 'x', SEED: 'x' })).toThrow(/PORT: .*SEED: /s);
  });
});
