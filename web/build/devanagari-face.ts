import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** Noto Sans Devanagari as a system has it installed (.ttf), for looking at pages as a phone sees them that comes with it. */
export const devanagariFace = async (): Promise<Uint8Array> => {
  const folder = dirname(require.resolve('@fontsource/noto-sans-devanagari/package.json'))
  const file = join(folder, 'files', 'noto-sans-devanagari-devanagari-400-normal.woff2')
  return subsetFont(await readFile(file), undefined, { targetFormat: 'truetype', keepAllGlyphs: true })
}
