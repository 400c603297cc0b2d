import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Database } from '../../platform/db/database.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Job } from '../../platform/jobs/job.ts'
import type { LedgerTransaction } from '../ledger/ledger-kinds.ts'
import { postTransactions } from '../ledger/post-transactions.ts'
import { listPayoutTermsRows } from '../payouts/payout-terms.queries.ts'
import { payoutTermsOn, type PayoutTermsRow } from '../payouts/payout-terms-on.ts'
import { listPartnersWithShares, listShareTotals, type ShareTotal } from './statement-lines.queries.ts'
import { lockPartnerStatements } from './statements.queries.ts'
import { lockTaxpayerOf, readTdsFigures, reckonTds, type Taxpayer } from './reckon-tds.ts'
import { type Accrued, addDeduction, listAccrued, listGoneBack } from './tds.queries.ts'
import { tdsAllowance } from '../statement-rules/tds-allowance.ts'
import type { TdsFigures } from '../statement-rules/tds-due.ts'

/** What tax was withheld as a partner's shares were earned stands beside what is booked for it. */
export interface Earnings {
  accrued: Accrued
  shares: ShareTotal
  /** What went back in this tax year that was booked in an earlier one, in paise. */
  gone_back_paise: number
}

/**
 * The same of each of these partners, by partner. As the office.
 * @param asEarned those whose terms withhold as shares are earned
 */
export const readEarnings = async (
  tx: Database,
  partnerIds: readonly number[],
  taxYear: number,
  asEarned: ReadonlySet<number>,
): Promise<Map<number, Earnings>> => {
  const accrued = partnerIds.length === 0 ? [] : await listAccrued(tx, partnerIds, taxYear)
  // All that is booked is read for nobody on whose shares no tax is withheld ahead of a statement.
  const ids = accrued
    .filter((row) => asEarned.has(row.partner_id) || row.withheld_paise > row.allowed_paise)
    .map(({ partner_id }) => partner_id)
  const totals = ids.length === 0 ? [] : await listShareTotals(tx, ids)
  const gone = ids.length === 0 ? [] : await listGoneBack(tx, ids, taxYear)
  const shares = new Map(totals.map((row) => [row.partner_id, row]))
  const back = new Map(gone.map(({ partner_id, gone_back_paise }) => [partner_id, gone_back_paise]))
  return new Map(
    accrued.map((row) => [
      row.partner_id,
      {
        accrued: row,
        shares: shares.get(row.partner_id) ?? { booked_paise: 0, open_paise: 0 },
        gone_back_paise: back.get(row.partner_id) ?? 0,
      },
    ]),
  )
}

/** The same of one, by its terms. */
export const readEarningsOf = async (
  tx: Database,
  partnerId: number,
  taxYear: number,
  { tds_at }: Pick<PayoutTermsRow, 'tds_at'>,
): Promise<Earnings> => {
  const asEarned = new Set(tds_at === 'accrual' ? [partnerId] : [])
  const earnings = (await readEarnings(tx, [partnerId], taxYear, asEarned)).get(partnerId)
  if (earnings === undefined) throw new Error('a partner is missing')
  return earnings
}

/** What a partner has earned since it was last looked at: what went back of an earlier tax year is no part of it, and gives none of its tax back. */
const earnedSince = ({
  accrued,
  shares,
  gone_back_paise,
}: Earnings): { base_paise: number; kept_paise: number } => {
  const kept_paise = gone_back_paise - accrued.kept_in_year_paise
  return {
    base_paise: shares.booked_paise - (accrued.base_paise - accrued.kept_paise) + kept_paise,
    kept_paise,
  }
}

/**
 * Withholds tax on what a partner has earned since it was last looked at, where its terms say `accrual`: what is booked as its share is the
 * credit then. @returns what the caller has to post, with all else that it posts; done again without a new booking nothing
 */
export const withholdAccrued = async (
  tx: Database,
  partnerId: number,
  day: string,
): Promise<LedgerTransaction[]> => {
  const taxpayer = await lockTaxpayerOf(tx, partnerId, day)
  const earnings = await readEarningsOf(tx, partnerId, taxpayer.tax_year, { tds_at: 'accrual' })
  const { base_paise, kept_paise } = earnedSince(earnings)
  if (base_paise === 0 && kept_paise === 0) return []
  const { due } = reckonTds(base_paise, taxpayer, await readTdsFigures(tx, day))
  await addDeduction(tx, {
    partner_id: partnerId,
    statement_id: null,
    tax_year: taxpayer.tax_year,
    day,
    base_paise,
    taxed_paise: due.taxed_paise,
    tds_paise: due.tds_paise,
    percent: due.percent,
    kept_paise,
  })
  if (due.tds_paise === 0) return []
  return [
    {
      kind: 'ADJUSTMENT',
      source: 'statement',
      cause: 'tds_at_accrual',
      effective_day: day,
      idempotency_key: `tds-accrual:${partnerId}:${taxpayer.tax_year}:${taxpayer.taxed_paise + due.taxed_paise}:${earnings.shares.booked_paise}`,
      entries: [
        { account: { kind: 'partner_accrued', partner_id: partnerId }, amount_paise: due.tds_paise },
        { account: { kind: 'tds_payable' }, amount_paise: -due.tds_paise },
      ],
    },
  ]
}

/** How much was credited before any statement that none has had yet. */
const aheadOf = ({ accrued }: Earnings): number =>
  Math.max(0, accrued.earned_base_paise - accrued.allowed_base_paise)

/** What of the tax withheld as shares were earned a statement on this base allows for. */
export const allowanceOf = (earnings: Earnings, base_paise: number, { rounding }: TdsFigures): number => {
  const { accrued, shares } = earnings
  const rest_paise = accrued.withheld_paise - accrued.allowed_paise
  // What went back before any statement had it comes no more: what was withheld on it is allowed for with the rest.
  const open_paise = Math.min(aheadOf(earnings), shares.open_paise)
  return tdsAllowance({ rest_paise, open_paise }, base_paise, rounding)
}

/** How tax on the base of a statement comes about that withholds itself: on a part of it tax was withheld as it was earned. */
interface MixedTds {
  /** Allowed for out of what was withheld already. */
  allowed_paise: number
  /** What is credited by the statement itself, and taxed now. */
  rest_paise: number
}

/**
 * Where terms change from withholding as shares are earned to withholding by statement: what was credited before is allowed for, so that
 * nothing is taxed twice.
 */
export const allowEarned = (earnings: Earnings, base_paise: number, figures: TdsFigures): MixedTds => {
  const earned = Math.max(0, Math.min(base_paise, aheadOf(earnings)))
  return { allowed_paise: allowanceOf(earnings, earned, figures), rest_paise: base_paise - earned }
}

/** What `withholdAccrued` and then `allowanceOf` would come to now, and the taxpayer after them. */
export const previewAllowance = (
  earnings: Earnings,
  base_paise: number,
  taxpayer: Taxpayer,
  figures: TdsFigures,
): { allowed_paise: number; after: Taxpayer } => {
  const { base_paise: earned } = earnedSince(earnings)
  const { taxed_paise, tds_paise } =
    earned === 0 ? { taxed_paise: 0, tds_paise: 0 } : reckonTds(earned, taxpayer, figures).due
  const { accrued } = earnings
  const then = {
    ...accrued,
    withheld_paise: accrued.withheld_paise + tds_paise,
    earned_base_paise: accrued.earned_base_paise + earned,
  }
  return {
    allowed_paise: allowanceOf({ ...earnings, accrued: then }, base_paise, figures),
    after: {
      ...taxpayer,
      base_paise: taxpayer.base_paise + earned,
      taxed_paise: taxpayer.taxed_paise + taxed_paise,
      tds_paise: taxpayer.tds_paise + tds_paise,
    },
  }
}

/** Every night, for the partners whose terms withhold at the accrual. */
export const withholdAccruedTds: Job<'withhold_accrued_tds', Services> = async ({ db, now }) => {
  const at = now()
  const day = dayInIndia(at)
  const partners = await asOffice(db, async (tx) => {
    const terms = await listPayoutTermsRows(tx, null)
    if (terms.every(({ tds_at }) => tds_at === 'statement')) return []
    const all = await listPartnersWithShares(tx, day)
    return all.filter((partner_id) => payoutTermsOn(terms, partner_id, day).tds_at === 'accrual')
  })
  for (const partner_id of partners)
    await asOffice(db, async (tx) => {
      await lockPartnerStatements(tx, partner_id)
      await postTransactions(tx, await withholdAccrued(tx, partner_id, day), at)
    })
}
