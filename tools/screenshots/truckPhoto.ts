import sharp from 'sharp';

/** A drawing of a truck on a road at dusk, used as the picture of a provider. */
const TRUCK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200">
  <defs>
    <linearGradient id="sky" x2="0" y2="1">
      <stop offset="0" stop-color="#5d86b8"/><stop offset=".55" stop-color="#c9d3dc"/><stop offset="1" stop-color="#f5d3a4"/>
    </linearGradient>
    <linearGradient id="field" x2="0" y2="1"><stop offset="0" stop-color="#a89a55"/><stop offset="1" stop-color="#71733c"/></linearGradient>
    <linearGradient id="road" x2="0" y2="1"><stop offset="0" stop-color="#6d6f76"/><stop offset="1" stop-color="#3c3e46"/></linearGradient>
    <linearGradient id="box" x2="0" y2="1"><stop offset="0" stop-color="#fdfdfb"/><stop offset="1" stop-color="#d3d8de"/></linearGradient>
    <linearGradient id="cab" x2="0" y2="1"><stop offset="0" stop-color="#d0413f"/><stop offset="1" stop-color="#8f1f27"/></linearGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="14"/></filter>
    <filter id="far"><feGaussianBlur stdDeviation="3"/></filter>
    <filter id="grain"><feTurbulence baseFrequency=".8" numOctaves="3"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .16 0"/></filter>
    <g id="wheel"><circle r="72" fill="#1c1d21"/><circle r="40" fill="#9aa0a8"/><circle r="30" fill="#6c727b"/><circle r="10" fill="#d6dade"/></g>
  </defs>
  <rect width="1600" height="760" fill="url(#sky)"/>
  <circle cx="1330" cy="600" r="150" fill="#ffe7b8" opacity=".8" filter="url(#soft)"/>
  <g filter="url(#far)">
    <path d="M0 640 180 520 330 600 520 440 700 580 860 500 1080 640 1240 560 1600 650V780H0Z" fill="#7d8da3"/>
    <path d="M0 700 240 640 520 690 820 650 1180 700 1600 665V780H0Z" fill="#8f8f6b"/>
  </g>
  <rect y="740" width="1600" height="180" fill="url(#field)"/>
  <rect y="880" width="1600" height="320" fill="url(#road)"/>
  <path d="M0 905H1600" stroke="#e9e4d2" stroke-width="9"/>
  <path d="M-60 1100H1600" stroke="#e9e4d2" stroke-width="14" stroke-dasharray="170 120"/>
  <ellipse cx="800" cy="985" rx="640" ry="34" fill="#16171b" opacity=".55" filter="url(#soft)"/>
  <rect x="190" y="850" width="1010" height="46" fill="#2a2d35"/>
  <rect x="180" y="400" width="850" height="450" rx="10" fill="url(#box)"/>
  <path d="M180 735H1030V790H180Z" fill="#1d3767"/><path d="M180 790H1030V806H180Z" fill="#cb1f31"/>
  <g stroke="#bcc3cc" stroke-width="4">${[290, 400, 510, 620, 730, 840, 945].map((x) => `<path d="M${x} 412V735"/>`).join('')}</g>
  <rect x="1030" y="430" width="66" height="170" rx="12" fill="#aeb5be"/>
  <path d="M1085 850V500q0-34 34-34h128q30 0 46 34l70 150q37 12 37 56v144Z" fill="url(#cab)"/>
  <path d="M1180 506h60q17 0 27 22l54 124h-141Z" fill="#27405f"/><path d="M1190 516h30l-26 126h-8Z" fill="#86a3bd" opacity=".7"/>
  <path d="M1165 500V840M1180 700h54" stroke="#741820" stroke-width="6"/>
  <rect x="1364" y="720" width="34" height="52" rx="10" fill="#ffefc2"/><rect x="1080" y="836" width="330" height="40" rx="10" fill="#30333b"/>
  ${[310, 470, 630, 1000, 1270].map((x) => `<use href="#wheel" x="${x}" y="905"/>`).join('')}
  <rect width="1600" height="1200" filter="url(#grain)"/>
</svg>`;

/** Renders the drawing with the size and format of a phone's photo. */
export const truckPhoto = (): Promise<Buffer> =>
  sharp(Buffer.from(TRUCK)).resize(1200, 900).jpeg({ quality: 85 }).toBuffer();
