import { listSecurityEvents } from '@marketplace/contract/office/security'
import type { Serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { keysOfWho } from './keys-of-who.ts'
import { countSecurityEvents, listSecurityEventRows } from './security-events.queries.ts'

const PAGE_SIZE = 50

export const securityEventsRoutes = (serve: Serve, { db, vault, securityEvents }: Services): void => {
  serve(listSecurityEvents, async ({ body }) => {
    const { kind = null, day = null, who = '', page = 1, page_size = PAGE_SIZE } = body
    // What this process noted a moment ago is there too.
    await securityEvents.flush()
    const filter = { kind, day, keys: who === '' ? null : keysOfWho(vault, who) }
    const [rows, counted] = await Promise.all([
      listSecurityEventRows(db, filter, { limit: page_size, offset: (page - 1) * page_size }),
      countSecurityEvents(db, filter),
    ])
    return {
      success: true,
      data: rows.map((row) => ({ ...row, minute: row.minute.toISOString() })),
      page_size,
      ...counted,
    }
  })
}
