import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { ApplicationRow } from '../applications/applications.queries.ts'
import { listLenderApplications } from '../applications/lender-applications.queries.ts'
import { hasEnded } from '../applications/lender-status-table.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { maySoftAsk } from '../../customers/consents/soft-questions.ts'
import { getMatchFacts } from '../../customers/profiles/match-facts.ts'
import type { Services } from '../../market/services.ts'
import { toApplicant, type Applicant } from '../../market/matching/applicant.ts'
import { askOf } from '../../market/matching/asked-amount.ts'
import { hashOfAsk, toEligibilityAsk } from './asked-facts.ts'
import { buildOffers, type BuiltOffers, type LenderAnswer } from '../../market/matching/build-offers.ts'
import type { LenderIndex } from '../../market/matching/compile-lenders.ts'
import { listLenderAnswers } from './offers.queries.ts'
import { usableAnswers } from './usable-answers.ts'

export interface OffersOf {
  application: ApplicationRow
  brand_id: number
  language: LanguageId
  amount?: number | undefined
  tenure_months?: number | undefined
}

export interface GatheredOffers {
  built: BuiltOffers
  index: LenderIndex
  applicant: Applicant
  answers: ReadonlyMap<number, LenderAnswer>
  asked_hash: Buffer
  /** API lenders that match and have not been asked this yet; none where the customer has not agreed to be asked about. */
  to_ask: number[]
}

const lendersOf = (applications: readonly { lender_id: number }[]): ReadonlySet<number> =>
  new Set(applications.map(({ lender_id }) => lender_id))

/** One that could not be sent is sent again from the offers. */
const isInProgress = ({ status }: { status: LenderStatus }): boolean =>
  status !== 'SEND_FAILED' && !hasEnded(status)

/** Everything that stands behind one look at the offers of an application; nothing is written. @throws Problem not_found. */
export const gatherOffers = async (services: Services, of: OffersOf): Promise<GatheredOffers> => {
  const { db, lenders, connectors } = services
  const { application, brand_id, language } = of
  // One after the other: inside a transaction they share a connection.
  const facts = await getMatchFacts(services, application.user_id)
  const applied = await listLenderApplications(db, application.app_id)
  const rows = await listLenderAnswers(db, application.app_id)
  const now = services.now()
  const today = dayInIndia(now)
  const directory = lenders()
  const index = directory.indexOf(brand_id, application.product_type, today)
  const ask = askOf(of, facts, index.market)
  const applicant = toApplicant(facts, ask, directory.householdBands, index.market)
  const asked_hash = hashOfAsk(toEligibilityAsk(applicant, today, application.product_type))
  const answers = usableAnswers(rows, asked_hash, { today, now })
  const mayAsk = await maySoftAsk(db, application.user_id)
  for (const { lender_id, api } of index.lenders) {
    if (api !== 1) continue
    const slug = directory.find(lender_id)?.slug
    if (!mayAsk) answers.set(lender_id, { state: 'not_asked' })
    else if (slug === undefined || connectors(slug) === null) answers.set(lender_id, { state: 'failed' })
  }
  const built = buildOffers({
    index,
    applicant,
    answers,
    applied_lender_ids: lendersOf(applied.filter(isInProgress)),
    ended_lender_ids: lendersOf(applied.filter(({ status }) => hasEnded(status))),
    today,
    language,
  })
  const to_ask = built.pending
    .filter(({ lender_id }) => !answers.has(lender_id))
    .map(({ lender_id }) => lender_id)
  return { built, index, applicant, answers, asked_hash, to_ask }
}
