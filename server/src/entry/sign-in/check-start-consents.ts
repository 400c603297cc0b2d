import {
  startChoices,
  type ConsentPurpose,
  type GivenConsent,
} from '@marketplace/contract/customers/consents'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { findConsentText } from '../../customers/consents/published.ts'
import { fillConsentText } from '../../customers/consents/fill-consent-text.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { StartConsent } from '../../customers/prospects/published.ts'

const atStart: ReadonlySet<ConsentPurpose> = new Set(['terms', ...startChoices])

/**
 * The consents of a start with their exact words in the chosen language.
 * @throws Problem consent_missing without `terms`; invalid_request for one given twice, for a text that does not exist, and
 *   for one that no box of a start asks for.
 */
export const checkStartConsents = async (
  db: Database,
  given: readonly GivenConsent[],
  language: LanguageId,
  brand: string,
  now: Date,
): Promise<StartConsent[]> => {
  if (!given.some(({ purpose }) => purpose === 'terms')) throw new Problem('consent_missing')
  const purposes = new Set(given.map(({ purpose }) => purpose))
  const refused = new Problem('invalid_request', [{ field: 'consents', key: 'invalid_value' }])
  if (purposes.size !== given.length || [...purposes].some((purpose) => !atStart.has(purpose))) throw refused
  const consents: StartConsent[] = []
  for (const { purpose, version } of given) {
    const found = await findConsentText(
      db,
      { purpose, version, language, product_type: null },
      dayInIndia(now),
    )
    if (found === null) throw refused
    consents.push({ purpose, version, text: fillConsentText(found.text, { brand }) })
  }
  return consents
}
