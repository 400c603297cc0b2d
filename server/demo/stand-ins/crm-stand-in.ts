import { createDatabase } from '../../src/platform/db/database.ts'
import { addReceivedHelpRequest, ensureReceivedHelpRequests } from './received-help-requests.queries.ts'
import { serveOnLoopback } from './serve-on-loopback.ts'
import type { StandIn, StandInOptions } from './stand-in-options.ts'

const FIELDS = ['orgid', 'name', 'email', 'phone', 'company', 'description'] as const

/** Plays the CRM: takes help requests, form-encoded, and keeps them. */
export const startCrmStandIn = async ({ pool, log }: StandInOptions): Promise<StandIn> => {
  const db = createDatabase(pool)
  await ensureReceivedHelpRequests(db)
  return serveOnLoopback({ log }, '/help-requests', async ({ method, header, body }) => {
    if (method !== 'POST') return { status: 405, body: { error: 'POST only' } }
    if (header('content-type')?.startsWith('application/x-www-form-urlencoded') !== true) {
      return { status: 415, body: { error: 'form-encoded only' } }
    }
    const form = new URLSearchParams(body)
    if (FIELDS.some((field) => !form.has(field)))
      return { status: 422, body: { error: 'a field is missing' } }
    const fields = Object.fromEntries(FIELDS.map((field) => [field, form.get(field) ?? '']))
    await addReceivedHelpRequest(db, fields, header('idempotency-key') ?? crypto.randomUUID())
    return { status: 200, body: { taken: true } }
  })
}
