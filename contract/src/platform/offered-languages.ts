/**
 * The languages with complete texts, in the order of the menus; the first is the default (specification, section 9). One more is
 * its name here and its texts: the compiler names every place that lacks them.
 */
export const offeredLanguages = ['en', 'hi'] as const
export type LanguageId = (typeof offeredLanguages)[number]

export const defaultLanguage: LanguageId = 'en'

/** The language of a code, where it is offered. */
export const findLanguage = (code: string | null | undefined): LanguageId | null =>
  offeredLanguages.find((language) => language === code) ?? null

/** The language of a code; the default one where it is not offered. */
export const readLanguage = (code: string | null | undefined): LanguageId =>
  findLanguage(code) ?? defaultLanguage
