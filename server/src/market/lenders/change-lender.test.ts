import { fieldTag } from '@marketplace/contract/platform/field-tag'
import { lenderFields, type LenderProperty } from '@marketplace/contract/market/lender-fields'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { hostileValues } from '../../sweeps/hostile-values.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { lenderCallsOf, someLenderName } from '../../testing/lender-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let admin: SignedInStaff
let lenders: ReturnType<typeof lenderCallsOf>
beforeAll(async () => {
  test = await createTestApp()
  admin = await buildStaff(test.services, 1)
  lenders = lenderCallsOf(test.app, admin)
})
afterAll(() => test.close())

describe('POST /api/update-lender-data', () => {
  it('changes one field, says so to the letter, and puts it on the log', async () => {
    const { lender_id, name } = await lenders.create()
    const answer = await lenders.update(lender_id, 'priority', 12)
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Lender updated successfully!',
      data: { lender_id, priority: 12 },
    })
    expect((await lenders.listed(lender_id))?.priority).toBe(12)
    expect(
      await test.db.rows(sql`select actor_name, action, object_name, before, after from audit_entry
        where object_kind = 'lender' and object_id = ${String(lender_id)} order by entry_id`),
    ).toEqual([
      {
        actor_name: admin.username,
        action: 'lender.created',
        object_name: name,
        before: null,
        after: expect.anything() as object,
      },
      {
        actor_name: admin.username,
        action: 'lender.updated',
        object_name: name,
        before: { priority: 0 },
        after: { priority: 12 },
      },
    ])
  })

  it('a value that stands already changes nothing and is not logged', async () => {
    const { lender_id } = await lenders.create()
    expect((await lenders.update(lender_id, 'priority', 0)).statusCode).toBe(200)
    expect(await lenders.history(lender_id)).toHaveLength(1)
  })

  it('keeps every kind of value as it was sent', async () => {
    const { lender_id } = await lenders.create()
    const group = await lenders.post('/api/lender-group/create', { name: someLenderName() })
    const { id } = group.json<{ lenderGroup: { id: number } }>().lenderGroup
    const values: readonly [LenderProperty, unknown][] = [
      ['min_income', 25_000],
      ['apr_min', 1.2345],
      ['apr_max', 2.5],
      ['max_foir_percent', 50.25],
      ['rate_min', 10.999],
      ['so_text', 'Fee waived\nपूरी छूट'],
      ['so_date_start', '2026-11-20'],
      ['so_date_end', '2026-11-20'],
      ['ticket_class', 3],
      ['credit_score_class', 6],
      ['pincode_prefixes', ['226', '56']],
      ['lender_group_ids', [id]],
      ['interest_rate', '18% To 28%'],
      ['product_type', 'Business Loans'],
      ['min_income', null],
      ['pincode_prefixes', null],
      ['lender_group_ids', []],
    ]
    for (const [property, value] of values) {
      expect((await lenders.update(lender_id, property, value)).json()).toMatchObject({ success: true })
      expect([property, (await lenders.read(lender_id))[property]]).toEqual([property, value])
    }
  })

  it.each([
    ['ticket_class', 99, 'Choose one of the options'],
    ['credit_score_class', 60, 'Choose one of the options'],
    ['lender_group_ids', [2_000_000], 'Choose groups that exist, each once'],
    ['priority', -1, 'Priority must be a non-negative number'],
    ['min_age', 17, 'Enter a whole number of years from 18 to 80'],
    ['kfs_url', 'http://a.example.com', 'Enter an address that begins with https://'],
    ['rate_max', 101, 'Must be between 0 and 100'],
    ['so_date_end', '31/12/2026', 'Invalid date'],
  ])('%s of %j is refused with words', async (property, value, message) => {
    const { lender_id } = await lenders.create()
    const answer = await lenders.update(lender_id, property, value)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_request', details: [{ field: 'value', message }] })
  })

  it('refuses what does not go with the other fields', async () => {
    const { lender_id } = await lenders.create()
    await lenders.update(lender_id, 'min_income', 30_000)
    const answer = await lenders.update(lender_id, 'max_income', 20_000)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      success: false,
      code: 'lender_rule_broken',
      message: 'This value does not go with the others',
      details: [{ field: 'value', message: 'This may not be less than the minimum, ₹30,000' }],
    })
    expect((await lenders.update(lender_id, 'autosubmission', 1)).json()).toMatchObject({
      details: [{ message: 'Auto submission is only for lenders with an API' }],
    })
    expect(await lenders.read(lender_id)).toMatchObject({ max_income: null, autosubmission: 0 })
  })

  it('a name that another has is refused, one that was deleted is free', async () => {
    const [one, other] = [await lenders.create(), await lenders.create()]
    expect((await lenders.update(one.lender_id, 'name', other.name)).json()).toMatchObject({
      code: 'name_taken',
    })
    await lenders.post('/api/safe-delete-lender', { lender_id: other.lender_id })
    expect((await lenders.update(one.lender_id, 'name', other.name)).statusCode).toBe(200)
    expect(await lenders.read(one.lender_id)).toMatchObject({ name: other.name, slug: one.slug })
  })

  it('answers a lender that never was and one that was deleted alike', async () => {
    const { lender_id } = await lenders.create()
    await lenders.post('/api/safe-delete-lender', { lender_id })
    const gone = await lenders.update(lender_id, 'priority', 1)
    const absent = await lenders.update(2_000_000_000, 'priority', 1)
    expect(gone.statusCode).toBe(404)
    expect(gone.body).toBe(absent.body)
  })
})

describe('two of staff at one lender', () => {
  it('the second sees what the first changed instead of overwriting it', async () => {
    const { lender_id } = await lenders.create()
    const seen = (await lenders.read(lender_id)).priority
    const first = await lenders.update(lender_id, 'priority', 5, { 'if-match': fieldTag(seen) })
    expect(first.statusCode).toBe(200)
    const second = await lenders.update(lender_id, 'priority', 7, { 'if-match': fieldTag(seen) })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toEqual({
      success: false,
      code: 'conflict',
      message: 'This was changed in the meantime. Please look at it again',
      present: 5,
    })
    expect((await lenders.read(lender_id)).priority).toBe(5)
    expect((await lenders.update(lender_id, 'priority', 7, { 'if-match': fieldTag(5) })).statusCode).toBe(200)
  })

  it('another field of the same lender is no conflict, and null has a tag too', async () => {
    const { lender_id } = await lenders.create()
    await lenders.update(lender_id, 'priority', 5)
    const answer = await lenders.update(lender_id, 'so_text', 'Hello', { 'if-match': fieldTag(null) })
    expect(answer.statusCode).toBe(200)
    const stale = await lenders.update(lender_id, 'so_text', 'Bye', { 'if-match': `"x", ${fieldTag(null)}` })
    expect(stale.json()).toMatchObject({ code: 'conflict', present: 'Hello' })
    expect((await lenders.update(lender_id, 'so_text', 'Bye', { 'if-match': '*' })).statusCode).toBe(200)
    expect((await lenders.update(lender_id, 'so_text', null, { 'if-match': 'garbage' })).statusCode).toBe(409)
  })

  it('of 20 at once from one state, one wins', async () => {
    const { lender_id } = await lenders.create()
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        lenders.update(lender_id, 'priority', at + 1, { 'if-match': fieldTag(0) }),
      ),
    )
    expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(tries.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
  })
})

describe('hostile changes', () => {
  const rowOf = async (lender_id: number): Promise<string> =>
    JSON.stringify(await test.db.row(sql`select * from lender where lender_id = ${lender_id}`))

  it('change nothing, whatever the property and the value', async () => {
    const { lender_id } = await lenders.create()
    const before = await rowOf(lender_id)
    const property = fc.oneof(
      fc.constantFrom(
        '__proto__',
        'constructor',
        'lender_id',
        'slug',
        'deleted_at',
        'updated_at',
        'first_live_at',
        'modelled_on',
        'name"; --',
        'priority" = 1, "name',
      ),
      // Its texts are names of JavaScript's own now and then: "name" is one of them, and a lender's.
      fc.string({ unit: 'binary', maxLength: 30 }).filter((name) => !Object.hasOwn(lenderFields, name)),
    )
    await fc.assert(
      fc.asyncProperty(
        property,
        fc.oneof(fc.jsonValue(), fc.constantFrom(...hostileValues)),
        async (name, value) => {
          const answer = await lenders.update(lender_id, name, value)
          expect([400, 413]).toContain(answer.statusCode)
        },
      ),
      { numRuns: 150 },
    )
    const wrong = fc.constantFrom<[string, unknown]>(
      ...hostileValues.flatMap((value): [string, unknown][] =>
        typeof value === 'number' || value === null
          ? [['name', value]]
          : [
              ['priority', value],
              ['amount_min', value],
              ['kfs_url', value === '' ? 1 : value],
            ],
      ),
    )
    await fc.assert(
      fc.asyncProperty(wrong, async ([name, value]) => {
        const answer = await lenders.update(lender_id, name, value)
        expect([400, 413]).toContain(answer.statusCode)
      }),
      { numRuns: 150 },
    )
    expect(await rowOf(lender_id)).toBe(before)
    expect(await lenders.history(lender_id)).toHaveLength(1)
    expect(({} as Record<string, unknown>)['priority']).toBeUndefined()
  })

  it.each([
    '{"lender_id":1,"property":"priority","value":1,"__proto__":{"role_id":1}}',
    '{"__proto__":{"property":"priority"},"lender_id":1,"value":1}',
    '{"lender_id":1,"property":["priority"],"value":1}',
    '{"lender_id":1,"property":"priority","property":"slug","value":"x"}',
  ])('refuses %s', async (payload) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/update-lender-data',
      headers: { ...admin.headers, 'content-type': 'application/json' },
      payload,
    })
    expect(answer.statusCode).toBe(400)
  })
})
