import { randomUUID } from 'node:crypto'
import type { LenderProperty } from '@marketplace/contract/market/lender-fields'
import type { ListedLender, OfficeLender } from '@marketplace/contract/market/lenders'
import type { LenderHistoryEntry } from '@marketplace/contract/market/lenders-office'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { SignedInStaff } from './builders/build-staff.ts'
import { callsOf } from './staff-calls.ts'

export const someLenderName = (): string => `Lender_${randomUUID().slice(0, 8)}`

export const liveFacts: readonly [LenderProperty, unknown][] = [
  ['legal_name', 'Draft Finance Limited'],
  ['lender_kind', 'nbfc'],
  ['salaried', 1],
  ['amount_min', 10_000],
  ['amount_max', 500_000],
  ['tenure_min_months', 6],
  ['tenure_max_months', 60],
  ['representative_rate', 18.5],
  ['fee_percent', 2],
  ['penal_charges', '2% a month on the overdue amount'],
  ['cooling_off_days', 3],
  ['kfs_url', 'https://draft.example.com/kfs'],
  ['grievance_contact', 'grievance@draft.example.com'],
  ['nodal_officer_phone', '1800-000-0300'],
  ['nodal_officer_email', 'nodal@draft.example.com'],
  ['utm_link', 'https://draft.example.com/apply?ref={UNIQUE_ID}'],
  ['registration_number', 'EXAMPLE-N-0300'],
  ['website', 'https://draft.example.com'],
  ['lsp_role', 'referral'],
]

/** What staff do to lenders, by the calls that their pages make. */
export const lenderCallsOf = (app: FastifyInstance, admin: Pick<SignedInStaff, 'headers'>) => {
  const calls = callsOf(app, admin)
  const create = async (name = someLenderName()): Promise<OfficeLender> => {
    const answer = await calls.post('/api/create-lender', { name })
    expect(answer.statusCode).toBe(200)
    return answer.json<{ data: OfficeLender }>().data
  }
  const read = async (lender_id: number): Promise<OfficeLender> =>
    (await calls.get(`/api/get-lender-data/${lender_id}`)).json<{ data: OfficeLender }>().data
  const list = async (): Promise<ListedLender[]> =>
    (await calls.get('/api/get-lenders-data')).json<{ data: ListedLender[] }>().data
  const listed = async (lender_id: number): Promise<ListedLender | undefined> =>
    (await list()).find((lender) => lender.lender_id === lender_id)
  const update = (
    lender_id: number,
    property: string,
    value: unknown,
    headers: Record<string, string> = {},
  ) => calls.post('/api/update-lender-data', { lender_id, property, value }, headers)
  const history = async (lender_id: number, query = ''): Promise<LenderHistoryEntry[]> =>
    (await calls.get(`/api/lender/history/${lender_id}${query}`)).json<{ data: LenderHistoryEntry[] }>().data

  /** Enters facts one by one: all that a draft needs to go live, where none are given. */
  const fill = async (lender_id: number, facts = liveFacts): Promise<void> => {
    for (const [property, value] of facts)
      expect((await update(lender_id, property, value)).json()).toMatchObject({ success: true })
  }
  return { ...calls, create, read, list, listed, update, history, fill }
}
