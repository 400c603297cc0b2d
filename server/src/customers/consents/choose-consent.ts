import {
  optionalPurposes,
  termsWithSoftQuestions,
  type ConsentChoice,
  type OptionalPurpose,
} from '@marketplace/contract/customers/consents'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import { holdCustomer } from '../profiles/published.ts'
import {
  endSoftQuestionsOfTerms,
  hasLiveConsent,
  listConsentTextsOf,
  lockLedger,
  withdrawAll,
} from './consents.queries.ts'
import { fillConsentText } from './fill-consent-text.ts'
import { recordConsent } from './record-consent.ts'
import { maySoftAsk } from './soft-questions.ts'

const hasAgreed = (db: Database, userId: string, purpose: OptionalPurpose): Promise<boolean> =>
  purpose === 'soft_questions' ? maySoftAsk(db, userId) : hasLiveConsent(db, userId, purpose)

/** The optional consents of a customer as they stand, with the words that a yes agrees to. */
export const listChoices = async (
  db: Database,
  { user_id, language, brand, now }: { user_id: string; language: LanguageId; brand: string; now: Date },
): Promise<ConsentChoice[]> => {
  const texts = await listConsentTextsOf(db, { language, product_type: null }, dayInIndia(now))
  const choices: ConsentChoice[] = []
  for (const purpose of optionalPurposes) {
    const newest = texts.find((text) => text.purpose === purpose)
    if (newest === undefined) continue
    choices.push({
      purpose,
      agreed: (await hasAgreed(db, user_id, purpose)) ? 1 : 0,
      version: newest.version,
      text: fillConsentText(newest.text, { brand }),
    })
  }
  return choices
}

/**
 * Gives or withdraws an optional consent, as easily the one as the other (DPDP Act 2023, section 6); a repetition changes
 * nothing.
 * @throws Problem consent_missing for words that do not exist, not_found where the account is deleted.
 */
export const chooseConsent = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  chosen: {
    user_id: string
    purpose: OptionalPurpose
    version: string
    agreed: 0 | 1
    language: LanguageId
    brand: { brand_id: number; name: string }
    ip_address: string
  },
): Promise<void> => {
  const { user_id, purpose, version, agreed, language, brand, ip_address } = chosen
  const at = now()
  await db.transaction(async (tx) => {
    if (!(await holdCustomer(tx, user_id))) throw new Problem('not_found')
    await lockLedger(tx, user_id)
    if (agreed === 1) {
      if (await hasAgreed(tx, user_id, purpose)) return
      await recordConsent(tx, { user_id, purpose, version, language, brand, ip_address, now: at })
      return
    }
    const withdrawal = { user_id, ip_address, now: at }
    if (purpose === 'soft_questions') await endSoftQuestionsOfTerms(tx, withdrawal, termsWithSoftQuestions)
    await withdrawAll(tx, [purpose], withdrawal)
  })
}
