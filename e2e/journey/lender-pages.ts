import { expect, type APIRequestContext } from '@playwright/test'
import { callable } from './addresses.ts'
import { bearer, type PreparedSession } from './prepared-customer.ts'

interface Offered {
  snapshot_id: string | null
  pending: { state: string }[]
  matched: { lender_id: number; lender_name: string }[]
}

/** Applies to lenders by calls, once every lender has answered. @returns the names of those that were there to apply to. */
export const applyByCalls = async (
  request: APIRequestContext,
  session: Required<PreparedSession>,
  lenders: readonly string[],
  { origin, tenure }: { origin: string; tenure: number },
): Promise<void> => {
  const base = callable(`${origin}/api/applications/${session.appId}`)
  const headers = { ...base.headers, ...bearer(session) }
  let offers: Offered = { snapshot_id: null, pending: [], matched: [] }
  await expect(async () => {
    const answer = await request.get(`${base.address}/offers?tenure_months=${tenure}`, { headers })
    offers = ((await answer.json()) as { data: Offered }).data
    expect(offers.snapshot_id).not.toBeNull()
  }).toPass({ timeout: 60_000 })
  const missing = lenders.filter((name) => !offers.matched.some(({ lender_name }) => lender_name === name))
  expect(missing, 'lenders without an offer').toEqual([])
  for (const { lender_id, lender_name } of offers.matched) {
    if (!lenders.includes(lender_name)) continue
    const answer = await request.post(`${base.address}/apply`, {
      data: { lender_id, snapshot_id: offers.snapshot_id, consent_version: '2' },
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    })
    expect(answer.ok(), `${lender_name}: ${await answer.text()}`).toBe(true)
  }
}
