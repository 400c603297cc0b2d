import {
  listTakenBackParts,
  listTranchesOfLender,
  type LoanTranche,
} from '../../loans/disbursals/published.ts'
import { listTermsOf } from '../../partners/accounts/published.ts'
import { termsOn, type AgreedTerms } from '../../partners/accounts/terms-on.ts'
import type { Database } from '../../platform/db/database.ts'
import { addSettled, type SettledFigure } from './add-settled.ts'
import { daysOfMonth } from './book-month.ts'
import type { LoanLine } from './ledger-kinds.ts'
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
import { type BookedFigure, keyOf, type MonthOfBooks, planPostings } from './plan-postings.ts'
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

interface Sharing {
  /** How a part is shared, by what its partner agreed to by the day of the disbursal. */
  shareOf: MonthOfBooks['shareOf']
  /** Whether such a share of a part is this partner's, as things are now. */
  hasShare: (part: LoanTranche, figure: SettledFigure) => boolean
}

const readSharing = async (trx: Database, tranches: readonly LoanTranche[]): Promise<Sharing> => {
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
  return {
    shareOf: ({ partner_id, day }, line) => {
      if (partner_id === null) return null
      const { agreed, referral } = agreedOn(partner_id, day)
      const share = partnerShare(agreed, line)
      return {
        partner_id,
        terms_id: agreed?.terms_id ?? null,
        share,
        referral: referral === null ? null : shareOfInviter(referral, line.commission_paise, share),
      }
    },
    hasShare: (part, { figure, partner_id }) => {
      if (part.partner_id === null) return false
      if (figure !== 'referral_share') return part.partner_id === partner_id
      return agreedOn(part.partner_id, part.day).referral?.partner_id === partner_id
    },
  }
}

/** What is booked for each part, with what settlements had booked beside it that goes back (`addSettled`). */
const readBooked = async (
  trx: Database,
  lender_id: number,
  days: { from: string; to: string },
  tranches: readonly LoanTranche[],
  hasShare: Sharing['hasShare'],
): Promise<BookedFigure[]> => {
  const booked = await listBookedFigures(trx, lender_id, days)
  const settled = await listSettledFigures(trx, lender_id, days)
  if (settled.length === 0) return booked
  const parts = new Map(tranches.map((part) => [keyOf(part), part]))
  const isTakenBack = (line: LoanLine): boolean => (parts.get(keyOf(line))?.taken_back_cause ?? null) !== null
  const back = tranches.some(isTakenBack) ? await listTakenBackParts(trx, lender_id, days) : []
  return addSettled(booked, settled, back.filter(isTakenBack), (figure) => {
    const part = parts.get(keyOf(figure))
    return part !== undefined && hasShare(part, figure)
  })
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
  const { shareOf, hasShare } = await readSharing(trx, tranches)
  const booked = await readBooked(trx, lender_id, days, tranches, hasShare)
  const transactions = await listPricingTransactions(trx, lender_id, days)
  const postings = planPostings({
    lender_id,
    month,
    tranches,
    target: targetOfMonth(
      rules,
      tranches.filter(({ taken_back_cause }) => taken_back_cause === null),
    ),
    shareOf,
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
