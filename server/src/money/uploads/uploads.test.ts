import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LenderFile, LenderFileDetail } from '@marketplace/contract/money/lender-files'
import type { FileRow } from '@marketplace/contract/money/lender-file-rows'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { buildAppliedLoan, csvOf, lenderFileCalls } from '../../testing/builders/build-lender-file.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { held } from '../../app/modules.ts'
import { applyLenderFile, endStrandedFiles, forgetLenderFiles, undoLenderFile } from './uploads.jobs.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'))
let test: TestApp
let admin: SignedInStaff
let analyst: SignedInStaff
let files: ReturnType<typeof lenderFileCalls>
let calls: ReturnType<typeof callsOf>
let lenderId: number
let otherId: number

beforeAll(async () => {
  test = await createTestApp({ variables: { DATA_DIR: dataDir } })
  admin = await buildStaff(test.services, 1)
  analyst = await buildStaff(test.services, 2)
  files = lenderFileCalls(test)
  calls = callsOf(test.app, admin)
  lenderId = (await buildLender(test.db, { slug: 'konkan-credit' })).lender_id
  otherId = (await buildLender(test.db, { slug: 'sahyadri' })).lender_id
  await vi.waitFor(() => expect(test.services.lenders().find(otherId)).not.toBeNull())
})
afterAll(async () => {
  await test.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const TODAY = '20-Nov-2026'
const header = ['App Ref', 'Status', 'Status Dt', 'Disb Amt']
const loan = (theirs?: string, lender = lenderId) => buildAppliedLoan(test, lender, theirs ?? null)
const standing = (id: number) =>
  test.db.row<{ status: string; disbursed_amount: number | null; disbursal_date: string | null }>(
    sql`select status, disbursed_amount, disbursal_date from lender_application where lender_application_id = ${id}`,
  )
const get = async <T>(url: string): Promise<T> => {
  const answer = await calls.get(url)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: T }>().data
}
const post = async (url: string, body: object): Promise<LenderFile> => {
  const answer = await calls.post(url, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: LenderFile }>().data
}
const detail = (id: string) => get<LenderFileDetail>(`/api/lender-files/${id}`)
const rowsOf = (id: string, outcome: string, more = '') =>
  get<FileRow[]>(`/api/lender-files/${id}/rows?outcome=${outcome}${more}`)
const countsOf = async (id: string) =>
  Object.fromEntries((await detail(id)).outcomes.map(({ outcome, count }) => [outcome, count]))

const misFacts = () => ({ kind: 'mis', lender_id: String(lenderId), month: '2026-11', scope: 'changes_only' })
const uploadMis = async (rows: string[][], facts: Record<string, string> = {}): Promise<string> => {
  const answer = await files.upload(admin, csvOf(rows), { ...misFacts(), ...facts })
  expect(answer.statusCode, answer.body).toBe(200)
  const { upload_id } = answer.json<{ data: LenderFile }>().data
  await files.run('read_lender_file', upload_id)
  return upload_id
}
const apply = async (id: string): Promise<LenderFileDetail> => {
  const { plan_hash } = await detail(id)
  await post(`/api/lender-files/${id}/apply`, { plan_hash })
  await files.run('apply_lender_file', id)
  return detail(id)
}

describe('the two calls of section 7', () => {
  it('applies a status file of several lenders at once, and says the rows in error', async () => {
    const [one, other] = [await loan(), await loan(undefined, otherId)]
    const bytes = csvOf([
      header,
      [one.number, 'Approved', TODAY, ''],
      [other.our_reference, 'Disbursed', TODAY, '1,25,000.00'],
      ['LA-2222222', 'Approved', TODAY, ''],
      [one.number, 'Lead dropped', TODAY, ''],
      [one.number, 'Disbursed', '21-Nov-2026', '100'],
    ])
    const answer = await files.uploadStatus(analyst, bytes)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'The file was applied with errors: 2 rows updated',
      rowsUpdated: 2,
      state: 'DONE_WITH_ERRORS',
      errors: [
        'Row 4: No application has this reference',
        'Row 5: Nobody has said yet what this status word means',
        'Row 6: The date is after today',
      ],
      same_as: null,
    })
    expect(await standing(one.id)).toMatchObject({ status: 'APPROVED' })
    expect(await standing(other.id)).toEqual({
      status: 'DISBURSED',
      disbursed_amount: 125_000,
      disbursal_date: '2026-11-20',
    })
    expect((await one.application.read()).lenders[0]?.status).toBe('APPROVED')

    test.clock.advance(60_000)
    const again = (await files.uploadStatus(admin, bytes)).json<{ rowsUpdated: number; same_as: object }>()
    expect(again).toMatchObject({
      rowsUpdated: 0,
      same_as: { staff_name: expect.any(String), state: 'DONE_WITH_ERRORS' },
    })
    const history = (
      await callsOf(test.app, analyst).get('/api/get-application-status-files-list?page_size=5')
    ).json<{
      data: object[]
    }>()
    expect(history.data.slice(0, 2)).toMatchObject([
      { status: 'Done with errors', rows_updated: 0, error: '3 errors found', can_undo: 0 },
      {
        status: 'Done with errors',
        rows_updated: 2,
        error: '3 errors found',
        can_undo: 1,
        file_name: 'status.csv',
      },
    ])
  })

  it('says what has not changed', async () => {
    const { number } = await loan()
    const bytes = csvOf([header, [number, 'Approved', TODAY, '']])
    expect((await files.uploadStatus(admin, bytes)).json()).toMatchObject({
      rowsUpdated: 1,
      state: 'DONE',
      errors: [],
    })
    test.clock.advance(1_000)
    expect((await files.uploadStatus(admin, bytes)).json()).toMatchObject({
      rowsUpdated: 0,
      state: 'NOTHING_CHANGED',
    })
  })

  it.each([
    ['status.txt', 'Approved', 415, 'Invalid file type'],
    ['status', 'Approved', 415, 'Invalid file type'],
    ['STATUS.CSV', '', 400, undefined],
  ])('refuses %s', async (name, content, status, message) => {
    const answer = await files.uploadStatus(admin, Buffer.from(content), name)
    expect(answer.statusCode).toBe(status)
    if (message !== undefined) expect(answer.json()).toMatchObject({ message })
  })

  it('takes the file alone, and no field beside it', async () => {
    const answer = await files.uploadStatus(admin, csvOf([header]), 'status.csv', [['lender_id', '1']])
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'unknown_field' })
  })

  it('shows a plan first where its columns had to be answered', async () => {
    const { number, id: loanId } = await loan()
    const rows = [
      ['Whose', 'What now', 'On', 'Only here'],
      [number, 'Approved', TODAY, ''],
    ]
    const answer = await files.uploadStatus(analyst, csvOf(rows))
    expect(answer.json()).toMatchObject({
      state: 'NEEDS_MAPPING',
      rowsUpdated: 0,
      rows_failed: 0,
      errors: [],
    })
    const { upload_id } = answer.json<{ upload_id: string }>()
    await post(`/api/lender-files/${upload_id}/mapping`, {
      header_line: 1,
      columns: [
        { column: 0, field: 'our_reference' },
        { column: 1, field: 'status' },
        { column: 2, field: 'status_date' },
      ],
      amount_unit: 'rupees',
    })
    await files.run('read_lender_file', upload_id)
    expect(await detail(upload_id)).toMatchObject({ state: 'PLANNED', rows_updated: 0 })
    expect((await standing(loanId))?.status).toBe('SENT')
    expect(await apply(upload_id)).toMatchObject({ state: 'DONE', rows_updated: 1 })
    expect((await standing(loanId))?.status).toBe('APPROVED')
    // The next one with the same header is applied at once.
    const next = csvOf([rows[0] ?? [], [(await loan()).number, 'Approved', TODAY, '']])
    expect((await files.uploadStatus(analyst, next)).json()).toMatchObject({ state: 'DONE', rowsUpdated: 1 })
  })

  it('asks a word that it could not apply until it is answered, for the next file', async () => {
    const { number } = await loan()
    const bytes = csvOf([
      header,
      [number, 'Green lit', TODAY, ''],
      [(await loan()).number, 'Half green', TODAY, ''],
    ])
    const answer = await files.uploadStatus(analyst, bytes)
    expect(answer.json()).toMatchObject({ state: 'DONE_WITH_ERRORS', rowsUpdated: 0, rows_failed: 2 })
    const { upload_id } = answer.json<{ upload_id: string }>()
    const openWords = async () => (await detail(upload_id)).reading?.words.map(({ word }) => word)
    expect(await openWords()).toEqual(['Green lit', 'Half green'])
    await post(`/api/lender-files/${upload_id}/words`, {
      words: [{ word: 'Green Lit', status: 'APPROVED', for_all: 1 }],
    })
    expect(await openWords()).toEqual(['Half green'])
    expect((await detail(upload_id)).state).toBe('DONE_WITH_ERRORS')
    test.clock.advance(1_000)
    expect((await files.uploadStatus(analyst, bytes)).json()).toMatchObject({
      rowsUpdated: 1,
      rows_failed: 1,
    })
  })

  it('counts an application that nobody can be asked about as an error, and hands its row back', async () => {
    const { id } = await loan('KC-4711')
    const answer = await files.uploadStatus(
      admin,
      csvOf([
        ['LAN', 'Lender', 'Status', 'Status Dt'],
        ['KC-4711', '', 'Approved', TODAY],
        ['KC-4711', 'A bank of the moon', 'Approved', TODAY],
        ['KC-4712', 'konkan-credit', 'Approved', TODAY],
      ]),
    )
    expect(answer.json()).toMatchObject({
      rowsUpdated: 0,
      state: 'DONE_WITH_ERRORS',
      errors: [
        'Row 2: No exact key: a person has to choose the application',
        'Row 3: The row names a lender that is not one of ours',
        'Row 4: No application has this reference',
      ],
    })
    expect((await standing(id))?.status).toBe('SENT')
    const { upload_id } = answer.json<{ upload_id: string }>()
    expect(await detail(upload_id)).toMatchObject({ rows_failed: 3 })
    const lines = (await calls.get(`/api/lender-files/${upload_id}/errors`)).payload.trimEnd().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[2]).toContain('A bank of the moon')
    const named = await files.uploadStatus(
      admin,
      csvOf([
        ['LAN', 'Lender', 'Status', 'Status Dt'],
        ['KC-4711', 'konkan-credit', 'Approved', TODAY],
      ]),
    )
    expect(named.json()).toMatchObject({ rowsUpdated: 1, state: 'DONE' })
  })

  it('refuses more rows than a workbook holds', async () => {
    const bytes = Buffer.from(
      `App Ref,Status,Status Dt\n${'\n'.repeat(1_048_576)}LA-2222222,Approved,${TODAY}\n`,
    )
    const answer = await files.uploadStatus(admin, bytes)
    expect(answer.json()).toMatchObject({ state: 'FAILED', rowsUpdated: 0 })
    expect(answer.json<{ errors: string[] }>().errors[0]).toContain("a lender's file may have 1,048,576")
  })

  it('says why a file cannot be read', async () => {
    const answer = await files.uploadStatus(admin, Buffer.from('<html><table></table></html>'), 'status.xls')
    expect(answer.json()).toMatchObject({ success: true, state: 'FAILED', rowsUpdated: 0 })
    expect(answer.json<{ errors: string[] }>().errors[0]).toContain('web page')
    const queues = await get<{ queue: string; count: number }[]>('/api/dashboard/queues')
    expect(queues.find(({ queue }) => queue === 'files_failed')?.count).toBeGreaterThan(0)
  })
})

describe('a file of a lender', () => {
  it('asks about words once, shows every field old and new, is applied as shown, and taken back', async () => {
    const [paid, dropped] = [await loan(), await loan('KC-77')]
    const before = [await standing(paid.id), await standing(dropped.id)]
    const rows = [
      ['Konkan MIS'],
      ['App Ref', 'LAN', 'Status', 'Status Dt', 'Disb Amt', 'Sanc Amt'],
      [paid.number, '', 'Disb-Final', '20/11/2026', '3,00,000', '3,00,000'],
      ['', 'KC-77', 'Lead Dropped', '20/11/2026', '', ''],
      ['LA-2222222', '', 'Approved', '20/11/2026', '', ''],
    ]
    const id = await uploadMis(rows)
    const asked = await detail(id)
    expect(asked).toMatchObject({ state: 'NEEDS_MAPPING', plan_hash: null })
    expect(asked.reading).toMatchObject({ header_line: 2, date_order: 'dmy', needed: [], gone: [] })
    expect(asked.reading?.words).toEqual([
      { word: 'Disb-Final', count: 1, lines: [3] },
      { word: 'Lead Dropped', count: 1, lines: [4] },
    ])
    await post(`/api/lender-files/${id}/words`, {
      words: [
        { word: 'Disb-Final', status: 'DISBURSED', for_all: 0 },
        { word: 'Lead Dropped', status: 'WITHDRAWN', for_all: 1 },
      ],
    })
    await files.run('read_lender_file', id)
    expect(await countsOf(id)).toEqual({ new_event: 2, extra: 1 })
    expect((await rowsOf(id, 'new_event'))[0]).toMatchObject({
      key: 3,
      line: 3,
      target: { application_number: paid.number, contact: expect.stringMatching(/^\*/) },
      word: 'Disb-Final',
      status: { from: 'SENT', to: 'DISBURSED' },
      disbursed_amount: { from: null, to: 300_000 },
      sanctioned_amount: { from: null, to: 300_000 },
      disbursal_date: { from: null, to: '2026-11-20' },
    })
    expect(await rowsOf(id, 'new_event', `&search=${paid.number}`)).toHaveLength(1)
    expect(await rowsOf(id, 'new_event', '&search=4')).toHaveLength(1)
    expect(await standing(paid.id)).toEqual(before[0])

    const done = await apply(id)
    expect(done).toMatchObject({ state: 'DONE', rows_updated: 2, rows_failed: 0 })
    expect(done.changes).toContainEqual({ status: 'DISBURSED', count: 1, amount: 300_000 })
    expect([await standing(paid.id), await standing(dropped.id)]).toMatchObject([
      { status: 'DISBURSED', disbursed_amount: 300_000 },
      { status: 'WITHDRAWN' },
    ])
    // The words are known from now on.
    const next = await uploadMis(rows)
    expect(await countsOf(next)).toEqual({ unchanged: 2, extra: 1 })

    expect(await get(`/api/lender-files/${id}/undo`)).toEqual({ goes_back: 2, stays: [] })
    await post(`/api/lender-files/${id}/undo`, { reason: 'Another month' })
    await files.run('undo_lender_file', id)
    expect(await detail(id)).toMatchObject({ state: 'UNDONE' })
    expect([await standing(paid.id), await standing(dropped.id)]).toEqual(before)
  })

  it('leaves alone what somebody touched after the plan, and keeps what was touched after it was applied', async () => {
    const [one, two] = [await loan(), await loan()]
    const id = await uploadMis([
      header,
      [one.number, 'Approved', TODAY, ''],
      [two.number, 'Approved', TODAY, ''],
    ])
    const touch = (loanId: number, status: string) =>
      test.db
        .run(sql`with moved as (update lender_application set status = ${status} where lender_application_id = ${loanId})
        insert into lender_application_event (lender_application_id, status, source, accepted, at)
        values (${loanId}, ${status}, 'lender', 1, ${test.clock.now()})`)
    await touch(one.id, 'LOGGED_IN')
    expect(await apply(id)).toMatchObject({ state: 'DONE_WITH_ERRORS', rows_updated: 1 })
    expect(await countsOf(id)).toEqual({ applied: 1, changed_since: 1 })
    expect((await standing(one.id))?.status).toBe('LOGGED_IN')
    expect((await rowsOf(id, 'applied'))[0]?.last_change).toBeNull()
    expect((await rowsOf(id, 'changed_since'))[0]?.last_change).toEqual({
      status: 'LOGGED_IN',
      at: test.clock.now().toISOString(),
      by: 'lender',
      file_name: null,
    })
    await touch(two.id, 'SANCTIONED')
    expect(await get(`/api/lender-files/${id}/undo`)).toEqual({
      goes_back: 0,
      stays: [{ reason: 'Somebody changed the application after the file was applied', count: 1 }],
    })
    await post(`/api/lender-files/${id}/undo`, { reason: 'Another month' })
    await files.run('undo_lender_file', id)
    expect(await detail(id)).toMatchObject({ state: 'PARTLY_UNDONE' })
    expect((await rowsOf(id, 'kept'))[0]?.reason).toBe(
      'Somebody changed the application after the file was applied',
    )
    expect((await standing(two.id))?.status).toBe('SANCTIONED')

    const later = await uploadMis([header, [two.number, 'Disb-Final', TODAY, '300000']])
    await apply(later)
    expect((await rowsOf(id, 'kept'))[0]?.last_change).toMatchObject({
      status: 'DISBURSED',
      by: 'file',
      file_name: (await detail(later)).file_name,
    })
  })

  it('is of who pressed Apply, on the log and in the history of the application', async () => {
    const [{ number, id: loanId }, second] = [await loan(), await buildStaff(test.services, 1)]
    const id = await uploadMis([header, [number, 'Approved', TODAY, '']])
    const { plan_hash } = await detail(id)
    const pressed = await callsOf(test.app, second).post(`/api/lender-files/${id}/apply`, { plan_hash })
    expect(pressed.statusCode, pressed.body).toBe(200)
    await files.run('apply_lender_file', id)
    const entries = await test.db.rows<{ action: string; actor_id: string; has_ip: boolean }>(
      sql`select action, actor_id, ip is not null as has_ip from audit_entry where object_id = ${id} order by entry_id`,
    )
    expect(entries).toEqual([
      { action: 'lender_file.upload', actor_id: String(admin.staff_id), has_ip: true },
      { action: 'lender_file.apply_started', actor_id: String(second.staff_id), has_ip: true },
      { action: 'lender_file.apply', actor_id: String(second.staff_id), has_ip: false },
    ])
    const event = await test.db.row(sql`select staff_id from lender_application_event
      where lender_application_id = ${loanId} order by event_id desc limit 1`)
    expect(event).toEqual({ staff_id: second.staff_id })
  })

  it('is undone to its end once what lay on top is gone, as the page says before', async () => {
    const [one, two] = [await loan(), await loan()]
    const file = (status: string, ...numbers: string[]) =>
      uploadMis([header, ...numbers.map((number) => [number, status, TODAY, ''])])
    const undo = async (id: string) => {
      const shown = await get<{ goes_back: number; stays: { count: number }[] }>(
        `/api/lender-files/${id}/undo`,
      )
      await post(`/api/lender-files/${id}/undo`, { reason: 'Another month' })
      await files.run('undo_lender_file', id)
      const stays = shown.stays.map(({ count }) => count)
      return { goes_back: shown.goes_back, stays, state: (await detail(id)).state }
    }
    const lower = await file('Approved', one.number, two.number)
    await apply(lower)
    const upper = await file('Sanctioned', two.number)
    await apply(upper)
    expect(await undo(lower)).toEqual({ goes_back: 1, stays: [1], state: 'PARTLY_UNDONE' })
    expect(await undo(lower)).toEqual({ goes_back: 0, stays: [1], state: 'PARTLY_UNDONE' })
    expect(await undo(upper)).toEqual({ goes_back: 1, stays: [], state: 'UNDONE' })
    expect(await undo(lower)).toEqual({ goes_back: 1, stays: [], state: 'UNDONE' })
    expect([(await standing(one.id))?.status, (await standing(two.id))?.status]).toEqual(['SENT', 'SENT'])
  })

  it('at which the last try failed is planned again, or partly undone, in words, and goes on from there', async () => {
    const { number, id: loanId } = await loan()
    const id = await uploadMis([header, [number, 'Approved', TODAY, '']])
    const lastTry = { number: 5, last: true, stop: AbortSignal.abort() }
    const { plan_hash } = await detail(id)
    await post(`/api/lender-files/${id}/apply`, { plan_hash })
    await expect(applyLenderFile(test.services, { upload_id: id }, lastTry)).rejects.toThrow('stopped')
    expect(await detail(id)).toMatchObject({
      state: 'PLANNED',
      plan_hash,
      error: 'The file could not be applied, and nothing of it was written. Apply it again',
    })
    expect(await apply(id)).toMatchObject({ state: 'DONE', error: null })
    await post(`/api/lender-files/${id}/undo`, { reason: 'Another month' })
    await expect(undoLenderFile(test.services, { upload_id: id }, lastTry)).rejects.toThrow('stopped')
    expect(await detail(id)).toMatchObject({
      state: 'PARTLY_UNDONE',
      error: 'An error ended the undo before every row was taken back. Undo the file again',
    })
    await post(`/api/lender-files/${id}/undo`, { reason: 'Another month' })
    await files.run('undo_lender_file', id)
    expect(await detail(id)).toMatchObject({ state: 'UNDONE', error: null })
    expect((await standing(loanId))?.status).toBe('SENT')
  })

  it('that lost its job is ended at night, and one that has its job is not', async () => {
    const [one, two] = [await loan(), await loan()]
    const applying = async (number: string): Promise<string> => {
      const id = await uploadMis([header, [number, 'Approved', TODAY, '']])
      const { plan_hash } = await detail(id)
      await post(`/api/lender-files/${id}/apply`, { plan_hash })
      return id
    }
    const [lost, waiting] = [await applying(one.number), await applying(two.number)]
    await test.db.run(sql`select graphile_worker.remove_job(${`lender_file:${lost}`})`)
    await endStrandedFiles(test.services, {}, { number: 1, last: false })
    expect([(await detail(lost)).state, (await detail(waiting)).state]).toEqual(['PLANNED', 'APPLYING'])
  })

  it('says a first sanction beside a status that stands, and holds another one', async () => {
    const { number, id: loanId } = await loan()
    const file = (sum: string) =>
      uploadMis([
        ['App Ref', 'Status', 'Status Dt', 'Sanc Amt'],
        [number, 'Sanctioned', TODAY, sum],
      ])
    const sanctioned = () =>
      test.db.row(
        sql`select sanctioned_amount from lender_application where lender_application_id = ${loanId}`,
      )
    await apply(await file(''))
    const first = await file('3,00,000')
    expect((await rowsOf(first, 'new_event'))[0]).toMatchObject({
      status: { from: 'SANCTIONED', to: 'SANCTIONED' },
      sanctioned_amount: { from: null, to: 300_000 },
    })
    expect(await apply(first)).toMatchObject({ state: 'DONE', rows_updated: 1 })
    expect(await sanctioned()).toEqual({ sanctioned_amount: 300_000 })
    expect(await countsOf(await file('3,00,000'))).toEqual({ unchanged: 1 })
    expect(await countsOf(await file('4,00,000'))).toEqual({ held: 1 })
    await post(`/api/lender-files/${first}/undo`, { reason: 'Another month' })
    await files.run('undo_lender_file', first)
    expect(await sanctioned()).toEqual({ sanctioned_amount: null })
  })

  it('takes days with the year first in two digits, once a person says so', async () => {
    const { lender_id } = await buildLender(test.db)
    await vi.waitFor(() => expect(test.services.lenders().find(lender_id)).not.toBeNull())
    const { number } = await loan(undefined, lender_id)
    const facts = { lender_id: String(lender_id) }
    const id = await uploadMis([header, [number, 'Approved', '26-11-20', '']], facts)
    expect(await countsOf(id)).toEqual({ error: 1 })
    await post(`/api/lender-files/${id}/mapping`, {
      header_line: 1,
      columns: [
        { column: 0, field: 'our_reference' },
        { column: 1, field: 'status' },
        { column: 2, field: 'status_date' },
        { column: 3, field: 'disbursed_amount' },
      ],
      date_order: 'ymd',
      amount_unit: 'rupees',
    })
    await files.run('read_lender_file', id)
    expect((await rowsOf(id, 'new_event'))[0]).toMatchObject({ status_date: '2026-11-20' })
  })

  it('asks which column is which, remembers it, and says what changed since', async () => {
    const { lender_id } = await buildLender(test.db, { slug: 'palash-loans' })
    await vi.waitFor(() => expect(test.services.lenders().find(lender_id)).not.toBeNull())
    const { number } = await loan(undefined, lender_id)
    const facts = { lender_id: String(lender_id) }
    const first = await uploadMis(
      [
        ['Id', 'State of play', 'On'],
        [number, 'Approved', TODAY],
      ],
      facts,
    )
    expect((await detail(first)).reading).toMatchObject({
      needed: ['our_reference', 'status'],
      header_line: 1,
    })
    const shapes = (await detail(first)).reading?.columns.map((column) => column.shapes[0])
    expect(shapes?.[1]).toBe('AAAAAAAA')
    await post(`/api/lender-files/${first}/mapping`, {
      header_line: 1,
      columns: [
        { column: 0, field: 'our_reference' },
        { column: 1, field: 'status' },
        { column: 2, field: 'status_date' },
      ],
      amount_unit: 'rupees',
    })
    await files.run('read_lender_file', first)
    expect(await detail(first)).toMatchObject({ state: 'PLANNED', reading: { mapping: { version: 1 } } })

    const same = await uploadMis(
      [
        ['ID', 'State of Play', 'On'],
        [number, 'Approved', TODAY],
      ],
      facts,
    )
    expect(await detail(same)).toMatchObject({
      state: 'PLANNED',
      reading: { mapping: { version: 1 }, gone: [] },
    })

    const drifted = await uploadMis(
      [
        ['Id', 'State now', 'On'],
        [number, 'Approved', TODAY],
      ],
      facts,
    )
    expect(await detail(drifted)).toMatchObject({
      state: 'NEEDS_MAPPING',
      reading: { gone: [{ title: 'State of play', field: 'status' }], needed: ['status'] },
    })
  })

  it('asks the order of day and month where no day shows it', async () => {
    const { number } = await loan()
    const { lender_id } = await buildLender(test.db)
    const rows = [header, [number, 'Approved', '11/12/2026', '']]
    const id = await uploadMis(rows, { lender_id: String(lender_id) })
    expect(await detail(id)).toMatchObject({ state: 'NEEDS_MAPPING', reading: { asks_date_order: 1 } })
  })

  it('does not propose an order before a column is read, so that nobody agrees to it unawares', async () => {
    const { number } = await loan()
    const { lender_id } = await buildLender(test.db)
    const rows = [
      ['Agent code', 'Case state', ...header.slice(2)],
      [number, 'Approved', '11/12/2026', ''],
    ]
    const id = await uploadMis(rows, { lender_id: String(lender_id) })
    expect(await detail(id)).toMatchObject({
      state: 'NEEDS_MAPPING',
      reading: { needed: ['our_reference', 'status'], date_order: null, asks_date_order: 0 },
    })
  })

  it('shows the shape of a long value up to its 24th sign, and that more stands there', async () => {
    const { lender_id } = await buildLender(test.db)
    const rows = [
      ['Agent code', 'Case state', ...header.slice(2)],
      ['b8887ac2-25f9-4d29-9e9f-ed47b652cec2', 'Approved', TODAY, ''],
    ]
    const id = await uploadMis(rows, { lender_id: String(lender_id) })
    const columns = (await detail(id)).reading?.columns.map(({ shapes }) => shapes[0])
    expect(columns?.slice(0, 2)).toEqual(['A9999AA9-99A9-9A99-9A9A-…', 'AAAAAAAA'])
  })

  it('lets a person settle rows: leave one out, take one in, choose the application', async () => {
    const [one, two] = [await loan(), await loan()]
    const contact = await test.db.row<{
      mobile: string
    }>(sql`select mobile_phone_number as mobile from customer
      where user_id = ${two.application.customer.user_id}`)
    const id = await uploadMis([
      ['App Ref', 'Status', 'Status Dt', 'Mobile'],
      [one.number, 'Approved', TODAY, ''],
      ['', 'Approved', TODAY, contact?.mobile ?? ''],
    ])
    expect(await countsOf(id)).toEqual({ new_event: 1, ambiguous: 1 })
    expect(
      (await rowsOf(id, 'ambiguous'))[0]?.candidates.map(({ application_number }) => application_number),
    ).toEqual([two.number])
    const { plan_hash: shown } = await detail(id)
    const settle = async (body: object) => {
      await post(`/api/lender-files/${id}/settle`, body)
      await files.run('read_lender_file', id)
    }
    await settle({ keys: [3], choice: 'take_in', application_number: two.number })
    expect(await countsOf(id)).toEqual({ new_event: 2 })
    await settle({ keys: [2], choice: 'leave_out' })
    expect(await countsOf(id)).toEqual({ new_event: 1, excluded: 1 })
    expect((await calls.post(`/api/lender-files/${id}/apply`, { plan_hash: shown })).json()).toMatchObject({
      code: 'plan_stale',
    })
    expect(await apply(id)).toMatchObject({ state: 'DONE', rows_updated: 1 })
    expect([(await standing(one.id))?.status, (await standing(two.id))?.status]).toEqual(['SENT', 'APPROVED'])
  })

  it('names what the file of a whole month lacks', async () => {
    const { lender_id } = await buildLender(test.db, { slug: 'meghdoot' })
    await vi.waitFor(() => expect(test.services.lenders().find(lender_id)).not.toBeNull())
    const [one, two] = [await loan(undefined, lender_id), await loan(undefined, lender_id)]
    const wrong = await loan(undefined, lender_id)
    await test.db.run(sql`update lender_application set status = 'SENT' where lender_id = ${lender_id}`)
    const facts = { lender_id: String(lender_id), scope: 'full_month' }
    const rows = [
      [one.number, 'Approved', TODAY, ''],
      [wrong.number, 'Disbursed', TODAY, 'twelve'],
    ]
    const id = await uploadMis([header, ...rows], facts)
    expect(await countsOf(id)).toEqual({ new_event: 1, missing: 1, error: 1 })
    expect(await rowsOf(id, 'error')).toMatchObject([{ target: { application_number: wrong.number } }])
    expect(await rowsOf(id, 'missing')).toMatchObject([
      { line: null, target: { application_number: two.number } },
    ])
  })

  it('gives the rows in error back with their own columns, and mended they are taken alone', async () => {
    const { number, id: loanId, application } = await loan()
    const id = await uploadMis([
      [...header, 'Note'],
      [number, 'Disbursed', TODAY, 'twelve', '=cmd()'],
      [(await loan()).number, 'Approved', TODAY, '', ''],
    ])
    const answer = await calls.get(`/api/lender-files/${id}/errors`)
    expect(answer.headers['content-type']).toContain('text/csv')
    const [titles = '', line = '', ...rest] = answer.payload.split('\r\n')
    expect(titles).toBe('\ufeffApp Ref,Status,Status Dt,Disb Amt,Note,Line,Error')
    expect(line).toBe(`${number},Disbursed,${TODAY},twelve,'=cmd(),2,The sum cannot be read`)
    expect(rest).toEqual([''])
    const entries = await test.db.rows(
      sql`select action, object_id, after from audit_entry order by entry_id desc limit 2`,
    )
    expect(entries).toEqual([
      { action: 'lender_file.export_errors', object_id: id, after: { rows: 1 } },
      {
        action: 'customer.list',
        object_id: 'GET /api/lender-files/:uploadId/errors',
        after: { people: [application.customer.user_id], others: 0 },
      },
    ])
    const mended = Buffer.from([titles, line.replace('twelve', '1200')].join('\r\n'))
    const answered = await files.upload(admin, mended, misFacts())
    const { upload_id } = answered.json<{ data: LenderFile }>().data
    await files.run('read_lender_file', upload_id)
    expect(await apply(upload_id)).toMatchObject({ state: 'DONE', rows_updated: 1 })
    expect(await standing(loanId)).toMatchObject({ status: 'DISBURSED', disbursed_amount: 1_200 })
  })

  it('is cancelled before it is applied, and never after', async () => {
    const { number } = await loan()
    const id = await uploadMis([header, [number, 'Approved', TODAY, '']])
    expect(await post(`/api/lender-files/${id}/cancel`, {})).toMatchObject({ state: 'CANCELLED' })
    for (const path of ['cancel', 'undo'])
      expect(
        (await calls.post(`/api/lender-files/${id}/${path}`, path === 'undo' ? { reason: 'why not' } : {}))
          .statusCode,
      ).toBe(409)
  })

  it('of commission is read line by line, and applied as it was shown', async () => {
    const { number } = await loan()
    const id = await uploadMis(
      [
        ['App Ref', 'Commission', 'Invoice No', 'Payout Month', 'TDS'],
        [number, '-1,250.50', '007', 'Nov-26', '25.01'],
        ['LA-2222222', '5', '', '', ''],
      ],
      { kind: 'commission' },
    )
    const { plan_hash, state } = await detail(id)
    expect(state).toBe('PLANNED')
    expect(await countsOf(id)).toEqual({ stated: 1, extra: 1 })
    expect((await rowsOf(id, 'stated'))[0]?.stated).toEqual({
      amount: -1250.5,
      month: '2026-11',
      invoice_no: '007',
      utr: null,
      tds_amount: 25.01,
      gst_amount: null,
    })
    expect(
      (await calls.post(`/api/lender-files/${id}/apply`, { plan_hash: 'of another plan' })).json(),
    ).toMatchObject({ code: 'plan_stale' })
    expect(plan_hash).toHaveLength(64)
    expect((await apply(id)).state).toBe('DONE')
    expect(await countsOf(id)).toEqual({ applied: 1, extra: 1 })
  })

  it('of commission is planned anew where an earlier file was undone meanwhile, and undone as it was applied', async () => {
    const [one, other] = [await loan(), await loan()]
    const titles = ['App Ref', 'Commission', 'Invoice No']
    const first = await uploadMis([titles, [one.number, '100', 'A-1']], { kind: 'commission' })
    await apply(first)
    const second = await uploadMis(
      [titles, [one.number, '100', 'A-1'], [other.number, '200', 'A-2'], [other.number, '200', 'A-2']],
      { kind: 'commission' },
    )
    expect(await countsOf(second)).toEqual({ duplicate: 2, stated: 1 })
    await post(`/api/lender-files/${first}/undo`, { reason: 'a draft of the lender' })
    await files.run('undo_lender_file', first)
    const again = await apply(second)
    expect(again).toMatchObject({ state: 'READING', plan_hash: null, rows_updated: 0 })
    expect(again.error).toContain('made anew')
    await files.run('read_lender_file', second)
    expect(await countsOf(second)).toEqual({ duplicate: 1, stated: 2 })
    expect(await apply(second)).toMatchObject({ state: 'DONE', error: null, rows_updated: 2 })
    await post(`/api/lender-files/${second}/undo`, { reason: 'a draft of the lender' })
    await files.run('undo_lender_file', second)
    expect(await countsOf(second)).toEqual({ duplicate: 1, reversed: 2 })
  })

  it('with sums cut by their own commas says so, and changes nothing by them', async () => {
    const { number, id: loanId } = await loan()
    const bytes = Buffer.from(`${header.join(',')},Reason,Remarks\n${number},Disbursed,${TODAY},1,25,000,,\n`)
    const answer = await files.uploadStatus(analyst, bytes)
    expect(answer.json()).toMatchObject({
      rowsUpdated: 0,
      errors: ['Row 2: The row has more cells than can be read'],
    })
    expect(await standing(loanId)).toMatchObject({ status: 'SENT' })
    const history = await callsOf(test.app, analyst).get(
      '/api/get-application-status-files-list?page_size=20',
    )
    const { upload_id } = answer.json<{ upload_id: string }>()
    expect(history.json<{ data: object[] }>().data).toContainEqual(
      expect.objectContaining({ id: upload_id, errors: 'Row 2: The row has more cells than can be read' }),
    )
  })

  it('keeps no value of a person where a line of theirs stands in place of the titles', async () => {
    const id = await uploadMis([
      ['Asha Rao', '9876543210', 'ABCPE1234F', 'LA-7K3QX9R', 'Approved'],
      ['Ravi', '9876543211', 'ABCPE1234G', 'LA-7K3QX9S', 'Approved'],
    ])
    const { reading, state } = await detail(id)
    expect(state).toBe('NEEDS_MAPPING')
    expect(JSON.stringify(reading)).not.toMatch(/Asha|98765|ABCPE/)
    expect(reading?.columns[0]?.title).toBe('AAAA AAA')
  })
})

describe('who may', () => {
  it('role 2 has status files alone, and takes none back', async () => {
    const { number } = await loan()
    const ofAnalyst = callsOf(test.app, analyst)
    const bytes = csvOf([header, [number, 'Approved', TODAY, '']])
    expect((await files.upload(analyst, bytes, misFacts())).statusCode).toBe(403)
    const id = await uploadMis([header, [number, 'Approved', TODAY, '']])
    expect((await ofAnalyst.get(`/api/lender-files/${id}`)).statusCode).toBe(404)
    expect((await ofAnalyst.get('/api/lender-files?kind=mis')).statusCode).toBe(403)
    const checked = await files.upload(analyst, bytes, { kind: 'status' })
    const { upload_id } = checked.json<{ data: LenderFile }>().data
    await files.run('read_lender_file', upload_id)
    expect((await ofAnalyst.get(`/api/lender-files/${upload_id}`)).json()).toMatchObject({
      data: { state: 'PLANNED' },
    })
    expect(
      (await ofAnalyst.post(`/api/lender-files/${upload_id}/undo`, { reason: 'why not' })).statusCode,
    ).toBe(403)
  })

  it.each([
    [{ kind: 'mis', month: '2026-11' }, 400],
    [{ kind: 'mis', month: '2026-13', lender_id: '1' }, 400],
    [{ kind: 'status', month: '2026-11' }, 400],
    [{ kind: 'mis', month: '2026-11', lender_id: '2000000000' }, 404],
  ])('a file of %j is refused', async (facts, status) => {
    expect((await files.upload(admin, csvOf([header]), facts)).statusCode).toBe(status)
  })
})

describe('what files bring of people', () => {
  const partsOf = (id: string) => readdirSync(join(dataDir, 'files')).filter((name) => name.startsWith(id))

  it('lies sealed, and goes with the person', async () => {
    const { number, application } = await loan()
    const id = await uploadMis([
      ['App Ref', 'Name', 'PAN', 'Status', 'LAN'],
      [number, 'Asha Rao', 'ABCPE1234F', 'Approved', 'KC-9001'],
    ])
    const stored = await test.db.rows<{
      facts: string
    }>(sql`select facts::text || coalesce(planned::text, '') as facts
      from upload_row where upload_id = ${id}`)
    expect(JSON.stringify(stored)).not.toMatch(/Asha|ABCPE/)
    expect(partsOf(id)).toHaveLength(1)
    await test.db.transaction(async (tx) => {
      await held.erase.lender_files(test.services, tx, {
        user_id: application.customer.user_id,
        contacts: [],
        unproved: null,
        ip_address: null,
        now: test.clock.now(),
      })
    })
    expect(partsOf(id)).toEqual([])
    expect((await calls.get(`/api/lender-files/${id}/errors`)).statusCode).toBe(409)
    const left = await test.db.rows<{ facts: string }>(
      sql`select facts::text as facts from upload_row where upload_id = ${id}`,
    )
    expect(JSON.stringify(left)).not.toContain('KC-9001')
  })

  const erase = (user_id: string) =>
    test.db.transaction(async (tx) => {
      const person = { user_id, contacts: [], unproved: null, ip_address: null, now: test.clock.now() }
      await held.erase.lender_files(test.services, tx, person)
    })
  const factsOf = async (id: string) =>
    JSON.stringify(
      await test.db.rows(sql`select facts::text as facts from upload_row where upload_id = ${id}`),
    )

  it('goes with a person whom a row in error is about, or one that is still to be chosen', async () => {
    const [wrong, proposed, elsewhere] = [await loan(), await loan(), await loan(undefined, otherId)]
    const contact = await test.db.row<{
      mobile: string
    }>(sql`select mobile_phone_number as mobile from customer
      where user_id = ${proposed.application.customer.user_id}`)
    const inError = await uploadMis([
      [...header, 'LAN'],
      [wrong.number, 'Disbursed', TODAY, 'twelve', 'KC-9101'],
    ])
    const toChoose = await uploadMis([
      ['LAN', 'Status', 'Status Dt', 'Mobile'],
      ['KC-9102', 'Approved', TODAY, contact?.mobile ?? ''],
    ])
    const ofAnother = await uploadMis([
      [...header, 'LAN'],
      [elsewhere.number, 'Approved', TODAY, '', 'KC-9103'],
    ])
    expect(await countsOf(ofAnother)).toEqual({ error: 1 })
    for (const [{ application }, id, reference] of [
      [wrong, inError, 'KC-9101'],
      [proposed, toChoose, 'KC-9102'],
      [elsewhere, ofAnother, 'KC-9103'],
    ] as const) {
      expect(partsOf(id)).toHaveLength(1)
      expect(await factsOf(id)).toContain(reference)
      await erase(application.customer.user_id)
      expect(partsOf(id)).toEqual([])
      expect(await factsOf(id)).not.toContain(reference)
    }
  })

  it('goes with anyone while no row has been matched, and the file says that it is to be uploaded again', async () => {
    const [gone, other] = [await loan(), await loan()]
    const rows = [header, [other.number, 'Approved', TODAY, '']]
    const matched = await uploadMis(rows)
    const received = (await files.upload(admin, csvOf(rows), misFacts())).json<{ data: LenderFile }>().data
      .upload_id
    const { lender_id } = await buildLender(test.db)
    const asking = await uploadMis(
      [
        [...header, 'LAN'],
        [other.number, 'Approved', '11/12/2026', '', 'KC-9104'],
      ],
      { lender_id: String(lender_id) },
    )
    expect(await detail(asking)).toMatchObject({ state: 'NEEDS_MAPPING', reading: { asks_date_order: 1 } })
    await erase(gone.application.customer.user_id)
    await files.run('read_lender_file', received)
    for (const id of [received, asking]) {
      expect(await detail(id)).toMatchObject({
        state: 'FAILED',
        error: 'A customer was deleted before the rows of this file were matched. Upload it again',
      })
      expect(partsOf(id)).toEqual([])
      expect(await factsOf(id)).toBe('[]')
    }
    expect(partsOf(matched)).toHaveLength(1)
    expect((await detail(matched)).state).toBe('PLANNED')
  })

  it('goes by itself after a year and a month', async () => {
    const id = await uploadMis([header, ['LA-2222222', 'Approved', TODAY, '']])
    const run = () => forgetLenderFiles(test.services, {}, { number: 1, last: false })
    await run()
    expect(partsOf(id)).toHaveLength(1)
    await test.db.run(
      sql`update upload set created_at = created_at - interval '397 days' where upload_id = ${id}`,
    )
    await run()
    expect(partsOf(id)).toEqual([])
  })
})
