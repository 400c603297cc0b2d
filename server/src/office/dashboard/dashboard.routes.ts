import {
  getFunnel,
  listDashboardBrands,
  listQueueLenders,
  listQueueRows,
  listStepRows,
  listWorkQueues,
  workQueues,
} from '@marketplace/contract/office/dashboard'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { countStep } from '../../reports/facts/published.ts'
import { presentStepRows } from './list-step-rows.ts'
import { rangeSpans } from './range-spans.ts'
import { readFunnel } from './read-funnel.ts'
import { lenderName, queues, wholeQueue } from './work-queues.ts'

const DEFAULT_PAGE_SIZE = 25

const byName = new Intl.Collator('en-IN')

interface Page {
  page?: number | undefined
  page_size?: number | undefined
}

const slice = ({ page = 1, page_size = DEFAULT_PAGE_SIZE }: Page) => ({
  limit: page_size,
  offset: (page - 1) * page_size,
})

export const dashboardRoutes = (serve: Serve, services: Services): void => {
  serve(getFunnel, async ({ query }) => ({
    success: true,
    data: await readFunnel(services, query.range, query.brand_id ?? null),
  }))

  serve(listWorkQueues, async () => {
    const data = workQueues.map(async (queue) => {
      const { count, oldest_at } = await queues[queue].count(services, wholeQueue)
      return { queue, count, oldest_at: oldest_at?.toISOString() ?? null }
    })
    return { success: true, data: await Promise.all(data) }
  })

  serve(listStepRows, async ({ query }) => {
    const { step, range, brand_id = null } = query
    const { range: span } = rangeSpans(range, services.now())
    const ask = { step, ...span, brand_id }
    const [total, data] = await Promise.all([
      countStep(services.db, ask),
      presentStepRows(services, { ...ask, ...slice(query) }),
    ])
    return { success: true, data, total }
  })

  serve(listDashboardBrands, async () => ({
    success: true,
    data: services
      .brands()
      .brands.map(({ brand: { brand_id, name } }) => ({ brand_id, name }))
      .sort((a, b) => byName.compare(a.name, b.name)),
  }))

  serve(listQueueRows, async ({ query }) => {
    const queue = queues[query.queue]
    const cut = { brand_id: query.brand_id ?? null, lender_id: query.lender_id ?? null }
    const order = { ...slice(query), isNewestFirst: query.order === 'newest' }
    const [data, { count }] = await Promise.all([
      queue.list(services, order, cut),
      queue.count(services, cut),
    ])
    return { success: true, data, total: count }
  })

  serve(listQueueLenders, async ({ query }) => {
    const rows = (await queues[query.queue].byLender?.(services)) ?? []
    return {
      success: true,
      data: rows
        .map(({ lender_id, count }) => ({
          lender_id,
          // One that was deleted is in the queues until its rows move on.
          name: lenderName(services, lender_id) ?? `Lender ${lender_id}`,
          count,
        }))
        .sort((a, b) => byName.compare(a.name, b.name)),
    }
  })
}
