import type { Mark } from './brand-marks.ts'

const path = (colour: string, d: string): string => `<path d="${d}" fill="${colour}"/>`

/** Marks of the invented companies that some brands appear together with. */
export const coBrandMarks = {
  awning: (a, b) =>
    path(a, 'M4 5h32l3 12H1z') +
    path(b, 'M1 17h8a4 4 0 0 1-8 0zM16 17h8a4 4 0 0 1-8 0zM31 17h8a4 4 0 0 1-8 0z') +
    path(a, 'M6 24h28v13H6z'),
  mast: (a, b) =>
    path(a, 'M18 18h4l5 20h-4l-3-13-3 13h-4z') +
    `<g fill="none" stroke="${b}" stroke-width="3" stroke-linecap="round"><path d="M13 18a9 9 0 0 1 0-12M27 18a9 9 0 0 0 0-12"/><path d="M7 22a16 16 0 0 1 0-20M33 22a16 16 0 0 0 0-20"/></g><circle cx="20" cy="12" r="4" fill="${a}"/>`,
  bowl: (a, b) =>
    path(a, 'M2 19h36c0 9-5 16-12 18H14C7 35 2 28 2 19z') + path(b, 'M8 15c2-8 8-11 12-11s10 3 12 11z'),
  bolt: (a, b) => path(a, 'M3 3h34v34H3z') + path(b, 'M23 5L10 23h8l-2 12 14-19h-9z'),
  skyline: (a, b) => path(a, 'M3 18h9v19H3zM28 12h9v25h-9z') + path(b, 'M14 4h12v33H14z'),
  drop: (a, b) =>
    path(a, 'M20 2c9 11 13 17 13 23a13 13 0 0 1-26 0C7 19 11 13 20 2z') +
    path(b, 'M13 25a7 7 0 0 0 7 8v-3a5 5 0 0 1-4-5z'),
  car: (a, b) =>
    path(a, 'M3 20l4-2 4-9h18l4 9 4 2v10H3z') +
    path(b, 'M13 12h14l2 6H11z') +
    `<g fill="${b}"><circle cx="11" cy="30" r="5"/><circle cx="29" cy="30" r="5"/></g>`,
  nib: (a, b) =>
    path(a, 'M20 2l12 18-8 18h-8L8 20z') +
    `<circle cx="20" cy="21" r="4" fill="${b}"/>` +
    path(b, 'M19 24h2v14h-2z'),
} as const satisfies Record<string, Mark>

export type CoBrandMark = keyof typeof coBrandMarks
