// Renders the images of the site in web/public. preview.png, for messengers, has the wordmark and the compass of the
// landing page (web/layouts/Logo.tsx, web/pages/landing/HeroMotif.tsx), 1200 × 630. favicon.ico and
// apple-touch-icon.png are favicon.svg for programs that request those names. Run it after changing any of them.
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#0b1a38"/>
  <g fill="none" stroke="#9db4d8" transform="translate(900 315)">
    <circle r="430" opacity=".1"/><circle r="330" opacity=".16"/>
    <circle r="250" opacity=".5" stroke-width="9" stroke-dasharray="1.5 19.08"/>
    <circle r="250" opacity=".8" stroke-width="18" stroke-dasharray="2 390.7"/>
    <circle r="176" opacity=".22"/><circle r="98" opacity=".3"/>
    <path d="M0-430v860M-430 0h860" opacity=".1"/>
  </g>
  <g fill="none" stroke="#9db4d8" stroke-width="2" stroke-dasharray="2 11" stroke-linecap="round" opacity=".75">
    <path d="M-20 560C220 590 400 440 560 470S760 560 900 315"/><path d="M900 315c70-90 130-60 190-120s60-110 130-150"/>
  </g>
  <g fill="#0b1a38" stroke="#c6d4ea" stroke-width="3"><circle cx="560" cy="470" r="7"/><circle cx="1090" cy="195" r="7"/></g>
  <g transform="translate(900 315) rotate(38)">
    <path fill="#ea3a42" d="M0-170 29 0h-58Z"/><path fill="#c6d4ea" d="M0 170-29 0h58Z"/><circle r="10" fill="#0b1a38"/>
  </g>
  <g transform="translate(84 242) scale(3.4)" color="#fff" fill="none">
    <path d="M4 34V7h9.5a8 8 0 0 1 0 16H4m9 0 8.5 11M30 14.5v10.5a8.25 8.25 0 0 0 16.5 0V14.5m0 0V34M56 34V14.5m0 7.5a7.25 7.25 0 0 1 14.5 0V34m0-12a7.25 7.25 0 0 1 14.5 0V34M94.5 5v29" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    <g stroke="#fff" stroke-width="5"><circle cx="104.2" cy="24.25" r="9.7"/><circle cx="131" cy="24.25" r="9.7"/></g>
    <path fill="#ea3a42" d="M135.9 19.35 133.3 26.55 128.7 21.95Z"/><path fill="#fff" d="M126.1 29.15 128.7 21.95 133.3 26.55Z"/>
  </g>
</svg>`;

await sharp(Buffer.from(picture), { density: 72 })
  .resize(1200, 630)
  .png({ palette: true, quality: 90 })
  .toFile('web/public/preview.png');

const icon = readFileSync('web/public/favicon.svg', 'utf8');
const drawn = (svg, size) => sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png();

// iOS rounds the corners itself, and shows transparent areas as black
await drawn(icon.replace(' rx="8"', ''), 180).toFile('web/public/apple-touch-icon.png');

// https://en.wikipedia.org/wiki/ICO_(file_format): one PNG
const SIZE = 32;
const png = await drawn(icon, SIZE).toBuffer();
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.set([SIZE, SIZE], 6);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(png.length, 14);
header.writeUInt32LE(header.length, 18);
writeFileSync('web/public/favicon.ico', Buffer.concat([header, png]));
