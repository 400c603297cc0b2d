import { randomUUID } from 'node:crypto'
import type { CardChanges } from '@marketplace/contract/catalogue/card-changes'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCard } from '../../testing/builders/build-card.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { formOf } from '../../testing/form-of.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let staff: SignedInStaff
beforeAll(async () => {
  test = await createTestApp()
  staff = await buildStaff(test.services, 1)
})
afterAll(() => test.close())
beforeEach(() => test.db.run(sql`delete from credit_card`))

const sendCsv = async (csv: string | Buffer, preview: string) => {
  const form = formOf([
    ['file', Buffer.from(csv), 'cards.csv'],
    ['preview', preview],
  ])
  return test.app.inject({
    method: 'POST',
    url: '/api/credit-card/import',
    payload: form.payload,
    headers: { ...form.headers, ...staff.headers },
  })
}
const importCsv = async (csv: string, preview = '0') =>
  (await sendCsv(csv, preview)).json<{ data: CardChanges }>().data
const changeMany = async (payload: object) =>
  test.app.inject({ method: 'POST', url: '/api/credit-card/bulk-change', payload, headers: staff.headers })
const list = async () => {
  // What a test wrote into the table itself.
  await test.services.cards.check()
  const answer = await test.app.inject({ url: '/api/get-credit-cards-data', headers: staff.headers })
  return answer.json<{ data: CreditCard[] }>().data
}
const countActs = async () =>
  (await test.db.row<{ count: number }>(sql`select count(*)::int as count from audit_entry`))?.count ?? 0

describe('POST /api/credit-card/import', () => {
  it('of one file several times at once makes each card once and refuses nothing', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `Card ${n}`)
    const csv = (order: readonly string[]) => `category_name\n${order.join('\n')}\n`
    const done = await Promise.all([
      importCsv(csv(names)),
      importCsv(csv(names.toReversed())),
      importCsv(csv(names)),
    ])
    expect(done.map(({ created }) => created).sort((a, b) => a - b)).toEqual([0, 0, 40])
    expect(done.flatMap(({ refused }) => refused)).toEqual([])
  })

  const csv = [
    'category_name,key_feature,secured,status,sort_order',
    'Travel plus,No fee abroad,0,,3',
    'Fresh Card,"One, two",1,0,',
    'Bad!,x,0,0,',
    'Not ready,x,0,1,',
    'fresh card,again,0,0,',
  ].join('\n')

  it('keeps every good row and lists the others with their line and what is wrong', async () => {
    const { category_id } = await buildCard(test.db, { category_name: 'Travel Plus', sort_order: 9 })
    const acts = await countActs()
    const done = await importCsv(csv)
    const cards = await list()
    expect(
      cards.map(({ category_name, key_feature, secured, sort_order }) => [
        category_name,
        key_feature,
        secured,
        sort_order,
      ]),
    ).toEqual([
      ['Travel plus', 'No fee abroad', 0, 3],
      ['Fresh Card', 'One, two', 1, 4],
    ])
    expect(done).toEqual({
      preview: 0,
      title: 'Import finished',
      created: 1,
      updated: 1,
      unchanged: 0,
      table_title: 'Credit cards created or updated',
      category_ids: [category_id, cards[1]?.category_id],
      changes: [
        {
          category_id,
          category_name: 'Travel plus',
          kind: 'updated',
          properties: ['category_name', 'sort_order', 'key_feature'],
        },
        {
          category_id: cards[1]?.category_id,
          category_name: 'Fresh Card',
          kind: 'created',
          properties: expect.arrayContaining(['category_name', 'key_feature', 'secured']),
        },
      ],
      refused: [
        {
          line: 4,
          name: '',
          message: 'category_name: Use letters, digits, spaces, hyphens and underscores only, at most 80',
          row: expect.objectContaining({ category_name: expect.any(String) }),
        },
        {
          line: 5,
          name: 'Not ready',
          message: expect.stringMatching(/^Add the issuer\. Add the text on annual fees/),
          row: expect.objectContaining({ category_name: 'Not ready' }),
        },
        {
          line: 6,
          name: 'fresh card',
          message: 'An earlier line is about the same card',
          row: expect.objectContaining({ category_name: 'fresh card' }),
        },
      ],
    })
    expect(await countActs()).toBe(acts + 2)
  })

  it('says before what it will do, and does nothing', async () => {
    await buildCard(test.db, { category_name: 'Travel Plus' })
    const [before, acts] = [await list(), await countActs()]
    const seen = await importCsv(csv, '1')
    expect(await list()).toEqual(before)
    expect(await countActs()).toBe(acts)
    const done = await importCsv(csv)
    const { preview, title, category_ids: _, ...facts } = seen
    expect({ preview, title }).toEqual({ preview: 1, title: 'What this import will do' })
    const { changes, ...others } = facts
    expect(done).toMatchObject(others)
    // A card that is not there yet has no id in a preview.
    expect(changes.map(({ category_name }) => category_name)).toEqual(
      done.changes.map(({ category_name }) => category_name),
    )
    expect(changes.map(({ kind, category_id }) => kind === 'created' && category_id !== null)).not.toContain(
      true,
    )
    expect(seen.category_ids).toEqual(done.category_ids.slice(0, 1))
  })

  it('takes back what the download gave, and finds nothing to change', async () => {
    await buildCard(test.db, {
      status: 1,
      key_feature: '=1+1',
      marketing_bullets: ['-5% a', "'b"],
      deposit_min: 5,
    })
    await buildCard(test.db, { annual_fee: null, apr_percent: 3.14 })
    const exported = await test.app.inject({ url: '/api/credit-card/export', headers: staff.headers })
    expect(exported.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="credit-cards.csv"',
      'cache-control': 'no-store',
    })
    const csv = exported.body
    const before = await list()
    expect(await importCsv(csv)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
      category_ids: [],
      refused: [],
    })
    expect(await list()).toEqual(before)
  })

  it('renames by id, and refuses ids and names that lead nowhere', async () => {
    const { category_id } = await buildCard(test.db, { category_name: 'Old name' })
    await buildCard(test.db, { category_name: 'Other' })
    const unknown = randomUUID()
    const done = await importCsv(
      `category_id,category_name\n${category_id.toUpperCase()},New name\n${unknown},\n,\nnot-an-id,x\n`,
    )
    expect(done).toMatchObject({ updated: 1, category_ids: [category_id] })
    expect(done.refused).toMatchObject([
      { line: 3, name: unknown, message: 'There is no card with this category_id' },
      { line: 5, name: 'x', message: 'There is no card with this category_id' },
    ])
    expect(await importCsv(`category_id,category_name\n${category_id},OTHER\n`)).toMatchObject({
      updated: 0,
      refused: [{ line: 2, name: 'OTHER', message: 'There is a card of this name already' }],
    })
    expect(await importCsv('category_id,status\n,1\n')).toMatchObject({
      refused: [{ line: 2, name: '', message: 'A row needs a category_id or a category_name' }],
    })
  })

  it.each([
    [
      'status\n1\n',
      'The first line must name columns of the download, each once, with category_id or category_name',
    ],
    ['category_name\n"x\n', 'A quote is opened and never closed'],
    [Buffer.from([0x63, 0xff]), 'Save the file as CSV in UTF-8'],
    [`category_name\n${'x\n'.repeat(2_001)}`, 'A file may have at most 2,000 rows'],
  ])('refuses the file %j', async (file, message) => {
    const answer = await sendCsv(file, '0')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      success: false,
      code: 'csv_refused',
      message: 'This file could not be read',
      details: [{ field: 'file', message }],
    })
  })

  it('refuses more than a megabyte, and a preview that is no flag', async () => {
    expect((await sendCsv('x'.repeat(1024 * 1024 + 1), '0')).statusCode).toBe(413)
    expect((await sendCsv('category_name\nx\n', '2')).statusCode).toBe(400)
  })
})

describe('POST /api/credit-card/bulk-change', () => {
  it('sets a switch for many, and says for which it could not', async () => {
    const ready = await buildCard(test.db, { category_name: 'Ready' })
    const live = await buildCard(test.db, { category_name: 'Live', status: 1 })
    const bare = await buildCard(test.db, { category_name: 'Bare', kfs_url: null })
    const unknown = randomUUID()
    const ask = {
      category_ids: [ready.category_id, live.category_id, bare.category_id, unknown, ready.category_id],
      property: 'status',
      value: 1,
    }
    const facts = {
      created: 0,
      updated: 1,
      unchanged: 1,
      category_ids: [ready.category_id],
      changes: [{ category_name: 'Ready', kind: 'updated', properties: ['status'] }],
      refused: [
        { line: null, name: 'Bare', message: 'Add the link to the key-fact statement' },
        { line: null, name: unknown, message: 'There is no card with this category_id' },
      ],
    }
    const statuses = async () => (await list()).map(({ category_name, status }) => [category_name, status])
    const seen = await changeMany({ ...ask, preview: 1 })
    expect(seen.json()).toMatchObject({ data: { ...facts, preview: 1, title: 'What this change will do' } })
    expect(await statuses()).toEqual([
      ['Ready', 0],
      ['Live', 1],
      ['Bare', 0],
    ])
    const done = await changeMany({ ...ask, preview: 0 })
    expect(done.json()).toMatchObject({ data: { ...facts, preview: 0, title: 'Change finished' } })
    expect(await statuses()).toEqual([
      ['Ready', 1],
      ['Live', 1],
      ['Bare', 0],
    ])
  })

  it.each([
    { category_ids: [] },
    { category_ids: ['x'] },
    { category_ids: Array.from({ length: 501 }, () => randomUUID()) },
    { property: 'sort_order' },
    { value: 2 },
    { value: '1' },
    { preview: true },
  ])('refuses %j', async (wrong) => {
    const ask = { category_ids: [randomUUID()], property: 'secured', value: 1, preview: 0, ...wrong }
    expect((await changeMany(ask)).statusCode).toBe(400)
  })
})
