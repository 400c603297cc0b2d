/** How the face of an example card is drawn. Colours are `#rrggbb`. */
export interface CardArt {
  from: string
  to: string
  pattern: keyof typeof patterns
}

const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Light shapes over the ground; each leaves the place of the chip in peace. */
const patterns = {
  waves: () =>
    repeat(
      5,
      (n) =>
        `<path d="M-20 ${210 + n * 34}C120 ${120 + n * 34} 220 ${300 + n * 34} 340 ${210 + n * 34}S560 ${130 + n * 34} 680 ${210 + n * 34}" stroke-width="14"/>`,
    ),
  rings: () => repeat(5, (n) => `<circle cx="530" cy="90" r="${60 + n * 62}" stroke-width="16"/>`),
  leaves: () =>
    repeat(
      6,
      (n) =>
        `<path transform="rotate(${n * 22 - 70} 560 400)" d="M560 400C470 330 470 190 560 90C650 190 650 330 560 400z" stroke-width="8"/>`,
    ),
  stripes: () => repeat(6, (n) => `<path d="M${300 + n * 70} 430L${470 + n * 70} -30" stroke-width="22"/>`),
} as const

/** The face of a card as SVG, 640 × 404: a ground, a pattern, chip and contactless sign. Nothing written: names change. */
export const drawCard = ({ from, to, pattern }: CardArt): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 404" width="640" height="404">` +
  `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
  `<clipPath id="c"><rect width="640" height="404" rx="28"/></clipPath></defs>` +
  `<g clip-path="url(#c)"><rect width="640" height="404" fill="url(#g)"/>` +
  `<g fill="none" stroke="#fff" stroke-opacity=".14">${patterns[pattern]()}</g>` +
  `<rect x="56" y="140" width="96" height="72" rx="12" fill="#e9d7a1"/>` +
  `<path d="M56 164h32v24H56M152 164h-32v24h32M88 140v72M120 140v72" fill="none" stroke="#a98f4d" stroke-width="4"/>` +
  `<g fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="7" stroke-linecap="round">` +
  `<path d="M184 158a30 30 0 0 1 0 36M202 146a50 50 0 0 1 0 60M220 134a72 72 0 0 1 0 84"/></g>` +
  `<rect x="56" y="312" width="220" height="16" rx="8" fill="#fff" fill-opacity=".55"/>` +
  `<rect x="56" y="344" width="132" height="12" rx="6" fill="#fff" fill-opacity=".35"/></g></svg>`
