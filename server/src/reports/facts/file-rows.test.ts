import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identifier, sql } from '../../platform/db/sql.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { csvText } from '../../platform/sheets/write-sheet.ts'
import {
  listFileRows,
  namedColumns,
  writeFileText,
  type FileRowRow,
  type FileRowsAsk,
} from './file-rows.queries.ts'

let database: TestDatabase
const days = ['2026-11-18', '2026-11-19', '2026-11-19', '2026-11-19', '2026-11-20']

beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.transaction(async (tx) => {
    // Facts alone, without what they are of.
    await tx.run(sql`alter table disbursal drop constraint disbursal_lender_application_id_fkey`)
    for (const table of ['disbursal', 'journey_step', 'fact_lender'])
      await tx.run(sql`alter table ${identifier(table)} disable trigger user`)
    for (const [place, day] of days.entries()) {
      const subject = randomUUID()
      await tx.run(sql`insert into journey_step (step, subject_id, at, heard_day, effective_day, product, source_id, device, partner_id)
        values ('applied', ${subject}, ${new Date(`${day}T06:30:00Z`)}, ${day}, ${day}, 1, 0, 0, 0)`)
      await tx.run(sql`insert into fact_lender (lender_application_id, applied_paise, app_id, user_id, lender_id, brand_id, partner_id,
          product, source_id, device, reason, applied_day)
        values (${place + 9}, 100, ${subject}, ${randomUUID()}, 1, 1, 0, 1, 0, 0, 0, ${day})`)
      await tx.run(sql`insert into disbursal (lender_application_id, tranche, lender_id, day, amount_paise)
        values (${place + 9}, 1, 1, ${day}, 100)`)
    }
  })
})
afterAll(() => database.drop())

const asked = { isHeard: true, from: '2026-11-01', to: '2026-11-30', where: {} } as const

const kinds = [
  { kind: 'steps', code: 5 },
  { kind: 'lenders', code: 1 },
  { kind: 'parts', code: 0 },
] as const

test.each(kinds)(
  '$kind in parts of two are all of them, each once, in the order of the whole',
  async (of) => {
    const list = (more: Pick<FileRowsAsk, 'limit' | 'after'>) =>
      listFileRows(database.db, { ...asked, ...of, ...more })
    const whole = await list({ limit: 100 })
    expect(whole.map(({ heard_day }) => heard_day)).toEqual(days.toReversed())
    const inParts: FileRowRow[] = []
    for (let part = await list({ limit: 2 }); part.length > 0;) {
      inParts.push(...part)
      const last = inParts.at(-1)
      part = last === undefined ? [] : await list({ limit: 2, after: { day: last.heard_day, key: last.key } })
      if (inParts.length > days.length) break
    }
    expect(inParts).toEqual(whole)
  },
)

test.each(kinds)('$kind as text say what their rows say, part after part', async (of) => {
  const called = {
    product: '=Loans, "large"',
    lender_id: 'Ganga Bank',
    partner_id: '',
    source_id: 'Direct',
    reason: '',
  }
  const known = (column: keyof typeof called, id: number) => ({
    names: new Map([[id, csvText(called[column])]]),
    other: 'Unknown ',
  })
  const columns = {
    product: known('product', 1),
    lender_id: known('lender_id', 1),
    // The brand is not among the names.
    brand_id: { names: new Map([[0, '']]), other: 'Brand ' },
    partner_id: known('partner_id', 0),
    source_id: known('source_id', 0),
    reason: known('reason', 0),
  }
  expect(Object.keys(columns)).toEqual([...namedColumns])
  const whole = await listFileRows(database.db, { ...asked, ...of, limit: 100 })
  const lines = whole.map((row) =>
    [
      row.heard_day,
      row.effective_day,
      row.application_number ?? '',
      `"'=Loans, ""large"""`,
      row.lender_id === null ? '' : 'Ganga Bank',
      row.brand_id === 0 ? '' : `Brand ${row.brand_id}`,
      '',
      'Direct',
      row.amount_paise === null ? '' : (row.amount_paise / 100).toFixed(2),
      '',
    ].join(','),
  )
  const texts: string[] = []
  let after: FileRowsAsk['after']
  for (;;) {
    const part = await writeFileText(database.db, { ...asked, ...of, limit: 2, after }, columns)
    if (part === null) break
    texts.push(part.text)
    after = { day: part.heard_day, key: part.key }
    expect(part.rows).toBe(part.text.split('\r\n').length - 1)
  }
  expect(texts.join('')).toBe(lines.map((line) => `${line}\r\n`).join(''))
})
