import { randomUUID } from 'node:crypto'
import type { SettledOutcome } from '@marketplace/contract/money/reconciliation-words'
import { termsOn } from '../../partners/accounts/terms-on.ts'
import { listTermsOf } from '../../partners/accounts/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { findBookedShare, listPartFigures, type PartFiguresRow } from '../ledger/commission-lines.queries.ts'
import type { LedgerEntry, LedgerTransaction, LoanLine } from '../ledger/ledger-kinds.ts'
import { partnerShare } from '../ledger/partner-share.ts'
import { postTransactions } from '../ledger/post-transactions.ts'
import { readReferrals } from '../ledger/read-referrals.ts'
import { referralShare } from '../ledger/referral-share.ts'
import { addSettlement, saveSettlementTx } from './settlements.queries.ts'

/** Who settles, why and when. */
export interface SettledBy {
  staff_id: number
  staff_name: string
  reason: string
  at: Date
}

/** A part of a loan in the books of a month; the figures are those over all months. */
export interface SettledPart {
  lender_id: number
  /** YYYY-MM */
  month: string
  lender_application_id: number
  tranche: number
  expected: number
  stated: number
}

const partOf = async (trx: Database, part: SettledPart): Promise<PartFiguresRow> => {
  const found = (await listPartFigures(trx, [part.lender_application_id])).find(
    ({ tranche }) => tranche === part.tranche,
  )
  if (found === undefined) throw new Error('the part of the loan is not there')
  return found
}

/** What a partner's percentage of this sum is, by the terms in force on the day of the disbursal; below zero of a sum below zero. */
const shareOf = async (
  trx: Database,
  partner_id: number,
  day: string,
  paise: number,
): Promise<{ paise: number; terms_id: number | null }> => {
  const agreed = termsOn(await listTermsOf(trx, [partner_id]), day)
  const { percent } = partnerShare(agreed, { commission_paise: Math.abs(paise), loans: 0 })
  return { paise: paise < 0 ? -percent : percent, terms_id: agreed?.terms_id ?? null }
}

/** What whoever invited the partner has of the sum that is accepted, as entries of what changes of it; of a sum below zero nothing. */
const inviterOf = async (
  trx: Database,
  of: {
    partner_id: number
    day: string
    line: LoanLine
    stated: number
    partner_paise: number
  },
): Promise<{ entries: LedgerEntry[]; referral_terms_id: number | null }> => {
  const { partner_id, day, line, stated, partner_paise } = of
  const referral = (await readReferrals(trx, [partner_id]))(partner_id, day)
  if (referral === null) return { entries: [], referral_terms_id: null }
  const inviter = { partner_id: referral.partner_id }
  const wanted = referralShare(referral.percent, { commission_paise: Math.max(0, stated), partner_paise })
  const change = wanted - (await findBookedShare(trx, inviter.partner_id, line, 'referral_share'))
  if (change === 0) return { entries: [], referral_terms_id: null }
  return {
    referral_terms_id: referral.referral_terms_id,
    entries: [
      {
        account: { kind: 'partner_accrued', ...inviter },
        amount_paise: -change,
        line,
        figure: 'referral_share',
      },
      { account: { kind: 'referral_share', ...inviter }, amount_paise: change },
    ],
  }
}

/** What we expect becomes what they state, with the shares of it by their terms. */
const acceptance = async (trx: Database, part: SettledPart, by: SettledBy): Promise<LedgerTransaction> => {
  const { lender_id, lender_application_id, tranche, stated, expected } = part
  const { partner_id, day, flat_share_paise } = await partOf(trx, part)
  const line = { lender_application_id, tranche }
  const change = stated - expected
  const share = partner_id === null ? null : await shareOf(trx, partner_id, day, stated)
  // What a dispute has brought the partner beside its percentage stands.
  const before = partner_id === null ? 0 : await findBookedShare(trx, partner_id, line, 'percent_share')
  const shareChange = share === null ? 0 : share.paise - before
  const ofPartner: LedgerEntry[] =
    partner_id === null || shareChange === 0
      ? []
      : [
          {
            account: { kind: 'partner_accrued', partner_id },
            amount_paise: -shareChange,
            line,
            figure: 'percent_share',
          },
          { account: { kind: 'partner_share', partner_id }, amount_paise: shareChange },
        ]
  const ofInviter =
    partner_id === null
      ? { entries: [], referral_terms_id: null }
      : await inviterOf(trx, {
          partner_id,
          day,
          line,
          stated,
          partner_paise: (share?.paise ?? 0) + flat_share_paise,
        })
  return {
    kind: 'ADJUSTMENT',
    source: 'reconciliation',
    cause: 'accepted',
    cause_line: line,
    lender_id,
    effective_day: day,
    idempotency_key: `accept:${lender_application_id}:${tranche}:${randomUUID()}`,
    staff_id: by.staff_id,
    ...(share?.terms_id != null && { terms_id: share.terms_id }),
    ...(ofInviter.referral_terms_id !== null && { referral_terms_id: ofInviter.referral_terms_id }),
    entries: [
      { account: { kind: 'accrued_income', lender_id }, amount_paise: change, line, figure: 'expected' },
      { account: { kind: 'income', lender_id }, amount_paise: -change },
      ...ofPartner,
      ...ofInviter.entries,
    ],
  }
}

/** What they are short is our loss; the partner keeps its share. */
const writeOff = async (trx: Database, part: SettledPart, by: SettledBy): Promise<LedgerTransaction> => {
  const { lender_id, lender_application_id, tranche, stated, expected } = part
  const { day } = await partOf(trx, part)
  const line = { lender_application_id, tranche }
  return {
    kind: 'WRITE_OFF',
    source: 'reconciliation',
    cause: 'written_off',
    cause_line: line,
    lender_id,
    effective_day: day,
    idempotency_key: `write_off:${lender_application_id}:${tranche}:${randomUUID()}`,
    staff_id: by.staff_id,
    entries: [
      { account: { kind: 'write_off', lender_id }, amount_paise: expected - stated },
      {
        account: { kind: 'accrued_income', lender_id },
        amount_paise: stated - expected,
        line,
        figure: 'expected',
      },
    ],
  }
}

/** What a settlement posts; its number, unless it is taken back by this. */
export interface SettlementPosting {
  settlement_id: number | null
  transaction: LedgerTransaction
}

/**
 * Settles a part of a loan that differs, in the caller's transaction, as the office and under `lockLenderMonths`. Accepted or written off, what we
 * expect is what they state; disputed, the difference stays. @returns what is to be posted (`postSettlements`)
 */
export const settlePart = async (
  trx: Database,
  part: SettledPart,
  outcome: Exclude<SettledOutcome, 'give_loan'>,
  by: SettledBy,
): Promise<SettlementPosting[]> => {
  const { reason, staff_id, staff_name, at } = by
  const { lender_id, month, lender_application_id, tranche, stated } = part
  const expected_paise = outcome === 'dispute' ? part.expected : stated
  const key = { lender_id, month, lender_application_id, tranche, stated_line_id: null }
  const settlement_id = await addSettlement(
    trx,
    { ...key, outcome, expected_paise, stated_paise: stated, reason, staff_id, staff_name },
    at,
  )
  if (outcome === 'dispute') return []
  return [{ settlement_id, transaction: await (outcome === 'accept' ? acceptance : writeOff)(trx, part, by) }]
}

/**
 * Posts what settlements come to, all of it at once: the sums of accounts are held in one order then, whatever the order of the lines. Partners and
 * whoever invited them have lines with several lenders.
 */
export const postSettlements = async (
  trx: Database,
  postings: readonly SettlementPosting[],
  at: Date,
): Promise<void> => {
  const posted = await postTransactions(
    trx,
    postings.map(({ transaction }) => transaction),
    at,
  )
  const numbers = new Map(posted.map(({ idempotency_key, tx_id }) => [idempotency_key, tx_id]))
  for (const { settlement_id, transaction } of postings) {
    const tx_id = numbers.get(transaction.idempotency_key)
    if (settlement_id !== null && tx_id !== undefined) await saveSettlementTx(trx, settlement_id, tx_id)
  }
}
