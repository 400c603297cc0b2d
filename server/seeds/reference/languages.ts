import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import { defaultLanguage, offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import type { Language } from '@marketplace/contract/reference/languages'

/** A row of table `language`. */
export interface LanguageRow {
  language_id: Language['id']
  language_name: string
  image: string | null
  is_default: 0 | 1
  country_key: string
  country_name: string
  phone_code: string
}

const india = { image: null, country_key: 'IN', country_name: 'India', phone_code: '91' }

/** The languages of the product; English for India is the default (specification, section 3, Language). */
export const languages: readonly LanguageRow[] = offeredLanguages.map((language_id) => ({
  language_id,
  language_name: knownLanguages[language_id].name,
  is_default: language_id === defaultLanguage ? 1 : 0,
  ...india,
}))
