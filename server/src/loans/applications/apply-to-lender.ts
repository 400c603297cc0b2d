import { settleApplications } from './move-lender-application.ts'
import { randomUUID } from 'node:crypto'
import type { applyToLender as applyCall } from '@marketplace/contract/loans/applications'
import type { Answer } from '@marketplace/contract/platform/call'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Lender } from '@marketplace/contract/market/lenders'
import type { Offer } from '@marketplace/contract/market/offers'
import type { Brand } from '@marketplace/contract/reference/brands'
import { lockLedger } from '../../customers/consents/published.ts'
import { recordConsent } from '../../customers/consents/record-consent.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { translate } from '../../platform/http/translate.ts'
import { getMatchFacts } from '../../customers/profiles/match-facts.ts'
import type { Services } from '../../market/services.ts'
import { mayBecome } from './application-status-table.ts'
import { lockOwnApplication, setApplicationStatus, type ApplicationRow } from './applications.queries.ts'
import { getShownOffer } from './check-shown-offer.ts'
import {
  addLenderApplication,
  lockLenderApplicationOf,
  requeueLenderApplication,
  type LenderApplicationRow,
} from './lender-applications.queries.ts'
import { missingForApply } from '../onward/apply-needs.ts'
import { addLenderEvent } from './lender-events.queries.ts'
import { pageAfterApplying } from '../onward/page-after-applying.ts'
import { SEND_TRIES } from './send-again.ts'

export interface Apply {
  user_id: string
  app_id: string
  lender_id: number
  snapshot_id: string
  consent_version: string
  brand: Brand
  language: LanguageId
  ip: string
}

/** Where a redirect customer goes on: the lender's link with an opaque id of this application, never a number of theirs. */
const handoffUrl = (utmLink: string, ourReference: string): string =>
  utmLink.replaceAll('{UNIQUE_ID}', ourReference)

const queueSending = (services: Services, db: Database, lender_application_id: number): Promise<void> =>
  services.addJob(
    db,
    'send_lender_application',
    { lender_application_id },
    { key: `send:${lender_application_id}`, max_attempts: SEND_TRIES * 2 },
  )

interface Chosen {
  application: ApplicationRow
  lender: Lender
  offer: Offer
  consent_id: string
}

const startApplication = async (
  services: Services,
  db: Database,
  apply: Apply,
  chosen: Chosen,
): Promise<string | null> => {
  const { lender, offer, application, consent_id } = chosen
  const now = services.now()
  const our_reference = randomUUID()
  const handoff_url =
    lender.api === 0 && lender.utm_link !== null ? handoffUrl(lender.utm_link, our_reference) : null
  const status = handoff_url === null ? 'QUEUED' : 'SENT'
  const lender_application_id = await addLenderApplication(db, {
    our_reference,
    app_id: application.app_id,
    lender_id: lender.lender_id,
    snapshot_id: apply.snapshot_id,
    consent_id,
    status,
    amount: offer.amount,
    tenure_months: offer.tenure_months,
    handoff_url,
    now,
  })
  await addStart(db, lender_application_id, status, now)
  if (status === 'QUEUED') await queueSending(services, db, lender_application_id)
  return handoff_url
}

const addStart = (
  db: Database,
  lender_application_id: number,
  status: 'QUEUED' | 'SENT',
  at: Date,
): Promise<number | null> =>
  addLenderEvent(db, {
    lender_application_id,
    status,
    note: null,
    source: 'customer',
    their_event_id: null,
    accepted: 1,
    at,
    heard_at: at,
  })

/**
 * The way on for one that could not be sent: the customer may send it again, on what they were shown now. A try that nobody
 * heard of may have arrived: on other terms it is another application for the lender, and the first one is withdrawn.
 */
const startAgain = async (
  services: Services,
  db: Database,
  failed: LenderApplicationRow,
  apply: Apply,
  { offer, consent_id }: Chosen,
): Promise<void> => {
  const now = services.now()
  const { amount, tenure_months } = offer
  const id = failed.lender_application_id
  const isSame = failed.amount === amount && failed.tenure_months === tenure_months
  const our_reference = isSame ? failed.our_reference : randomUUID()
  await requeueLenderApplication(db, id, {
    our_reference,
    snapshot_id: apply.snapshot_id,
    consent_id,
    amount,
    tenure_months,
    now,
  })
  await addStart(db, id, 'QUEUED', now)
  await settleApplications(db, [id], now)
  if (!isSame) {
    const earlier = { lender_application_id: id, our_reference: failed.our_reference }
    await services.addJob(db, 'tell_lender_withdrawal', earlier, { key: `tell:${failed.our_reference}` })
  }
  await queueSending(services, db, id)
}

/**
 * Applies to one lender, in the caller's transaction: the consent to share goes into the ledger, and the application is on
 * its way (API: by a job) or the customer is (redirect).
 * @throws Problem not_found, application_closed, already_applied, profile_incomplete, lender_not_in_snapshot,
 * snapshot_stale, answers_needed with the questions that this lender still needs, consent_missing.
 */
export const applyToLender = async (
  services: Services,
  db: Database,
  apply: Apply,
): Promise<Answer<typeof applyCall>> => {
  const { user_id, app_id, lender_id, brand, language } = apply
  await lockLedger(db, user_id)
  const application = await lockOwnApplication(db, app_id, user_id)
  if (application === null) throw new Problem('not_found')
  if (application.status === 'CLOSED') throw new Problem('application_closed')
  const earlier = await lockLenderApplicationOf(db, app_id, lender_id)
  if (earlier !== null && earlier.status !== 'SEND_FAILED') throw new Problem('already_applied')
  const facts = await getMatchFacts({ db, vault: services.vault }, user_id)
  if (!facts.completed_products.some((product) => product === application.product_type))
    throw new Problem('profile_incomplete')
  const { snapshot_id } = apply
  const offer = await getShownOffer(services, db, {
    application,
    snapshot_id,
    lender_id,
    brand_id: brand.brand_id,
    language,
  })
  const lender = services.lenders().find(lender_id)
  if (lender === null) throw new Problem('lender_not_in_snapshot')
  const { product_type } = application
  const missing = await missingForApply(services, db, { user_id, product_type, api: lender.api })
  if (missing.length > 0) throw new Problem('answers_needed', missing).naming({ lender: lender.legal_name })
  const consent_id = await recordConsent(db, {
    user_id,
    purpose: 'share',
    version: apply.consent_version,
    language,
    brand,
    lender: { lender_id, name: lender.legal_name, product_type },
    ip_address: apply.ip,
    now: services.now(),
  })
  const chosen = { application, lender, offer, consent_id }
  let handoff_url: string | null = null
  if (earlier === null) handoff_url = await startApplication(services, db, apply, chosen)
  else await startAgain(services, db, earlier, apply, chosen)
  if (mayBecome(application.status, 'OFFER_SELECTED')) {
    await setApplicationStatus(db, app_id, application.status, 'OFFER_SELECTED', services.now())
  }
  return {
    success: true,
    message: translate(language, 'applied', { lender: lender.legal_name }),
    redirect: pageAfterApplying(lender),
    ...(handoff_url !== null && { handoff_url }),
  }
}
