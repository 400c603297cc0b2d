import type { StatementTds } from '@marketplace/contract/money/partner-statements'
import { toRupees } from '../../platform/money/paise.ts'
import type { PayoutTermsRow } from '../payouts/payout-terms-on.ts'
import type { TdsFigures } from '../statement-rules/tds-due.ts'
import { allowEarned, type Earnings, previewAllowance } from './accrual-tds.ts'
import { reckonTds, type Taxpayer } from './reckon-tds.ts'
import type { StatementRow } from './statements.queries.ts'

/** Whether the tax of a statement is not settled yet, so that `previewTds` needs what its partner has earned. */
export const isTdsOpen = ({ state, tds_paise }: Pick<StatementRow, 'state' | 'tds_paise'>): boolean =>
  tds_paise === null && state !== 'CANCELLED'

/**
 * The tax of a statement as it was approved, else what approving it today would withhold, or allow for where it is withheld as shares are
 * earned.
 * @param base_paise on what tax is withheld
 * @param earnings of its partner, where `isTdsOpen`
 * @throws Error where they are missing then.
 */
export const previewTds = (
  row: Pick<StatementRow, 'state' | 'tds_paise' | 'tds_of'>,
  base_paise: number,
  { tds_at }: Pick<PayoutTermsRow, 'tds_at'>,
  earnings: Earnings | undefined,
  taxpayer: Taxpayer,
  figures: TdsFigures,
): { tds_paise: number; of: StatementTds } => {
  const { of } = reckonTds(base_paise, taxpayer, figures)
  if (row.tds_paise !== null) return { tds_paise: row.tds_paise, of: row.tds_of ?? of }
  if (!isTdsOpen(row)) return { tds_paise: 0, of }
  if (earnings === undefined) throw new Error('what a partner has earned is missing')
  if (tds_at === 'statement') {
    const { allowed_paise, rest_paise } = allowEarned(earnings, base_paise, figures)
    return { tds_paise: allowed_paise + reckonTds(rest_paise, taxpayer, figures).due.tds_paise, of }
  }
  const { allowed_paise, after } = previewAllowance(earnings, base_paise, taxpayer, figures)
  return {
    tds_paise: allowed_paise,
    of: { ...reckonTds(0, after, figures).of, base: toRupees(base_paise) },
  }
}
