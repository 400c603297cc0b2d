import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { asOffice } from '../scope/as-partner.ts'

/** What a word of the product does to a path that has it already (migration 146, as 135 did for the pages of loans). */

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

test('a partner keeps its page under the next free name, and a note says so', async () => {
  const { partner_id } = await buildPartner(running.services, { slug: 'taken-word' })
  await buildPartner(running.services, { slug: 'taken-word-2' })
  const { slug, rows } = await asOffice(running.db, async (tx) => {
    await tx.run(sql`select free_reserved_path('taken-word')`)
    const partner = await tx.row<{ slug: string }>(
      sql`select slug from partner where partner_id = ${partner_id}`,
    )
    return {
      slug: partner?.slug,
      rows: await tx.rows(
        sql`select segment, note from url_segment where segment like 'taken-word%' order by segment`,
      ),
    }
  })
  expect(slug).toBe('taken-word-3')
  expect(rows).toEqual([
    { segment: 'taken-word-2', note: null },
    { segment: 'taken-word-3', note: 'Was taken-word until the product took that address' },
  ])
})

test('a word that nobody has is nobody’s', async () => {
  const before = await running.db.rows(sql`select segment from url_segment order by segment`)
  await asOffice(running.db, (tx) => tx.run(sql`select free_reserved_path('nobody-has-this')`))
  expect(await running.db.rows(sql`select segment from url_segment order by segment`)).toEqual(before)
})
