import { listCommissionLines } from '@marketplace/contract/money/commission-lines'
import { COUNTED_TO, toCounted } from '@marketplace/contract/platform/paging'
import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { daysOfMonth } from './book-month.ts'
import { countCommissionLines, listCommissionLineRows } from './commission-lines.queries.ts'
import { presentCommissionLine } from './present-commission-line.ts'

export const ledgerRoutes = (serve: Serve, { db }: Services): void => {
  serve(listCommissionLines, async ({ query }) => {
    const { lender_id, partner_id, month, state, count } = query
    const days = month === undefined ? undefined : daysOfMonth(month)
    const filter = { lender_id, partner_id, days, state }
    const isExact = count === 'exact'
    const { rows, total } = await asOffice(db, async (tx) => ({
      rows: await listCommissionLineRows(tx, filter, pageBounds(query)),
      total: await countCommissionLines(tx, filter, isExact ? null : COUNTED_TO),
    }))
    const counted = isExact ? { total, is_exact: 1 as const } : toCounted(total)
    return { success: true, data: rows.map(presentCommissionLine), ...counted }
  })
}
