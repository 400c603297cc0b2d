import { listLanguages, type Language } from '@marketplace/contract/reference/languages'
import { cacheAnswers } from '../../platform/answers/cached-answer.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Services } from '../services.ts'
import { listLanguageRows } from './languages.queries.ts'

/** Every language where no country is named; those of the country; the default one where the country has none. */
const languagesOf = (languages: readonly Language[], country: string): Language[] => {
  const found = languages.filter(({ country_key }) => country === '' || country_key === country)
  return found.length > 0 ? found : languages.filter(({ isDefault }) => isDefault === 1)
}

/** Countries are known by two letters: any other text stands for none that there is. */
const countryOf = (text: string): string => (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : 'unknown')

export const languagesRoutes = (serve: Serve, { db, reference }: Services): void => {
  const kept = cacheAnswers(listLanguages)
  serve(listLanguages, ({ body: { countryCode } }) => {
    const country = countryCode === undefined ? '' : countryOf(countryCode)
    return kept(reference(), country, async () => succeed(languagesOf(await listLanguageRows(db), country)))
  })
}
