import {
  exportAuditEntries,
  listAuditEntries,
  listAuditEntriesOfObject,
} from '@marketplace/contract/office/audit-log'
import type { Body } from '@marketplace/contract/platform/call'
import { pageBounds } from '../http/page-bounds.ts'
import type { Serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { listAuditPage, listCountedAuditPage, type AuditFilter } from './audit-log.queries.ts'
import { exportEntries } from './export-entries.ts'
import { presentAuditEntries } from './present-audit-entries.ts'

const filterOf = (asked: Body<typeof exportAuditEntries>): AuditFilter => ({
  object_kind: asked.object_kind ?? null,
  object_id: asked.object_id ?? null,
  actor: asked.actor ?? null,
  action: asked.action ?? null,
  from: asked.from ?? null,
  to: asked.to ?? null,
})

export const auditLogRoutes = (serve: Serve, services: Services): void => {
  const { db } = services
  serve(listAuditEntries, async ({ query }) => {
    const { rows, total, is_exact } = await listCountedAuditPage(db, filterOf(query), {
      ...pageBounds(query),
      isExact: query.count === 'exact',
    })
    return { success: true, data: await presentAuditEntries(services, rows), total, is_exact }
  })

  serve(exportAuditEntries, ({ body, actor, ip }) => exportEntries(services, filterOf(body), actor, ip))

  serve(listAuditEntriesOfObject, async ({ params, query }) => {
    const filter = { ...params, actor: null, action: null, from: null, to: null }
    const { rows, total } = await listAuditPage(db, filter, pageBounds(query))
    return { success: true, data: await presentAuditEntries(services, rows), total }
  })
}
