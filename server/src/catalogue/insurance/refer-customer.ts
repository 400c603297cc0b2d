import { randomUUID } from 'node:crypto'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { lockLedger } from '../../customers/consents/published.ts'
import { recordConsent } from '../../customers/consents/record-consent.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { isOffered } from '../../reference/products/products-of-brand.ts'
import { holdCustomer } from '../../customers/profiles/published.ts'
import { addReferral, findOpenReferral, findPlan } from './insurance.queries.ts'

export interface Choice {
  user_id: string
  plan_id: number
  consent_version: string
  brand: KnownBrand
  language: LanguageId
  ip: string
  now: Date
}

/** The way on to the licensed entity: an opaque id and the plan, nothing of the customer. */
const handoffUrl = (link: string, referralId: string, planSlug: string): string => {
  const url = new URL(link.replaceAll('{UNIQUE_ID}', referralId))
  url.searchParams.set('plan', planSlug)
  return url.href
}

/** The licensed entity that a brand refers to. @throws Problem product_not_available where it names none. */
const licenseeOf = ({
  brand,
  insurance_referral_link: link,
}: KnownBrand): { name: string; licence_number: string; link: string } => {
  const { insurance_licensee_name: name, insurance_licence_number: licence_number } = brand
  if (name === null || licence_number === null || link === null) throw new Problem('product_not_available')
  return { name, licence_number, link }
}

/**
 * Refers a customer to the brand's licensed entity for one plan, in the caller's transaction: the consent goes into the ledger
 * and the referral is on record before the customer leaves. An open one for the same plan is answered again.
 * @throws Problem not_found, product_not_available, consent_missing.
 */
export const referCustomer = async (
  db: Database,
  { user_id, plan_id, consent_version, brand, language, ip, now }: Choice,
): Promise<{ referral_id: string; handoff_url: string; licensee: string }> => {
  const licensee = licenseeOf(brand)
  const plan = await findPlan(db, plan_id)
  if (plan === null) throw new Problem('not_found')
  if (!isOffered(brand, plan.kind)) throw new Problem('product_not_available')
  await lockLedger(db, user_id)
  if (!(await holdCustomer(db, user_id))) throw new Problem('not_found')
  const { brand_id } = brand.brand
  const { licence_number } = licensee
  const open = await findOpenReferral(db, { user_id, brand_id, plan_id, licence_number })
  if (open !== null) return { ...open, licensee: licensee.name }
  const consent_id = await recordConsent(db, {
    user_id,
    purpose: 'insurance',
    version: consent_version,
    language,
    brand: brand.brand,
    licensee: licensee.name,
    ip_address: ip,
    now,
  })
  const referral_id = randomUUID()
  const handoff_url = handoffUrl(licensee.link, referral_id, plan.slug)
  await addReferral(db, {
    referral_id,
    user_id,
    brand_id,
    plan_id,
    consent_id,
    licensee_name: licensee.name,
    licence_number,
    handoff_url,
    created_at: now,
  })
  return { referral_id, handoff_url, licensee: licensee.name }
}
