// A Chromium for tests without an install step: the one inside @sparticuz/chromium's package, which has no windows and
// so takes half the CPU time of the system's; the system's if the package does not support the machine.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function browserOptions(): Promise<LaunchOptions> {
  const args = [
    // Chromium does not start with its sandbox as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    // Disables its own requests: tests must see only those of the page.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    // There is no graphics card, and emulating one takes longer than all other work of a page.
    '--disable-gpu',
    '--no-first-run',
  ];
  const isPacked = process.platform === 'linux' && process.arch === 'x64';
  const other = process.env.CHROMIUM_PATH ?? (isPacked ? undefined : SYSTEM.find((file) => existsSync(file)));
  if (other) return { executablePath: other, args };
  if (!isPacked) return { channel: 'chrome', args };
  const directory = await unpackedChromium();
  return {
    executablePath: path.join(directory, 'chromium'),
    args: [...args, '--no-zygote', '--font-render-hinting=none'],
    env: {
      ...(process.env as Record<string, string>),
      // the package also contains the libraries and fonts that a bare machine lacks
      LD_LIBRARY_PATH: [path.join(directory, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: path.join(directory, 'fonts.conf'),
    },
  };
}

/** Unpacked once, next to the final path and then moved there, as two runs may start together. */
async function unpackedChromium(): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const home = path.dirname(path.dirname(manifest));
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string };
  const directory = path.resolve('node_modules/.cache', `chromium-${version}`);
  if (existsSync(path.join(directory, 'chromium'))) return directory;
  mkdirSync(path.dirname(directory), { recursive: true });
  const draft = mkdtempSync(`${directory}-`);
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = draft; // the package unpacks into this folder
  const { inflate } = await import('@sparticuz/chromium');
  for (const file of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) await inflate(path.join(home, 'bin', file));
  if (temporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporary;
  writeFileSync(
    path.join(draft, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${directory}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${directory}/font-cache</cachedir></fontconfig>`,
  );
  try {
    renameSync(draft, directory);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return directory;
}
