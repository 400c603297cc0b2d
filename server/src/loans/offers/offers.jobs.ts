import type { Services } from '../../market/services.ts'
import { findOwnApplication, findApplicationOwner } from '../applications/applications.queries.ts'
import { callLender, CircuitOpen } from '../../market/connectors/call-lender.ts'
import { LenderFailure } from '../../market/connectors/lender-connector.ts'
import type { EligibilityAnswer } from '../../market/connectors/lender-protocol.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { maySoftAsk } from '../../customers/consents/soft-questions.ts'
import { getMatchFacts } from '../../customers/profiles/match-facts.ts'
import { toApplicant } from '../../market/matching/applicant.ts'
import { hashOfAsk, keyOfAsk, toEligibilityAsk } from './asked-facts.ts'
import { countAskAttempt, noteAskError, storeLenderAnswer } from './offers.queries.ts'

/** A customer waits for this answer, so it is tried for about half a minute and then said to have failed. */
export const ASK_TRIES = 3

const DAY_MS = 86_400_000

const toStored = (answer: EligibilityAnswer) =>
  answer.eligible
    ? { eligible: 1 as const, rate: answer.rate, amount_max: answer.amount_max }
    : { eligible: 0 as const, rate: null, amount_max: null }

/**
 * Asks one API lender whether and at what rate it would lend, without saying who asks; its answer holds until the next day ends.
 * A consent that was withdrawn meanwhile ends it before the lender hears anything.
 */
export const askLender: Job<'ask_lender', Services> = async (services, { app_id, lender_id }, { stop }) => {
  const { db, lenders } = services
  const userId = await findApplicationOwner(db, app_id)
  const application = userId === null ? null : await findOwnApplication(db, app_id, userId)
  if (application === null) return
  const row = await countAskAttempt(db, app_id, lender_id)
  if (row === null) return
  const facts = await getMatchFacts(services, application.user_id)
  const now = services.now()
  const today = dayInIndia(now)
  const asked = { amount: row.asked_amount, tenure_months: row.asked_tenure_months }
  const { product_type, brand_id } = application
  const directory = lenders()
  const { market } = directory.indexOf(brand_id ?? 0, product_type, today)
  const applicant = toApplicant(facts, asked, directory.householdBands, market)
  const ask = toEligibilityAsk(applicant, today, product_type)
  const answered = { app_id, lender_id, asked_hash: row.asked_hash, now }
  if (!(await maySoftAsk(db, application.user_id))) {
    await noteAskError(db, answered, 'the consent to be asked about was withdrawn', true)
    return
  }
  if (!hashOfAsk(ask).equals(row.asked_hash)) {
    // The next look at the offers asks anew, with the details of then.
    await noteAskError(db, answered, 'the details changed before the lender was asked', true)
    return
  }
  try {
    const key = keyOfAsk(app_id, lender_id, row.asked_hash)
    const answer = await callLender(services, lender_id, (connector) =>
      connector.checkEligibility(ask, key, stop),
    )
    const valid_until = dayInIndia(new Date(now.getTime() + DAY_MS))
    await storeLenderAnswer(db, answered, { ...toStored(answer), valid_until })
  } catch (error) {
    if (!(error instanceof LenderFailure) && !(error instanceof CircuitOpen)) throw error
    const again = error instanceof LenderFailure && !error.isFinal && row.attempts < ASK_TRIES
    await noteAskError(db, answered, error.message, !again)
    if (again) throw error
  }
}
