import type Pdfkit from 'pdfkit'
import { faceFiles } from '../../platform/faces/faces.ts'
import { splitScripts } from '../../platform/faces/split-scripts.ts'

/** What a text is written with. `size` in points. */
export interface Pen {
  pdf: InstanceType<typeof Pdfkit>
  size: number
  isBold: boolean
  colour: string
}

/** Where a text stands, in points. */
export interface LineBox {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
}

/** How far the letters of Noto Sans stand above their baseline, in sizes; those of its Devanagari stand on the same one. */
const ASCENT = 1.069
const ELLIPSIS = '…'

interface Run {
  face: string
  text: string
  width: number
}

/** A text in the faces that have its letters: Noto Sans with the rupee sign (the standard faces of PDF have none), and that of Devanagari. */
const runsOf = ({ pdf, size, isBold }: Pen, text: string): Run[] =>
  splitScripts(text).map((run) => {
    const face = faceFiles[run.script][isBold ? 'bold' : 'regular']
    return { face, text: run.text, width: pdf.font(face).fontSize(size).widthOfString(run.text) }
  })

const widthOf = (runs: readonly Run[]): number => runs.reduce((sum, { width }) => sum + width, 0)

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** As much of a text as fits, with dots where some of it does not: a letter goes with its signs. */
const fitting = (pen: Pen, text: string, width: number): Run[] => {
  const whole = runsOf(pen, text)
  if (widthOf(whole) <= width) return whole
  const parts = Array.from(letters.segment(text), ({ segment }) => segment)
  while (parts.length > 0) {
    parts.pop()
    const cut = runsOf(pen, `${parts.join('').trimEnd()}${ELLIPSIS}`)
    if (widthOf(cut) <= width) return cut
  }
  return []
}

/** A text in one line, cut with dots where it does not fit. */
export const writeLine = (pen: Pen, text: string, { x, y, width, align = 'left' }: LineBox): void => {
  const { pdf, size, colour } = pen
  const runs = fitting(pen, text, width)
  let at = align === 'right' ? x + width - widthOf(runs) : x
  for (const run of runs) {
    pdf
      .font(run.face)
      .fontSize(size)
      .fillColor(colour)
      .text(run.text, at, y + ASCENT * size, { lineBreak: false, baseline: 'alphabetic' })
    at += run.width
  }
}
