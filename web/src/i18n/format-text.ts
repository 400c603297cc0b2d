import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'
import type { LanguageId } from '@marketplace/contract/platform/formats'

/** The locale that numbers and plurals follow: Indian grouping and Latin digits in both languages. */
/** Latin digits in every language: they are what people read on banknotes and in banking apps. */
const localeOf = (language: LanguageId): string => `${language}-IN-u-nu-latn`

const kept = <Options, Kind>(make: (locale: string, options: Options) => Kind) => {
  const made = new Map<string, Kind>()
  return (locale: unknown, options: Options): Kind => {
    const key = JSON.stringify([locale, options])
    const found = made.get(key)
    if (found !== undefined) return found
    const fresh = make(String(locale), options)
    made.set(key, fresh)
    return fresh
  }
}

const formatters = {
  getNumberFormat: kept(
    (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
  ),
  getDateTimeFormat: kept(
    (locale, options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(locale, options),
  ),
  getPluralRules: kept(
    (locale, options: Intl.PluralRulesOptions | undefined) => new Intl.PluralRules(locale, options),
  ),
}

/** A compiled message with its values put in; the parts of one with tags stay apart. */
export const formatText = <Rich = string>(
  message: CompiledMessage,
  language: LanguageId,
  values: FormatValues<Rich> | undefined,
): string | Rich | (string | Rich)[] =>
  format<Rich>(message, localeOf(language), values, { formatters, timeZone: 'Asia/Kolkata' })
