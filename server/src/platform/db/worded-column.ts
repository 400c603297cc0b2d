import type { LanguageId } from '@marketplace/contract/platform/formats'
import { defaultLanguage } from '@marketplace/contract/platform/offered-languages'
import { identifier, type Sql } from './sql.ts'

/** Languages in which insurers and merchants give their words: a column each, `<name>_<language>`. */
const worded: Partial<Record<LanguageId, true>> = { en: true, hi: true }

/** The column of words in a language; in the default one where others give none in it. */
export const wordedColumn = (name: string, language: LanguageId): Sql =>
  identifier(`${name}_${worded[language] === true ? language : defaultLanguage}`)
