import { listAuditEntries, listAuditEntriesOfObject } from '@marketplace/contract/office/audit-log'
import { pageBounds } from '../http/page-bounds.ts'
import type { Serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { listAuditPage } from './audit-log.queries.ts'
import { presentAuditEntries } from './present-audit-entries.ts'

export const auditLogRoutes = (serve: Serve, services: Services): void => {
  const { db } = services
  serve(listAuditEntries, async ({ query }) => {
    const filter = {
      object_kind: query.object_kind ?? null,
      object_id: query.object_id ?? null,
      actor: query.actor ?? null,
      action: query.action ?? null,
      from: query.from ?? null,
      to: query.to ?? null,
    }
    const { rows, total } = await listAuditPage(db, filter, pageBounds(query))
    return { success: true, data: await presentAuditEntries(services, rows), total }
  })

  serve(listAuditEntriesOfObject, async ({ params, query }) => {
    const filter = { ...params, actor: null, action: null, from: null, to: null }
    const { rows, total } = await listAuditPage(db, filter, pageBounds(query))
    return { success: true, data: await presentAuditEntries(services, rows), total }
  })
}
