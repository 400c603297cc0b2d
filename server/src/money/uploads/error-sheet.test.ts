import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LenderFile, LenderFileDetail } from '@marketplace/contract/money/lender-files'
import { type CellValue, readXlsx, writeXlsx } from 'hucre'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildAppliedLoan, lenderFileCalls } from '../../testing/builders/build-lender-file.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'error-sheet-'))
let test: TestApp
let admin: SignedInStaff
let lenderId: number

beforeAll(async () => {
  test = await createTestApp({ variables: { DATA_DIR: dataDir } })
  admin = await buildStaff(test.services, 1)
  lenderId = (await buildLender(test.db, { slug: 'konkan-credit' })).lender_id
  await vi.waitFor(() => expect(test.services.lenders().find(lenderId)).not.toBeNull())
})
afterAll(async () => {
  await test.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const workbookOf = (rows: CellValue[][]): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: 'MIS', rows }] })
const uploaded = async (bytes: Uint8Array): Promise<string> => {
  const files = lenderFileCalls(test)
  const facts = { kind: 'mis', lender_id: String(lenderId), month: '2026-11', scope: 'changes_only' }
  const answer = await files.upload(admin, bytes, facts, 'October.xlsx')
  expect(answer.statusCode, answer.body).toBe(200)
  const { upload_id } = answer.json<{ data: LenderFile }>().data
  await files.run('read_lender_file', upload_id)
  return upload_id
}
const upload = async (rows: CellValue[][]) => uploaded(await workbookOf(rows))
const errorsOf = async (id: string): Promise<{ bytes: Buffer; rows: CellValue[][] }> => {
  const answer = await callsOf(test.app, admin).get(`/api/lender-files/${id}/errors/xlsx`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('spreadsheetml.sheet')
  const bytes = answer.rawPayload
  return { bytes, rows: (await readXlsx(bytes)).sheets[0]?.rows ?? [] }
}

it('keeps long numbers, leading zeros, days and signs as the lender wrote them, and is taken again once mended', async () => {
  const { number, id: loanId } = await buildAppliedLoan(test, lenderId, null)
  const id = await upload([
    ['Account', 'App Ref', 'Status', 'Status Dt', 'Disb Amt', 'Note'],
    ['00501234567890123456', number, 'Disbursed', new Date(Date.UTC(2026, 10, 20)), 'twelve', '=cmd()'],
  ])
  const { rows } = await errorsOf(id)
  expect(rows[0]).toEqual(['Account', 'App Ref', 'Status', 'Status Dt', 'Disb Amt', 'Note', 'Line', 'Error'])
  const [, line = []] = rows
  expect(line).toHaveLength(8)
  expect(line[0]).toBe('00501234567890123456')
  expect(line[3]).toEqual(new Date(Date.UTC(2026, 10, 20)))
  expect(line.slice(4)).toEqual(['twelve', '=cmd()', 2, 'The sum cannot be read'])
  const looks = await test.db.rows(
    sql`select action, object_id from audit_entry where object_id like '%xlsx' order by entry_id desc limit 1`,
  )
  expect(looks).toEqual([
    { action: 'customer.list', object_id: 'GET /api/lender-files/:uploadId/errors/xlsx' },
  ])

  const mended = await upload(rows.map((row) => row.map((cell) => (cell === 'twelve' ? 1200 : cell))))
  const calls = callsOf(test.app, admin)
  const { plan_hash } = (await calls.get(`/api/lender-files/${mended}`)).json<{ data: LenderFileDetail }>()
    .data
  expect((await calls.post(`/api/lender-files/${mended}/apply`, { plan_hash })).statusCode).toBe(200)
  await lenderFileCalls(test).run('apply_lender_file', mended)
  expect(
    await test.db.row(
      sql`select status, disbursed_amount, disbursal_date from lender_application where lender_application_id = ${loanId}`,
    ),
  ).toEqual({ status: 'DISBURSED', disbursed_amount: 1_200, disbursal_date: '2026-11-20' })
})

it('uploaded as it is, is in error again in the same words', async () => {
  const { number } = await buildAppliedLoan(test, lenderId, null)
  const id = await upload([
    ['App Ref', 'Status', 'Status Dt', 'Disb Amt'],
    [number, 'Disbursed', '20-Nov-2026', -5],
    ['LA-2222222', 'Disbursed', 'yesterday', 12.5],
  ])
  const first = await errorsOf(id)
  const again = await errorsOf(await uploaded(first.bytes))
  const words = ({ rows }: { rows: CellValue[][] }) =>
    rows.slice(1).map((row) => [row[0], row[3], row.at(-1)])
  expect(words(again)).toEqual(words(first))
  expect(words(first).length).toBeGreaterThan(0)
})
