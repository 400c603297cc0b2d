import {
  addReceipt,
  changeTolerance,
  closeLenderMonth,
  getLenderMonth,
  listLenderMonths,
  listMonthLines,
  type LenderMonth,
  reopenLenderMonth,
  settleLines,
  takeBackReceipt,
} from '@marketplace/contract/money/reconciliation'
import { COUNTED_TO, toCounted } from '@marketplace/contract/platform/paging'
import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Database } from '../../platform/db/database.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { listLimits } from '../../platform/second-person/published.ts'
import {
  countLenderMonths,
  findLenderMonth,
  type LenderMonthRow,
  listLenderMonthRows,
} from '../ledger/lender-months.queries.ts'
import { addReceipts, takeReceiptBack } from './add-receipts.ts'
import { changeToleranceOf } from './change-tolerance.ts'
import { closeLenderMonthOf, reopenLenderMonthOf } from './close-month.ts'
import { listWaitingWriteOffs } from './list-waiting-write-offs.ts'
import { monthName } from '../variance/month-name.ts'
import { pickLines } from './pick-lines.ts'
import { presentLines } from './present-lines.ts'
import { lenderNameOf, presentMonthDetail, presentMonths, presentReceipt } from './present-month.ts'
import { readMonth } from './read-month.ts'
import { settleLinesOfMonth } from './settle-lines.ts'
import { listLinesById, listMatchesOfParts } from '../stated-lines/stated-lines.queries.ts'

export const reconciliationRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services

  const getMonth = async (trx: Database, lenderId: number, month: string): Promise<LenderMonthRow> => {
    const row = await findLenderMonth(trx, lenderId, month)
    if (row === null) throw new Problem('not_found')
    return row
  }
  const answerMonth = (lenderId: number, month: string): Promise<LenderMonth> =>
    asOffice(db, async (trx) => {
      const [presented] = await presentMonths(services, trx, [await getMonth(trx, lenderId, month)], true)
      if (presented === undefined) throw new Problem('not_found')
      return presented
    })
  /** What the audit log calls a month. */
  const nameOf = (lenderId: number, month: string): string =>
    `${monthName(month)} of ${lenderNameOf(services, lenderId) ?? `lender ${lenderId}`}`

  serve(listLenderMonths, async ({ query, actor }) => {
    const { lender_id, month, state } = query
    const filter = { lender_id, month, states: state === undefined ? undefined : [state] }
    const { data, total } = await asOffice(db, async (trx) => ({
      data: await presentMonths(
        services,
        trx,
        await listLenderMonthRows(trx, filter, pageBounds(query)),
        actor.role_id === 1,
      ),
      total: await countLenderMonths(trx, filter),
    }))
    return { success: true, data, total }
  })

  serve(getLenderMonth, async ({ params: { lenderId, month } }) => {
    const limits = await listLimits(db)
    const from = limits.find(({ name }) => name === 'write_off')?.value ?? 0
    return succeed(
      await asOffice(db, async (trx) => {
        const row = await getMonth(trx, lenderId, month)
        return presentMonthDetail(services, trx, row, await readMonth(trx, lenderId, month), from)
      }),
    )
  })

  serve(listMonthLines, async ({ params: { lenderId, month }, query }) => {
    const waiting = await listWaitingWriteOffs(db, lenderId, month, now())
    const { data, total } = await asOffice(db, async (trx) => {
      const row = await getMonth(trx, lenderId, month)
      const judged = await readMonth(trx, lenderId, month)
      const picked = await pickLines(judged.lines, query, {
        matches: (parts) => listMatchesOfParts(trx, month, parts),
        lines: (ids) => listLinesById(trx, ids),
      })
      const { limit, offset } = pageBounds(query)
      const page = picked.slice(offset, offset + limit)
      return { data: await presentLines(trx, row, page, judged, waiting), total: picked.length }
    })
    const counted =
      query.count === 'exact' || total <= COUNTED_TO ? { total, is_exact: 1 as const } : toCounted(total)
    return { success: true, data, ...counted }
  })

  serve(settleLines, async ({ params: { lenderId, month }, body, actor, ip }) => {
    const of = { lender_id: lenderId, month }
    const done = await settleLinesOfMonth(services, of, nameOf(lenderId, month), body, { actor, ip })
    return succeed({ ...done, month: await answerMonth(lenderId, month) })
  })

  serve(addReceipt, async ({ params: { lenderId, month }, body, actor, ip }) => {
    const of = { lender_id: lenderId, month }
    const rows = await addReceipts(services, of, nameOf(lenderId, month), body.receipts, { actor, ip })
    return succeed({ receipts: rows.map(presentReceipt), month: await answerMonth(lenderId, month) })
  })

  serve(takeBackReceipt, async ({ params: { receiptId }, body, actor, ip }) =>
    succeed(presentReceipt(await takeReceiptBack(services, receiptId, body.reason, { actor, ip }))),
  )

  serve(closeLenderMonth, async ({ params: { lenderId, month }, body, actor, ip }) => {
    const of = { lender_id: lenderId, month }
    await closeLenderMonthOf(services, of, nameOf(lenderId, month), body.reason, { actor, ip })
    return succeed(await answerMonth(lenderId, month))
  })

  serve(reopenLenderMonth, async ({ params: { lenderId, month }, body, actor, ip }) => {
    const of = { lender_id: lenderId, month }
    await reopenLenderMonthOf(services, of, nameOf(lenderId, month), body.reason, { actor, ip })
    return succeed(await answerMonth(lenderId, month))
  })

  serve(changeTolerance, async ({ params: { lenderId }, body, actor, ip }) => {
    await changeToleranceOf(services, lenderId, body, { actor, ip })
    return succeed({ tolerance: body.tolerance })
  })
}
