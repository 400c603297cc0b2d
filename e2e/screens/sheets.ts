import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

/** What pictures are taken with. */
export interface Screens {
  browser: Browser
  /** Of a server of their own, with the demo data. */
  origin: string
  /** Where they go. */
  folder: string
  /** What of them is asked for. */
  words: readonly string[]
  /** Pictures that were not taken, and why: the others are worth looking at all the same. */
  failures: string[]
}

/** Those of the choices that are asked for. */
export const asked = <Choice extends string>(
  words: readonly string[],
  choices: readonly Choice[],
  otherwise: readonly Choice[],
): readonly Choice[] => {
  const chosen = choices.filter((choice) => words.includes(choice))
  return chosen.length > 0 ? chosen : otherwise
}

/** The words that are no choice: parts of the names of pictures. */
export const unasked = (words: readonly string[], choices: readonly string[]): readonly string[] =>
  words.filter((word) => !choices.includes(word))

/** How many strips stand beside each other on a sheet, how wide, and how much of a long page is in one. */
export interface Strips {
  count: number
  width: number
  height: number
}

const heightOf = (png: Buffer, shown: number): number => (png.readUInt32BE(20) * shown) / png.readUInt32BE(16)

/** Sheets of all pictures whose names begin with `prefix`, to be looked at by a person. */
export const makeSheets = async (
  browser: Browser,
  folder: string,
  prefix: string,
  { count, width, height }: Strips,
): Promise<void> => {
  const figures = readdirSync(folder)
    .filter((file) => file.startsWith(`${prefix}-`))
    .sort()
    .flatMap((file) => {
      const png = readFileSync(join(folder, file))
      const pieces = Math.max(1, Math.ceil((heightOf(png, width) - 40) / height))
      return Array.from({ length: pieces }, (_, piece) => {
        const image = `<img style="margin-top:-${piece * height}px" src="data:image/png;base64,${png.toString('base64')}">`
        return `<figure><figcaption>${file}${piece === 0 ? '' : ` (${piece + 1})`}</figcaption><div>${image}</div></figure>`
      })
    })
  const page = await browser.newPage({ viewport: { width: count * (width + 12), height: height + 30 } })
  for (let first = 0; first < figures.length; first += count) {
    await page.setContent(`<style>body{margin:0;display:flex;gap:12px;font:14px sans-serif}figure{margin:0;width:${width}px}
      div{height:${height}px;overflow:hidden;border:1px solid #999}img{width:${width}px;display:block}</style>${figures.slice(first, first + count).join('')}`)
    const number = String(first / count + 1).padStart(2, '0')
    await page.screenshot({ path: join(folder, `sheet-${prefix}-${number}.png`) })
  }
  await page.close()
}
