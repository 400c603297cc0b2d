import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { faceFiles } from './faces.ts'
import { splitScripts, type ScriptRun } from './split-scripts.ts'

export type Weight = 'regular' | 'bold'

const faces = new Map<string, Font>()

/** Read when it is first needed: a quarter of a megabyte each. */
const faceOf = (script: ScriptRun['script'], weight: Weight): Font => {
  const file = faceFiles[script][weight]
  const held = faces.get(file)
  if (held !== undefined) return held
  const face = create(readFileSync(file))
  // fontkit keeps each glyph with the letter it was first asked for by; one that is first met as a part of another (इ in ई) has none,
  // and what follows it is then drawn on a dotted circle. So every letter is asked for before anything is drawn.
  for (const letter of face.characterSet) face.glyphForCodePoint(letter)
  faces.set(file, face)
  return face
}

/** Widths of words at size 1: a banner measures the same ones at size after size, and others have them too. */
const widths = new Map<string, number>()
const MOST_WIDTHS = 4_000

const widthOfWord = (word: string, weight: Weight): number => {
  const key = `${weight} ${word}`
  const held = widths.get(key)
  if (held !== undefined) return held
  const width = splitScripts(word).reduce((sum, run) => {
    const face = faceOf(run.script, weight)
    return sum + face.layout(run.text).advanceWidth / face.unitsPerEm
  }, 0)
  if (widths.size >= MOST_WIDTHS) widths.clear()
  widths.set(key, width)
  return width
}

/** How wide a line is, in the units of `size`: its words and the spaces between them. */
export const measureText = (text: string, size: number, weight: Weight): number => {
  const words = text.split(' ')
  const letters = words.reduce((sum, word) => sum + widthOfWord(word, weight), 0)
  return (letters + (words.length - 1) * widthOfWord(' ', weight)) * size
}

/** A line as the `d` of an SVG path, its baseline at `y`: letters that look the same on every machine, with or without the face. */
export const outlineText = (
  text: string,
  { x, y, size, weight }: { x: number; y: number; size: number; weight: Weight },
): string => {
  let at = x
  const drawn: string[] = []
  for (const run of splitScripts(text)) {
    const face = faceOf(run.script, weight)
    const scale = size / face.unitsPerEm
    const { glyphs, positions } = face.layout(run.text)
    for (const [index, { path }] of glyphs.entries()) {
      const place = positions[index]
      if (place === undefined) continue
      drawn.push(
        path
          .scale(scale, -scale)
          .translate(at + place.xOffset * scale, y - place.yOffset * scale)
          .toSVG(),
      )
      at += place.xAdvance * scale
    }
  }
  return drawn.join('')
}
