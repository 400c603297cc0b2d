import { listLanguages } from '@marketplace/contract/languages'
import type { Serve } from '../http/serve.ts'
import { succeed } from '../http/succeed.ts'
import type { Services } from '../services.ts'
import { listLanguageRows } from './languages.queries.ts'

export const languagesRoutes = (serve: Serve, { db }: Services): void => {
  serve(listLanguages, async ({ body }) => {
    const languages = await listLanguageRows(db)
    const country = body.countryCode?.toUpperCase()
    const ofCountry =
      country === undefined ? languages : languages.filter((language) => language.country_key === country)
    return succeed(
      ofCountry.length > 0 ? ofCountry : languages.filter((language) => language.isDefault === 1),
    )
  })
}
