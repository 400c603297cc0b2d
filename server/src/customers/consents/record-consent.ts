import { randomUUID } from 'node:crypto'
import type { ConsentPurpose } from '@marketplace/contract/customers/consents'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { ProductType } from '@marketplace/contract/reference/products'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { addConsent, findConsentText } from './consents.queries.ts'
import { fillConsentText } from './fill-consent-text.ts'

export interface GivenAway {
  user_id: string
  purpose: ConsentPurpose
  version: string
  language: LanguageId
  brand: { brand_id: number; name: string }
  /** The lender that a `share` consent is for, and the loan that it hands over; nobody else's. */
  lender?: { lender_id: number; name: string; product_type: ProductType }
  /** The licensed entity that an `insurance` consent is for; nobody else's. */
  licensee?: string
  ip_address: string | null
  now: Date
}

/**
 * Enters a consent into the ledger, in the caller's transaction: exact words, version, language, purpose, lender, time and
 * address (DPDP Act 2023, section 6; RBI Digital Lending Directions, 2025).
 * @returns the id of its row.
 * @throws Problem consent_missing where there is no such text: nobody agreed to words that do not exist. Nor does a lender get
 * anything on earlier words, which name less than it would get now.
 */
export const recordConsent = async (db: Database, given: GivenAway): Promise<string> => {
  const { purpose, version, language, brand, lender, licensee } = given
  const product_type = lender?.product_type ?? null
  const found = await findConsentText(db, { purpose, version, language, product_type }, dayInIndia(given.now))
  if (found === null || (purpose === 'share' && found.is_newest === 0)) throw new Problem('consent_missing')
  const recipient = lender?.name ?? licensee
  const consent_id = randomUUID()
  await addConsent(db, {
    consent_id,
    user_id: given.user_id,
    purpose,
    version,
    language,
    text: fillConsentText(found.text, {
      brand: brand.name,
      ...(recipient !== undefined && { lender: recipient }),
    }),
    lender_id: lender?.lender_id ?? null,
    lender_name: recipient ?? null,
    brand_id: brand.brand_id,
    ip_address: given.ip_address,
    given_at: given.now,
  })
  return consent_id
}
