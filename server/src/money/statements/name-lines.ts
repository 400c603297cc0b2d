import type { StatementLine } from '@marketplace/contract/money/partner-statements'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { listDisputesOfLines } from '../disputes/disputes.queries.ts'
import { keyOf } from './present-lines.ts'

/** The names of lenders, of those that are gone too. */
export const lenderNames =
  ({ lenders }: Pick<Services, 'lenders'>) =>
  (lenderId: number): string =>
    lenders().find(lenderId)?.legal_name ?? `Lender ${lenderId}`

/** The newest dispute of each of these lines. */
export const disputesOf = async (
  tx: Database,
  partnerId: number,
  rows: readonly { lender_application_id: number; tranche: number }[],
): Promise<Map<string, StatementLine['dispute']>> => {
  const ids = rows.map(({ lender_application_id }) => lender_application_id)
  const found = ids.length === 0 ? [] : await listDisputesOfLines(tx, partnerId, ids)
  return new Map(found.map((one) => [keyOf(one), { dispute_id: one.dispute_id, state: one.state }]))
}
