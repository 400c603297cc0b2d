import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addEffects, addReadRows } from './upload-rows.queries.ts'
import { addUpload } from './uploads.queries.ts'

let app: TestApp
const upload_id = randomUUID()

beforeAll(async () => {
  app = await createTestApp()
  const { staff_id } = await buildStaff(app.services, 1)
  await addUpload(app.db, {
    upload_id,
    kind: 'status',
    lender_id: null,
    month: null,
    scope: 'changes_only',
    is_direct: 0,
    sha256: '',
    bytes: 0,
    file_name: 'status.csv',
    parts: 0,
    staff_id,
    staff_name: 'A member of staff',
    created_at: new Date('2026-11-20T06:00:00Z'),
  })
})
afterAll(() => app.close())

const row = { row_key: 2, facts: '{"word":"Approved"}', candidates: [7] }

test('a row is stored with its facts and what it may be about', async () => {
  await addReadRows(app.db, upload_id, [row])
  expect(
    await app.db.row(
      sql`select outcome, facts, candidates::text from upload_row where upload_id = ${upload_id} and row_key = 2`,
    ),
  ).toEqual({ outcome: 'read', facts: { word: 'Approved' }, candidates: '{7}' })
})

test('no row stands of a file that is not there, and no file goes', async () => {
  const none = randomUUID()
  await expect(addReadRows(app.db, none, [row])).rejects.toThrow('a row of a file that is not there')
  await expect(addEffects(app.db, none, [{ row_key: 2, target_id: 1, event_id: 1 }])).rejects.toThrow(
    'a row of a file that is not there',
  )
  await expect(
    app.db.run(sql`update upload_row set upload_id = ${none} where upload_id = ${upload_id}`),
  ).rejects.toThrow('upload_row rows are never changed')
  await expect(app.db.run(sql`delete from upload where upload_id = ${upload_id}`)).rejects.toThrow(
    'upload rows are never changed',
  )
})
