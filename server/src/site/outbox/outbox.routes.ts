import { listOutbox } from '@marketplace/contract/platform/outbox'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../services.ts'
import { ensureOutbox, listOutboxRows } from './outbox.queries.ts'

const DEFAULT_LIMIT = 50

/** A mobile number with or without its country code, or an e-mail address, as the stand-ins store it. */
const asStored = (to: string): string =>
  to
    .trim()
    .toLowerCase()
    .replace(/^(?:\+?91)(?=[0-9]{10}$)/, '')

/** The demo's outbox; outside the demo it does not exist. */
export const outboxRoutes = async (serve: Serve, { env, db }: Services): Promise<void> => {
  if (!env.DEMO) return
  await ensureOutbox(db)
  serve(listOutbox, async ({ query }) => {
    const to = query.to === undefined || query.to === '' ? null : asStored(query.to)
    const rows = await listOutboxRows(db, to, query.limit ?? DEFAULT_LIMIT)
    return { success: true, data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) }
  })
}
