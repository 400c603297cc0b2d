import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { groupedNumber } from './grouped-number.ts'

/**
 * Plain numbers and plurals are written without Intl: the first object of its kind takes a cheap phone a tenth of a second (decision
 * 143). Indian grouping and Latin digits in both languages: they are what people read on banknotes and in banking apps.
 */
const counts = { format: (value: number) => groupedNumber(value) } as Intl.NumberFormat

const pluralsOf = (isOne: (value: number) => boolean): Intl.PluralRules =>
  ({ select: (value: number) => (isOne(value) ? 'one' : 'other') }) as Intl.PluralRules

/** The cardinal rules of CLDR 48. */
const plurals: Readonly<Record<LanguageId, Intl.PluralRules>> = {
  en: pluralsOf((value) => value === 1),
  hi: pluralsOf((value) => value >= 0 && value <= 1),
}

/** A compiled message with its values put in; the parts of one with tags stay apart. */
export const formatText = <Rich = string>(
  message: CompiledMessage,
  language: LanguageId,
  values: FormatValues<Rich> | undefined,
): string | Rich | (string | Rich)[] =>
  format<Rich>(message, `${language}-IN-u-nu-latn`, values, {
    formatters: {
      getNumberFormat: () => counts,
      getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
      getPluralRules: () => plurals[language],
    },
    timeZone: 'Asia/Kolkata',
  })
