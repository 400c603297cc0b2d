import { join } from 'node:path'

const file = (name: string): string => join(import.meta.dirname, `${name}.ttf`)

/** The faces that the server writes and draws with (SIL OFL 1.1, OFL.txt). The Latin ones have the rupee sign; those of Devanagari no Latin letters. */
export const faceFiles = {
  latin: { regular: file('noto-sans-regular'), bold: file('noto-sans-bold') },
  devanagari: { regular: file('noto-sans-devanagari-regular'), bold: file('noto-sans-devanagari-bold') },
} as const
