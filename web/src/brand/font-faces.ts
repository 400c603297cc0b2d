import type { Brand } from '@marketplace/contract/reference/brands'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { knownLanguages } from '@marketplace/contract/platform/known-languages'

/** One cut of a face, as the build lists it in fonts.json. */
export interface FontFile {
  family: string
  weight: 400 | 600
  /** `hindi-name`: the few letters that name Hindi on an English page. */
  script: 'latin' | 'rupee' | 'devanagari' | 'hindi-name'
  unicode_range: string
  url: string
}

/** The face beside the brand's: the whole Devanagari one where the language is written so, else the letters that name Hindi. */
const facesBeside = (language: LanguageId): FontFile['script'] =>
  knownLanguages[language].script === 'Deva' ? 'devanagari' : 'hindi-name'

const isDevanagari = ({ script }: FontFile): boolean => script === 'devanagari' || script === 'hindi-name'

/** The Devanagari faces that phones and computers come with, as they name themselves: who has one fetches none (decisions 042). */
const ownDevanagari = [
  'NotoSansDevanagari-Regular',
  'Noto Sans Devanagari',
  'KohinoorDevanagari-Regular',
  'Nirmala UI',
]

const sourceOf = (file: FontFile): string =>
  [
    ...(isDevanagari(file) ? ownDevanagari.map((name) => `local("${name}")`) : []),
    `url(${file.url}) format("woff2")`,
  ].join()

/** The rules of a brand's face and the one beside it, which comes late in the way of `display`. */
const rulesOf = (
  files: readonly FontFile[],
  family: string,
  beside: FontFile['script'],
  display: 'swap' | 'optional',
): string =>
  files
    .filter((file) => file.family === family || file.script === beside)
    .map(
      (file) =>
        `@font-face{font-family:"${file.family}";font-weight:${file.weight};font-display:${isDevanagari(file) ? display : 'swap'};` +
        `src:${sourceOf(file)};unicode-range:${file.unicode_range}}`,
    )
    .join('')

/**
 * The @font-face rules of one page: the brand's face, and the Devanagari face, whole on pages that are written in it alone. Every phone sold in
 * India has one; ours takes its place only where that moves no line (decisions 020).
 */
export const fontFaceCss = (files: readonly FontFile[], family: string, language: LanguageId): string =>
  rulesOf(files, family, facesBeside(language), 'optional')

/**
 * Those of the back office and the partner area: written in English, with what customers wrote in Hindi and what they are told in it. The whole
 * Devanagari face is fetched once such a text is there, by computers that have none of their own; the letters of one word alone would stand between those of another face.
 */
export const officeFaceCss = (files: readonly FontFile[], family: string): string =>
  rulesOf(files, family, 'devanagari', 'swap')

/** The face that a brand names by an address of its own (decisions 021); one file serves both weights. */
export const linkedFaceCss = ({ font_family, font_link }: Pick<Brand, 'font_family' | 'font_link'>): string =>
  font_link === null
    ? ''
    : `@font-face{font-family:"${font_family}";font-weight:400 600;font-display:swap;src:url(${font_link}) format("woff2")}`

/** The files worth fetching before the page is laid out: the brand's own face. A preloaded optional face would hold the page up. */
export const fontsToPreload = (files: readonly FontFile[], family: string): readonly string[] =>
  files.filter((file) => file.family === family && file.script === 'latin').map((file) => file.url)

/** The font-family of the page, system faces last. */
export const fontStack = (family: string): string =>
  `"${family}","Noto Sans Devanagari",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif`
