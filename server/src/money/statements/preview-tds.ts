import type { StatementTds } from '@marketplace/contract/money/partner-statements'
import type { Database } from '../../platform/db/database.ts'
import { toRupees } from '../../platform/money/paise.ts'
import type { PayoutTermsRow } from '../payouts/payout-terms-on.ts'
import type { TdsFigures } from '../statement-rules/tds-due.ts'
import { allowEarned, previewAllowance } from './accrual-tds.ts'
import { reckonTds, type Taxpayer } from './reckon-tds.ts'
import type { StatementRow } from './statements.queries.ts'

/**
 * The tax of a statement as it was approved, else what approving it today would withhold, or allow for where it is withheld as shares are
 * earned. Writes nothing.
 * @param base_paise on what tax is withheld
 */
export const previewTds = async (
  tx: Database,
  row: Pick<StatementRow, 'partner_id' | 'state' | 'tds_paise' | 'tds_of'>,
  base_paise: number,
  { tds_at }: Pick<PayoutTermsRow, 'tds_at'>,
  taxpayer: Taxpayer,
  figures: TdsFigures,
): Promise<{ tds_paise: number; of: StatementTds }> => {
  const { of } = reckonTds(base_paise, taxpayer, figures)
  if (row.tds_paise !== null) return { tds_paise: row.tds_paise, of: row.tds_of ?? of }
  if (row.state === 'CANCELLED') return { tds_paise: 0, of }
  if (tds_at === 'statement') {
    const { allowed_paise, rest_paise } = await allowEarned(tx, row.partner_id, base_paise, taxpayer, figures)
    return { tds_paise: allowed_paise + reckonTds(rest_paise, taxpayer, figures).due.tds_paise, of }
  }
  const { allowed_paise, after } = await previewAllowance(tx, row.partner_id, base_paise, taxpayer, figures)
  return {
    tds_paise: allowed_paise,
    of: { ...reckonTds(0, after, figures).of, base: toRupees(base_paise) },
  }
}
