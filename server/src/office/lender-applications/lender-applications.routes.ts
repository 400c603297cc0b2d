import { lenderStatuses } from '@marketplace/contract/loans/applications'
import {
  countLenderApplications,
  getLenderHealth,
  listLenderApplications,
} from '@marketplace/contract/office/lender-applications'
import { COUNTED_TO } from '@marketplace/contract/platform/paging'
import { countOfLender, listOfLender } from '../../loans/applications/published.ts'
import { findLenderHead } from '../../market/lenders/published.ts'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { contactsOfCustomers } from '../../customers/masked-contacts/masked-contacts.ts'
import { presentLine } from './present-line.ts'
import { readLenderHealth } from './read-lender-health.ts'

export const lenderApplicationsRoutes = (serve: Serve, services: Services): void => {
  const { db } = services

  const getHead = async (lenderId: number) => {
    const head = await findLenderHead(db, lenderId)
    if (head === null) throw new Problem('not_found')
    return head
  }

  serve(listLenderApplications, async ({ params: { lenderId }, query }) => {
    await getHead(lenderId)
    const statuses = query.status === undefined ? lenderStatuses : [query.status]
    const { limit, offset } = pageBounds(query)
    const [rows, counts] = await Promise.all([
      // What can be paged through ends where the counts do.
      listOfLender(db, lenderId, statuses, {
        limit: Math.min(limit, Math.max(0, COUNTED_TO - offset)),
        offset,
      }),
      countOfLender(db, lenderId, statuses, COUNTED_TO),
    ])
    const contacts = await contactsOfCustomers(
      db,
      rows.map(({ user_id }) => user_id),
    )
    const total = counts.reduce((sum, { count }) => sum + count, 0)
    return {
      success: true,
      data: rows.map((row) => presentLine(services, row, contacts.get(row.user_id) ?? null)),
      total: Math.min(total, COUNTED_TO),
    }
  })

  serve(countLenderApplications, async ({ params: { lenderId }, query }) => {
    const { name } = await getHead(lenderId)
    const most = query.exact === '1' ? null : COUNTED_TO
    const counts = await countOfLender(db, lenderId, lenderStatuses, most)
    return succeed({
      lender_name: name,
      states: counts.map(({ status, count }) => {
        const isMore = most !== null && count > most
        return { status, count: isMore ? most : count, more: isMore ? (1 as const) : (0 as const) }
      }),
    })
  })

  serve(getLenderHealth, async ({ params: { lenderId } }) =>
    succeed(await readLenderHealth(services, lenderId, await getHead(lenderId))),
  )
}
