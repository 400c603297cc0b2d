import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import type { FontFile } from '../src/brand/font-faces.ts'

const require = createRequire(import.meta.url)

const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('')

/** What English pages are written in; a rare accented letter comes from the phone's own face. */
const LATIN = span(0x20, 0x7e) + '\u00a0©·×–—‘’“”•…›‹−→←✓'
const RUPEE = '₹'
/** The letters, signs and digits that Hindi is written with, the danda, the joiners and the dotted circle. */
const DEVANAGARI = `${span(0x0901, 0x0903)}${span(0x0905, 0x0914)}${span(0x0915, 0x0939)}${span(0x093c, 0x094d)}ॐ${span(0x0958, 0x095f)}ॠ।॥${span(0x0966, 0x0970)}\u200c\u200d\u25cc`

/** The name of Hindi in its own script, for the switch on English pages. */
const HINDI_NAME = 'हिन्दी'

const LATIN_RANGE =
  'U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013-2014,U+2018-201D,U+2022,U+2026,U+2039-203A,U+2212,U+2190-2192,U+2713'
const RUPEE_RANGE = 'U+20B9'
const DEVANAGARI_RANGE = 'U+900-97F,U+200C-200D,U+25CC'
const HINDI_NAME_RANGE = 'U+926,U+928,U+939,U+93F-940,U+94D'

const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum']
const INDIC_FEATURES = [
  'abvm',
  'abvs',
  'akhn',
  'blwf',
  'blwm',
  'blws',
  'calt',
  'cjct',
  'dist',
  'half',
  'haln',
  'init',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'nukt',
  'pref',
  'pres',
  'psts',
  'pstf',
  'rkrf',
  'rphf',
  'vatu',
  'ccmp',
]

interface Cut {
  family: string
  source: string
  script: FontFile['script']
  text: string
  range: string
  features: string[]
  /** Devanagari comes in one weight, thickened by the browser for headings: a second one would weigh as much as the script. */
  weights: readonly (400 | 600)[]
  /** The cut of the package that goes as 600. */
  bold?: 600 | 700
}

/** Faces, and the cut that they have as 600: one that looks light there has its 700. */
const latinFaces = [
  ['Inter', 'inter', 600],
  ['Poppins', 'poppins', 600],
  ['Mukta', 'mukta', 700],
  ['Nunito Sans', 'nunito-sans', 700],
] as const

const cuts: Cut[] = [
  ...latinFaces.flatMap(([family, slug, bold]): Cut[] => [
    {
      family,
      source: `${slug}-latin`,
      script: 'latin',
      text: LATIN,
      range: LATIN_RANGE,
      features: FEATURES,
      weights: [400, 600],
      bold,
    },
    {
      family,
      source: `${slug}-latin-ext`,
      script: 'rupee',
      text: RUPEE,
      range: RUPEE_RANGE,
      features: [],
      weights: [400, 600],
      bold,
    },
  ]),
  {
    family: 'Noto Sans Devanagari',
    source: 'noto-sans-devanagari-devanagari',
    script: 'devanagari',
    text: DEVANAGARI,
    range: DEVANAGARI_RANGE,
    features: INDIC_FEATURES,
    weights: [400],
  },
  {
    family: 'Noto Sans Devanagari',
    source: 'noto-sans-devanagari-devanagari',
    script: 'hindi-name',
    text: HINDI_NAME,
    range: HINDI_NAME_RANGE,
    features: INDIC_FEATURES,
    weights: [400],
  },
]

const packageOf = (source: string): string => source.replace(/-(?:latin|latin-ext|devanagari)$/, '')

const cutFont = async (cut: Cut, weight: 400 | 600): Promise<Uint8Array> => {
  const slug = packageOf(cut.source)
  const folder = dirname(require.resolve(`@fontsource/${slug}/package.json`))
  const cutWeight = weight === 600 ? (cut.bold ?? weight) : weight
  const original = await readFile(join(folder, 'files', `${cut.source}-${cutWeight}-normal.woff2`))
  const cache = join(folder, '..', '..', '.cache', 'fonts')
  const key = createHash('sha256')
    .update(original)
    .update(cut.text)
    .update(`keep ${cut.features.join()}`)
    .digest('hex')
  const cached = join(cache, `${key}.woff2`)
  const found = await readFile(cached).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (found !== null) return found
  const made = await subsetFont(original, cut.text, {
    targetFormat: 'woff2',
    keepFeatures: cut.features,
    noHinting: true,
  })
  await mkdir(cache, { recursive: true })
  await writeFile(cached, made)
  return made
}

/**
 * Puts the brand faces under /assets/fonts, cut to Latin, to the rupee sign (which the Latin files of the packages lack) and
 * to the Devanagari that Hindi needs, and lists them in fonts.json.
 */
export const buildFonts = (): Plugin => ({
  name: 'build-fonts',
  apply: 'build',
  async generateBundle() {
    const files: FontFile[] = []
    for (const cut of cuts) {
      for (const weight of cut.weights) {
        const source = await cutFont(cut, weight)
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const name = `${packageOf(cut.source)}-${cut.script}-${weight}-${hash}.woff2`
        this.emitFile({ type: 'asset', fileName: `assets/fonts/${name}`, source })
        files.push({
          family: cut.family,
          weight,
          script: cut.script,
          unicode_range: cut.range,
          url: `/assets/fonts/${name}`,
        })
      }
    }
    this.emitFile({ type: 'asset', fileName: 'fonts.json', source: JSON.stringify(files) })
  },
})
