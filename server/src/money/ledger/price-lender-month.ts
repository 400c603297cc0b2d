import {
  listTakenBackParts,
  listTranchesOfLender,
  type LoanTranche,
} from '../../loans/disbursals/published.ts'
import { listTermsOf } from '../../partners/accounts/published.ts'
import { termsOn, type AgreedTerms } from '../../partners/accounts/terms-on.ts'
import type { Database } from '../../platform/db/database.ts'
import { addSettled } from './add-settled.ts'
import { daysOfMonth } from './book-month.ts'
import { followParts } from '../part-moves/follow-parts.ts'
import {
  listBookedFigures,
  listPricingTransactions,
  listSettledFigures,
  lockLenderMonths,
  takeMemory,
  savePricedMonth,
} from './ledger.queries.ts'
import { type PartnerShare, partnerShare } from './partner-share.ts'
import { type BookedFigure, type MonthOfBooks, planPostings } from './plan-postings.ts'
import { postTransactions } from './post-transactions.ts'
import { readReferrals, type Referral } from './read-referrals.ts'
import { referralShare } from './referral-share.ts'
import { rulesOfMonth } from './rules-of-month.ts'
import { targetOfMonth } from './target-of-month.ts'

const shareOfInviter = (
  { partner_id, referral_terms_id, percent }: Referral,
  commission_paise: number,
  share: PartnerShare,
) => ({
  partner_id,
  referral_terms_id,
  paise: referralShare(percent, { commission_paise, partner_paise: share.percent + share.flat }),
})

/** How a part is shared, by what its partner agreed to by the day of the disbursal. */
const readShares = async (
  trx: Database,
  tranches: readonly LoanTranche[],
): Promise<MonthOfBooks['shareOf']> => {
  const partners = [...new Set(tranches.flatMap(({ partner_id }) => partner_id ?? []))]
  const terms = Map.groupBy(
    partners.length === 0 ? [] : await listTermsOf(trx, partners),
    ({ partner_id }) => partner_id,
  )
  const referralOf = await readReferrals(trx, partners)
  const found = new Map<string, { agreed: AgreedTerms | null; referral: Referral | null }>()
  const agreedOn = (partner_id: number, day: string) => {
    const name = `${partner_id}:${day}`
    const known = found.get(name)
    if (known !== undefined) return known
    const agreed = {
      agreed: termsOn(terms.get(partner_id) ?? [], day),
      referral: referralOf(partner_id, day),
    }
    found.set(name, agreed)
    return agreed
  }
  return ({ partner_id, day }, line) => {
    if (partner_id === null) return null
    const { agreed, referral } = agreedOn(partner_id, day)
    const share = partnerShare(agreed, line)
    return {
      partner_id,
      terms_id: agreed?.terms_id ?? null,
      share,
      referral: referral === null ? null : shareOfInviter(referral, line.commission_paise, share),
    }
  }
}

/** What is booked for each part; of one that was taken back also what settlements had booked for it until then, as that goes back too. */
const readBooked = async (
  trx: Database,
  lender_id: number,
  days: { from: string; to: string },
  tranches: readonly LoanTranche[],
): Promise<BookedFigure[]> => {
  const booked = await listBookedFigures(trx, lender_id, days)
  if (tranches.every(({ taken_back_cause }) => taken_back_cause === null)) return booked
  const back = await listTakenBackParts(trx, lender_id, days)
  const loans = [...new Set(back.map(({ lender_application_id }) => lender_application_id))]
  return addSettled(booked, await listSettledFigures(trx, lender_id, loans), back)
}

/**
 * Brings the books of a month of a lender to what they ought to say, by the rules in force on its last day and the terms in force on
 * the day of each disbursal. In the caller's transaction, as the office. A second run posts nothing.
 * @param month YYYY-MM @returns how many entries were posted
 */
export const priceLenderMonth = async (
  trx: Database,
  { lender_id, month }: { lender_id: number; month: string },
  now: Date,
): Promise<number> => {
  await lockLenderMonths(trx, lender_id)
  await takeMemory(trx)
  const days = daysOfMonth(month)
  const rules = await rulesOfMonth(trx, lender_id, month)
  const tranches = await listTranchesOfLender(trx, lender_id, days)
  const booked = await readBooked(trx, lender_id, days, tranches)
  const transactions = await listPricingTransactions(trx, lender_id, days)
  const postings = planPostings({
    lender_id,
    month,
    tranches,
    target: targetOfMonth(
      rules,
      tranches.filter(({ taken_back_cause }) => taken_back_cause === null),
    ),
    shareOf: await readShares(trx, tranches),
    booked,
    posted: new Map(
      transactions.map(({ tx_id, rule_id, rule_version, terms_id, referral_terms_id }) => [
        tx_id,
        {
          rule: rule_id === null || rule_version === null ? null : { id: rule_id, version: rule_version },
          terms_id,
          referral_terms_id,
        },
      ]),
    ),
  })
  await postTransactions(trx, postings, now)
  await followParts(trx, lender_id, now)
  await savePricedMonth(trx, lender_id, days.from, now)
  return postings.reduce((sum, { entries }) => sum + entries.length, 0)
}
