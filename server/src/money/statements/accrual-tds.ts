import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Database } from '../../platform/db/database.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { divideHalfUp } from '../../platform/money/round-half-up.ts'
import { percentThousandths } from '../../platform/money/percent-of.ts'
import type { LedgerTransaction } from '../ledger/ledger-kinds.ts'
import { postTransactions } from '../ledger/post-transactions.ts'
import { listPayoutTermsRows } from '../payouts/payout-terms.queries.ts'
import { payoutTermsOn } from '../payouts/payout-terms-on.ts'
import { findShareTotal, listPartnersWithShares } from './statement-lines.queries.ts'
import { lockPartnerStatements } from './statements.queries.ts'
import { lockTaxpayerOf, readTdsFigures, reckonTds, type Taxpayer } from './reckon-tds.ts'
import { type Accrued, addDeduction, findAccrued, findGoneBack } from './tds.queries.ts'
import type { TdsFigures } from '../statement-rules/tds-due.ts'

/** What a partner has earned since it was last looked at: what went back of an earlier tax year is no part of it, and gives none of its tax back. */
const earnedSince = async (
  tx: Database,
  partnerId: number,
  taxYear: number,
  accrued: Accrued,
): Promise<{ booked: number; base_paise: number; kept_paise: number }> => {
  const booked = await findShareTotal(tx, partnerId)
  const kept_paise = (await findGoneBack(tx, partnerId, taxYear)) - accrued.kept_in_year_paise
  return { booked, base_paise: booked - (accrued.base_paise - accrued.kept_paise) + kept_paise, kept_paise }
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
  const { booked, base_paise, kept_paise } = await earnedSince(
    tx,
    partnerId,
    taxpayer.tax_year,
    await findAccrued(tx, partnerId, taxpayer.tax_year),
  )
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
      idempotency_key: `tds-accrual:${partnerId}:${taxpayer.tax_year}:${taxpayer.taxed_paise + due.taxed_paise}:${booked}`,
      entries: [
        { account: { kind: 'partner_accrued', partner_id: partnerId }, amount_paise: due.tds_paise },
        { account: { kind: 'tds_payable' }, amount_paise: -due.tds_paise },
      ],
    },
  ]
}

/** What of the tax withheld as shares were earned a statement on this base allows for. */
const allowanceOf = (
  { withheld_paise, allowed_paise, allowed_base_paise }: Accrued,
  base_paise: number,
  { has_pan }: Pick<Taxpayer, 'has_pan'>,
  { percent, no_pan_percent, rounding }: TdsFigures,
): number => {
  const step = rounding * 100
  const rate = has_pan ? percent : Math.max(percent, no_pan_percent)
  const borneBy = (base: number): number =>
    divideHalfUp(Math.max(0, base) * percentThousandths(rate), 100_000 * step) * step
  const owed = Math.max(0, borneBy(allowed_base_paise) - allowed_paise)
  return Math.max(0, Math.min(withheld_paise - allowed_paise, borneBy(base_paise) + owed))
}

/**
 * How much of the tax withheld as shares were earned a statement allows for, of what none allowed for yet: what its own base bears, and what earlier
 * ones were let off, which passing the threshold brings.
 */
export const allowAccruedTds = async (
  tx: Database,
  partnerId: number,
  base_paise: number,
  taxpayer: Pick<Taxpayer, 'has_pan' | 'tax_year'>,
  figures: TdsFigures,
): Promise<number> =>
  allowanceOf(await findAccrued(tx, partnerId, taxpayer.tax_year), base_paise, taxpayer, figures)

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
export const allowEarned = async (
  tx: Database,
  partnerId: number,
  base_paise: number,
  taxpayer: Pick<Taxpayer, 'has_pan' | 'tax_year'>,
  figures: TdsFigures,
): Promise<MixedTds> => {
  const accrued = await findAccrued(tx, partnerId, taxpayer.tax_year)
  const ahead = Math.max(0, accrued.earned_base_paise - accrued.allowed_base_paise)
  const earned = Math.max(0, Math.min(base_paise, ahead))
  return {
    allowed_paise: earned === 0 ? 0 : allowanceOf(accrued, earned, taxpayer, figures),
    rest_paise: base_paise - earned,
  }
}

/** What `withholdAccrued` and then `allowAccruedTds` would come to now, and the taxpayer after them. Writes nothing. */
export const previewAllowance = async (
  tx: Database,
  partnerId: number,
  base_paise: number,
  taxpayer: Taxpayer,
  figures: TdsFigures,
): Promise<{ allowed_paise: number; after: Taxpayer }> => {
  const accrued = await findAccrued(tx, partnerId, taxpayer.tax_year)
  const { base_paise: earned } = await earnedSince(tx, partnerId, taxpayer.tax_year, accrued)
  const { taxed_paise, tds_paise } =
    earned === 0 ? { taxed_paise: 0, tds_paise: 0 } : reckonTds(earned, taxpayer, figures).due
  const then = { ...accrued, withheld_paise: accrued.withheld_paise + tds_paise }
  return {
    allowed_paise: allowanceOf(then, base_paise, taxpayer, figures),
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
