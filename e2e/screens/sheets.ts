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

/** The pictures of one look whose names begin with the prefix, by page. */
const pagesOf = (folder: string, prefix: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder).flatMap((file) => {
      const [, page] = new RegExp(`^${prefix}-[0-9]{3}-(.+)\\.png$`).exec(file) ?? []
      return page === undefined ? [] : [[page, file] as const]
    }),
  )

/**
 * One sheet a page, `beside-<page>.png`: the brands beside each other, one row a look, each with what stands on the first screens.
 *
 * @param looks of each look the prefixes of its pictures, one a brand
 */
export const makeBesideSheets = async (
  browser: Browser,
  folder: string,
  name: string,
  looks: readonly (readonly string[])[],
  { width, height }: Pick<Strips, 'width' | 'height'>,
): Promise<void> => {
  const rows = looks.map((prefixes) => prefixes.map((prefix) => ({ prefix, pages: pagesOf(folder, prefix) })))
  const names = new Set(rows.flat().flatMap(({ pages }) => Array.from(pages.keys())))
  const columns = Math.max(...looks.map(({ length }) => length))
  const page = await browser.newPage({
    viewport: { width: columns * (width + 6), height: looks.length * (height + 20) },
  })
  for (const one of names) {
    const cells = rows.flat().map(({ prefix, pages }) => {
      const file = pages.get(one)
      const data = file === undefined ? '' : readFileSync(join(folder, file)).toString('base64')
      return `<figure><figcaption>${prefix}</figcaption><div>${data === '' ? '' : `<img src="data:image/png;base64,${data}">`}</div></figure>`
    })
    await page.setContent(`<style>body{margin:0;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:2px 6px;font:11px sans-serif}
      figure{margin:0}figcaption{height:16px;overflow:hidden}div{height:${height}px;overflow:hidden;background:#999}img{width:${width}px;display:block}</style>${cells.join('')}`)
    await page.screenshot({ path: join(folder, `beside-${name}-${one}.png`) })
  }
  await page.close()
}
