import type { LanguageId } from '@marketplace/contract/platform/formats'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'

/** Something for each language of the product. */
export const byLanguage = <T>(make: (language: LanguageId) => T): Record<LanguageId, T> =>
  Object.fromEntries(offeredLanguages.map((language) => [language, make(language)])) as Record<LanguageId, T>
