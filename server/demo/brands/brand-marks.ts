/**
 * Draws a mark in a square of 40: `a` is its main colour, `b` its second, `ground` the colour behind it. Each is a few
 * shapes without script, style or outside reference.
 */
export type Mark = (a: string, b: string, ground: string) => string

const petal = 'M20 20c-8-5-8-13 0-19 8 6 8 14 0 19z'
const turned = (angles: readonly number[], shape: (angle: number, index: number) => string): string =>
  angles.map((angle, index) => `<g transform="rotate(${angle} 20 20)">${shape(angle, index)}</g>`).join('')
const line = (colour: string, width: number, d: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const fill = (colour: string, d: string): string => `<path d="${d}" fill="${colour}"/>`
const dot = (colour: string, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`

export const brandMarks = {
  scales: (a, b) =>
    line(a, 3, 'M20 5v29M13 35h14M7 11h26') +
    fill(a, 'M1 22h13a6.5 6.5 0 0 1-13 0z') +
    fill(b, 'M26 22h13a6.5 6.5 0 0 1-13 0z') +
    line(a, 1.5, 'M7.5 12l-5 10M7.5 12l5 10M32.5 12l-5 10M32.5 12l5 10'),
  sun: (a, b) =>
    fill(a, 'M8 24a12 12 0 0 1 24 0z') +
    line(a, 3, 'M20 3v4M5 9l3 3M35 9l-3 3M2 24h2M36 24h2') +
    line(b, 3, 'M6 30h28M10 36h20'),
  leafCoin: (a, b, ground) =>
    dot(a, 20, 20, 18) +
    fill(ground, 'M10 30c-2-13 5-20 20-20 1 14-6 21-17 18z') +
    line(b, 2.5, 'M9 32c4-8 9-12 14-15'),
  waves: (a, b) =>
    line(a, 4.5, 'M3 11c6-6 11-6 17 0s11 6 17 0') +
    line(b, 4.5, 'M3 21c6-6 11-6 17 0s11 6 17 0') +
    line(a, 4.5, 'M3 31c6-6 11-6 17 0s11 6 17 0'),
  lotus: (a, b) =>
    fill(b, 'M2 15c11 0 17 7 18 20C9 34 3 27 2 15zM38 15c-11 0-17 7-18 20 11-1 17-8 18-20z') +
    fill(a, 'M20 4c9 9 9 21 0 31-9-10-9-22 0-31z'),
  kite: (a, b) =>
    fill(a, 'M21 2L4 18l17 12z') +
    fill(b, 'M21 2l16 14-16 14z') +
    line(a, 2.5, 'M21 30c-1 4-4 3-5 5s-3 3-6 2'),
  crescent: (a, b) =>
    fill(a, 'M25 4A16.5 16.5 0 1 0 36 26 14 14 0 0 1 25 4z') +
    fill(b, 'M31 8l1.5 4.5L37 14l-4.5 1.5L31 20l-1.5-4.5L25 14l4.5-1.5z'),
  beacon: (a, b) =>
    dot(b, 20, 30, 5) + line(a, 4, 'M11 23a12 12 0 0 1 18 0') + line(a, 4, 'M4 15a22 22 0 0 1 32 0'),
  bag: (a, b, ground) =>
    line(b, 3, 'M13 15v-4a7 7 0 0 1 14 0v4') +
    fill(a, 'M6 13h28l3 24H3z') +
    line(ground, 2.5, 'M12 24c5 6 11 6 16 0'),
  cashbox: (a, b, ground) =>
    fill(a, 'M3 17L20 4l17 13v19H3z') + fill(ground, 'M10 19h20v3H10z') + dot(b, 20, 29, 4),
  rings: (a, b) =>
    `<circle cx="14" cy="20" r="10" fill="none" stroke="${a}" stroke-width="5"/>` +
    `<circle cx="26" cy="20" r="10" fill="none" stroke="${b}" stroke-width="5"/>` +
    `<path d="M20 12a10 10 0 0 1 4 8" fill="none" stroke="${a}" stroke-width="5"/>`,
  grainPlus: (a, b) =>
    fill(a, 'M14 3h12v11h11v12H26v11H14V26H3V14h11z') +
    turned([45, 135, 225, 315], () => fill(b, 'M20 20c-3-3-3-6 0-9 3 3 3 6 0 9z')),
  strings: (a, b) => line(a, 4, 'M6 16v8M20 4v32M34 16v8') + line(b, 4, 'M13 10v20M27 10v20'),
  shieldCheck: (a, b) =>
    fill(a, 'M20 2l15 5v11c0 10-6 16-15 20C11 34 5 28 5 18V7z') + line(b, 4, 'M12.5 19l5.5 6 10-11'),
  steps: (a, b) => fill(a, 'M3 28h34v9H3z') + fill(b, 'M9 17h22v9H9z') + fill(a, 'M15 6h10v9H15z'),
  dyePots: (a, b) =>
    dot(a, 14, 26, 11) +
    dot(b, 26, 26, 11) +
    `<circle cx="20" cy="14" r="11" fill="${a}" fill-opacity=".55"/>`,
  bell: (a, b) =>
    fill(a, 'M20 4c8 0 11 6 11 13 0 6 2 9 5 12H4c3-3 5-6 5-12C9 10 12 4 20 4z') +
    fill(b, 'M15 31h10a5 5 0 0 1-10 0z'),
  wing: (a, b) =>
    fill(
      a,
      'M4 36C1 18 13 6 37 3c-1 5-4 9-9 11 4 1 6 0 8-1-3 6-7 9-13 10 3 1 5 1 7 0-4 6-10 8-16 7-5-1-8 1-10 6z',
    ) + line(b, 2.5, 'M4 36c4-10 10-17 19-22'),
  playingCards: (a, b, ground) =>
    `<rect x="6" y="7" width="19" height="27" rx="3" fill="${b}" transform="rotate(-12 15 20)"/>` +
    `<rect x="15" y="6" width="19" height="28" rx="3" fill="${a}" stroke="${ground}" stroke-width="1.5"/>` +
    fill(ground, 'M24.5 12l5 8-5 8-5-8z'),
  waveCard: (a, b) =>
    `<rect x="2" y="7" width="36" height="26" rx="5" fill="${a}"/>` +
    fill(b, 'M2 24c7-7 12-7 18-2s12 4 18-3v9a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5z'),
  spark: (a, b) =>
    fill(a, 'M17 4c2 10 5 13 15 16-10 3-13 6-15 16-2-10-5-13-15-16C12 17 15 14 17 4z') +
    fill(b, 'M32 2c1 4 2 5 6 7-4 1-5 2-6 6-1-4-2-5-6-6 4-2 5-3 6-7z'),
  road: (a, b) => fill(a, 'M15 4h10l12 32H3z') + line(b, 3, 'M20 8v5M20 19v5M20 30v5'),
  doorway: (a, b, ground) =>
    fill(a, 'M5 37V19a15 15 0 0 1 30 0v18z') +
    fill(ground, 'M12 37V20a8 8 0 0 1 16 0v17z') +
    fill(b, 'M12 37V20a8 8 0 0 1 8-8v25z'),
  keyHouse: (a, b) =>
    fill(a, 'M20 3l17 15h-4v19H7V18H3z') + dot(b, 20, 21, 4.5) + fill(b, 'M18 23h4l2 9h-8z'),
  lemon: (a, b, ground) =>
    dot(a, 20, 20, 18) +
    dot(ground, 20, 20, 14.5) +
    turned([0, 60, 120, 180, 240, 300], () => fill(b, 'M20 18l-5-9c3-3 7-3 10 0z')),
  flower: (a, b) => turned([0, 72, 144, 216, 288], () => fill(a, petal)) + dot(b, 20, 20, 4.5),
  pearls: (a, b) =>
    turned([36, 72, 108, 144, 216, 252, 288, 324, 0], () => dot(a, 20, 5.5, 4)) + dot(b, 20, 33, 6),
  spool: (a, b) =>
    fill(a, 'M8 3h24v6H8zM8 31h24v6H8z') +
    fill(b, 'M12 11h16v18H12z') +
    line(a, 2, 'M12 16l16-3M12 21l16-3M12 26l16-3'),
  wheel: (a, b) =>
    `<circle cx="20" cy="20" r="15.5" fill="none" stroke="${a}" stroke-width="5"/>` +
    turned([0, 45, 90, 135], () => line(b, 2, 'M20 8v24')) +
    dot(a, 20, 20, 4),
  sprout: (a, b) =>
    fill(a, 'M20 20C8 20 4 13 4 5c11 0 16 5 16 15z') +
    fill(b, 'M20 24c0-9 5-13 16-13 0 8-5 13-16 13z') +
    line(a, 3, 'M20 18v18M8 36h24'),
  boat: (a, b) =>
    fill(a, 'M18 3v22H5z') + fill(b, 'M22 8l12 17H22z') + fill(a, 'M2 28h36c-2 6-6 9-11 9H13c-5 0-9-3-11-9z'),
  courtyard: (a, b, ground) =>
    `<g transform="rotate(45 20 20)"><rect x="6" y="6" width="28" height="28" rx="4" fill="${a}"/><rect x="12" y="12" width="16" height="16" rx="2" fill="${ground}"/><rect x="16" y="16" width="8" height="8" fill="${b}"/></g>`,
  lamp: (a, b) =>
    fill(b, 'M20 2c6 7 6 12 0 17-6-5-6-10 0-17z') +
    fill(a, 'M2 20c12 4 24 4 36 0-1 10-8 16-18 16S3 30 2 20z'),
  feather: (a, b, ground) =>
    fill(a, 'M20 2c12 6 15 20 3 31l-3 5-3-5C5 22 8 8 20 2z') + dot(ground, 20, 17, 7.5) + dot(b, 20, 18, 5),
} as const satisfies Record<string, Mark>

export type BrandMark = keyof typeof brandMarks
