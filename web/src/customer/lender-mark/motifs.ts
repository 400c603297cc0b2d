/** Which of the two colours of a mark a shape has. */
type Colour = 'a' | 'b'

/** One shape on a ground of 40 by 40, turned about its middle by `turn` degrees. */
export interface Shape {
  colour: Colour
  d: string
  /** The width of a line; a filled shape has none. */
  width?: number
  turn?: number
}

const fill = (colour: Colour, d: string): Shape => ({ colour, d })
const stroke = (colour: Colour, width: number, d: string): Shape => ({ colour, d, width })
const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const disc = (colour: Colour, x: number, y: number, r: number): Shape => fill(colour, round(x, y, r))
const ring = (colour: Colour, x: number, y: number, r: number, width: number): Shape =>
  stroke(colour, width, round(x, y, r))
const turned = (count: number, shape: Shape): Shape[] =>
  Array.from({ length: count }, (_, at) => ({ ...shape, turn: (360 / count) * at }))

const drawn = () =>
  ({
    peaks: [disc('b', 28, 12, 3.5), fill('a', 'M5 30 16 13l6 9 4-6 9 14z')],
    cloud: [
      fill('a', 'M12 26a6 6 0 0 1 0-12 8.5 8.5 0 0 1 16-1 6.5 6.5 0 0 1 0 13z'),
      stroke('b', 2.6, 'M14 30v3M20 30v4M26 30v3'),
    ],
    blossom: [...turned(6, fill('a', 'M20 18c-5-3-5-8 0-12 5 4 5 9 0 12z')), disc('b', 20, 20, 3.5)],
    flame: [
      fill('a', 'M21 6c7 6 10 11 10 16.500A11 11 0 0 1 9 22c0-4 2-7 5-9 0 3 1 5 3 5 1-4 0-8 4-12z'),
      fill('b', 'M20 22c4 3 5 5 5 7a5 5 0 0 1-10 0c0-2 1-4 5-7z'),
    ],
    waves: [
      stroke('a', 3.5, 'M7 14c4-4 8-4 13 0s9 4 13 0'),
      stroke('b', 3.5, 'M7 21c4-4 8-4 13 0s9 4 13 0'),
      stroke('a', 3.5, 'M7 28c4-4 8-4 13 0s9 4 13 0'),
    ],
    kite: [
      fill('a', 'M20 6 9 17l11 13z'),
      fill('b', 'M20 6l11 11-11 13z'),
      stroke('a', 2, 'M20 30c0 3-4 2-4 5'),
    ],
    strings: [stroke('a', 3.5, 'M9 17v6M20 8v24M31 17v6'), stroke('b', 3.5, 'M14.5 12v16M25.5 12v16')],
    shore: [
      fill('b', 'M11 22a9 9 0 0 1 18 0z'),
      stroke('a', 3.2, 'M6 26c4.5-3 9-3 14 0s9.5 3 14 0M10 32c3-2 6-2 10 0s7 2 10 0'),
    ],
    hills: [fill('b', 'M17 30a9.5 9.5 0 0 1 19 0z'), fill('a', 'M4 30a12 12 0 0 1 24 0z')],
    glow: [disc('a', 20, 20, 5.5), ...turned(8, disc('b', 20, 8.5, 1.9))],
    butterfly: [
      fill('a', 'M19 20C10 5 4 13 7 20c1 2 7 3 12 0zM21 20c9-15 15-7 12 0-1 2-7 3-12 0z'),
      fill('b', 'M19 21c-8 0-10 8-6 10s6-5 6-10zM21 21c8 0 10 8 6 10s-6-5-6-10z'),
    ],
    bird: [
      fill('a', 'M6 21c6 1 8-10 16-10 5 0 8 3 8 7l4 2-4 1.500C29 28 24 32 18 32c-6 0-10-5-12-11z'),
      fill('b', 'M13 21h10c0 4-3 6-6 6s-4-2-4-6z'),
    ],
    tree: [stroke('b', 3.5, 'M20 20v13'), disc('a', 20, 15, 9.5)],
    pine: [stroke('b', 3.5, 'M20 28v6'), fill('a', 'M20 5l8 11h-4l6 8h-4l5 6H9l5-6h-4l6-8h-4z')],
    sun: [disc('a', 20, 20, 7), ...turned(8, stroke('b', 3, 'M20 7v2.5'))],
    rainbow: [
      stroke('a', 3.4, 'M7 28a13 13 0 0 1 26 0'),
      stroke('b', 3.4, 'M12.5 28a7.5 7.5 0 0 1 15 0'),
      disc('a', 20, 28, 2.2),
    ],
    star: [
      fill('a', 'M18 7c1.5 8 4 10 12 12-8 2-10.5 4-12 13-1.5-9-4-11-12-13 8-2 10.5-4 12-12z'),
      disc('b', 30, 10, 3),
    ],
    book: [
      fill('a', 'M6 11c5-2 10-1 13 1.500V31c-3-3-8-3.5-13-2z'),
      fill('b', 'M34 11c-5-2-10-1-13 1.500V31c3-3 8-3.5 13-2z'),
    ],
    wheel: [ring('a', 20, 20, 11.5, 3.5), ...turned(6, stroke('b', 2.2, 'M20 13v7')), disc('a', 20, 20, 2.6)],
    road: [fill('a', 'M16 7h8l9 26H7z'), stroke('b', 2.6, 'M20 11v3M20 19v3M20 27v3')],
    arch: [fill('a', 'M8 32V19a12 12 0 0 1 24 0v13h-6V20a6 6 0 0 0-12 0v12z'), disc('b', 20, 28, 4)],
    safe: [
      fill('a', 'M13 8h14a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5z'),
      disc('b', 20, 20, 6.5),
      ...turned(3, stroke('a', 2.2, 'M20 20v-4.5')),
    ],
    bangle: [ring('a', 16, 20, 8.5, 3.4), ring('b', 24, 20, 8.5, 3.4)],
    house: [fill('a', 'M20 6 35 19h-4v13H9V19H5z'), fill('b', 'M16 32v-7a4 4 0 0 1 8 0v7z')],
    weave: [
      stroke('a', 4, 'M13 8v24M27 8v24'),
      stroke('b', 4, 'M8 13h8M24 13h8M8 27h24M17 20h14'),
      stroke('a', 4, 'M20 8v24'),
    ],
    scales: [
      stroke('a', 2.6, 'M20 8v24M14 32h12M9 12h22'),
      fill('a', 'M5 21h10a5 5 0 0 1-10 0z'),
      fill('b', 'M25 21h10a5 5 0 0 1-10 0z'),
      stroke('a', 1.4, 'M10 12l-4 9M10 12l4 9M30 12l-4 9M30 12l4 9'),
    ],
    leaf: [fill('a', 'M8 31C5 15 14 7 33 7c1 18-8 27-21 24z'), stroke('b', 2.4, 'M7 34c4-8 9-13 16-17')],
    moon: [fill('a', 'M24 7A14 14 0 1 0 33 26 12 12 0 0 1 24 7z'), disc('b', 29, 13, 3)],
    gem: [fill('a', 'M12 9h16l6 8-14 16L6 17z'), fill('b', 'M15 17h10l-5 12z')],
    boat: [
      fill('b', 'M19 6v17H8z'),
      fill('a', 'M22 10l9 13h-9z'),
      fill('a', 'M5 26h30c-2 5-5 7-9 7H14c-4 0-7-2-9-7z'),
    ],
    lamp: [
      fill('b', 'M20 5c4 5 4 9 0 12-4-3-4-7 0-12z'),
      fill('a', 'M5 20c10 3 20 3 30 0-1 8-7 12-15 12S6 28 5 20z'),
    ],
    pot: [
      fill('a', 'M13 8h14v4l-2 2c5 2 8 6 8 11 0 5-5 8-13 8S7 30 7 25s3-9 8-11l-2-2z'),
      stroke('b', 3, 'M9 23h22'),
    ],
    steps: [fill('a', 'M7 26h8v7H7zM17 19h8v14h-8z'), fill('b', 'M27 10h8v23h-8z')],
    fruit: [disc('a', 15, 24, 7.5), disc('a', 26, 26, 7.5), fill('b', 'M20 16c1-6 5-9 12-9 0 6-4 9-12 9z')],
  }) as const satisfies Record<string, readonly Shape[]>

/** What a mark shows. Without a use of it the build leaves it out, all of it. */
export const motifs = /* @__PURE__ */ drawn()
export type Motif = keyof typeof motifs

/** The hue of each motif in degrees of OKLCH: a flame is no blue one. */
export const motifHues: Readonly<Record<Motif, number>> = {
  peaks: 232,
  cloud: 250,
  blossom: 345,
  flame: 28,
  waves: 205,
  kite: 300,
  strings: 318,
  shore: 215,
  hills: 240,
  glow: 285,
  butterfly: 335,
  bird: 195,
  tree: 152,
  pine: 165,
  sun: 42,
  rainbow: 275,
  star: 262,
  book: 190,
  wheel: 22,
  road: 255,
  arch: 52,
  safe: 268,
  bangle: 56,
  house: 30,
  weave: 328,
  scales: 255,
  leaf: 150,
  moon: 270,
  gem: 50,
  boat: 212,
  lamp: 40,
  pot: 35,
  steps: 180,
  fruit: 350,
}

/** Words of a name that a motif stands for. */
export const motifWords: Readonly<Record<string, Motif>> = {
  sahyadri: 'peaks',
  meghdoot: 'cloud',
  kadamba: 'blossom',
  palash: 'flame',
  samudra: 'waves',
  uttarayan: 'kite',
  malhar: 'cloud',
  konkan: 'shore',
  nilgiri: 'hills',
  jugnu: 'glow',
  titli: 'butterfly',
  bulbul: 'bird',
  koyal: 'bird',
  mayur: 'bird',
  hans: 'bangle',
  gulmohar: 'blossom',
  amaltas: 'leaf',
  chinar: 'leaf',
  bargad: 'tree',
  imli: 'fruit',
  jamun: 'fruit',
  kokum: 'fruit',
  deodar: 'pine',
  kesariya: 'sun',
  indradhanush: 'rainbow',
  saptarang: 'rainbow',
  dhruv: 'star',
  parijat: 'blossom',
  phulwari: 'blossom',
  takshila: 'arch',
  nalanda: 'book',
  gurukul: 'lamp',
  pustak: 'book',
  pahiya: 'wheel',
  rath: 'wheel',
  phatphat: 'wheel',
  highway: 'road',
  pagdandi: 'road',
  tijori: 'safe',
  kanak: 'gem',
  suvarna: 'gem',
  abhushan: 'gem',
  chhappar: 'house',
  aangan: 'house',
  grih: 'house',
  chaupal: 'tree',
  hathkargha: 'weave',
  karigar: 'weave',
  tarazu: 'scales',
  mandakini: 'waves',
  godavari: 'waves',
  mandovi: 'boat',
  sarangi: 'strings',
  bansuri: 'strings',
  deep: 'lamp',
  mahua: 'blossom',
  neelambari: 'moon',
  saarthi: 'wheel',
  slate: 'book',
  banjara: 'steps',
  ashwamedh: 'star',
  kshitij: 'shore',
  vanraj: 'pine',
  gilehri: 'fruit',
}
