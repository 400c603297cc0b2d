import type { OptionSets } from '@marketplace/contract/reference/option-sets'
import type { OfficeOption, OfficeOptionSet } from '@marketplace/contract/reference/option-sets-office'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loadReferenceData } from '../../../seeds/reference/load.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { isOption, listOptionRows } from './option-sets.queries.ts'

let running: TestApp
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  running = await createTestApp()
  calls = callsOf(running.app, await buildStaff(running.services, 1))
})
afterAll(() => running.close())

const officeOptions = async (set: string): Promise<OfficeOption[]> => {
  const answer = await calls.get('/api/option-sets/all')
  expect(answer.statusCode, answer.body).toBe(200)
  return (
    answer.json<{ data: OfficeOptionSet[] }>().data.find(({ set_name }) => set_name === set)?.options ?? []
  )
}
const offered = async (set: 'salaryMode' | 'loanPurpose') =>
  (await running.app.inject({ url: `/api/search-list/en/${set}` })).json<{ data: OptionSets }>().data[set] ??
  []
const word = (change: object) =>
  calls.post('/api/option-sets/word', {
    set_name: 'salaryMode',
    id: 3,
    version: 1,
    own_value: null,
    own_value_hi: null,
    ...change,
  })
const retire = (id: number, retired: 0 | 1, reason?: string, set_name = 'salaryMode') =>
  calls.post('/api/option-sets/retire', { set_name, id, retired, reason })
const lastEntry = () =>
  running.db.row(sql`select action, object_id, reason from audit_entry order by entry_id desc limit 1`)

it('words of staff are shown in both languages, and lenders are sent the shipped ones', async () => {
  expect((await word({ own_value: 'In cash', own_value_hi: 'हाथ में' })).json()).toMatchObject({
    data: { value: 'Cash', own_value: 'In cash', own_value_hi: 'हाथ में', version: 2 },
  })
  await vi.waitFor(async () =>
    expect(await offered('salaryMode')).toContainEqual({ id: 3, value: 'In cash', value_hi: 'हाथ में' }),
  )
  const row = (await listOptionRows(running.db)).find(
    ({ set_name, id }) => set_name === 'salaryMode' && id === 3,
  )
  expect(row).toMatchObject({ value: 'Cash', words: 'In cash' })
  expect((await word({ own_value: 'Notes' })).json()).toMatchObject({
    code: 'conflict',
    present: { own_value: 'In cash' },
  })
  // The shipped words again are no words of one's own.
  expect((await word({ version: 2, own_value: 'Cash' })).json()).toMatchObject({
    data: { own_value: null, own_value_hi: null },
  })
  expect(await lastEntry()).toEqual({ action: 'option.word', object_id: 'salaryMode 3', reason: null })
  for (const [change, status] of [
    [{ id: 9 }, 404],
    [{ own_value: ' ' }, 400],
    [{ own_value: 'x'.repeat(121) }, 400],
    [{ set_name: 'nothing' }, 400],
  ] as const)
    expect((await word(change)).statusCode).toBe(status)
})

it('words that another option has are refused at their field, and a reason stands in the log', async () => {
  const set_name = 'loanPurpose'
  const [first, second] = await officeOptions(set_name)
  const wording = (change: object) => word({ set_name, id: first?.id, version: first?.version, ...change })
  const message = 'Another option of this set has these words'
  expect((await wording({ own_value: ` ${second?.value.toUpperCase()} ` })).json()).toMatchObject({
    code: 'invalid_request',
    details: [{ field: 'own_value', message }],
  })
  expect((await word({ set_name, id: second?.id, own_value_hi: 'नया घर' })).statusCode).toBe(200)
  expect((await wording({ own_value_hi: 'नयाघर' })).json()).toMatchObject({
    details: [{ field: 'own_value_hi', message }],
  })
  expect(await officeOptions(set_name)).toContainEqual(first)
  expect((await wording({ own_value: 'Anew', reason: 'x' })).statusCode).toBe(400)
  expect((await wording({ own_value: 'Anew', reason: 'Nobody understood it' })).statusCode).toBe(200)
  expect(await lastEntry()).toMatchObject({ action: 'option.word', reason: 'Nobody understood it' })
})

it('an order names each option once', async () => {
  const order = (ids: number[]) => calls.post('/api/option-sets/order', { set_name: 'salaryMode', ids })
  expect((await order([3, 1, 2])).statusCode).toBe(200)
  expect((await officeOptions('salaryMode')).map(({ id }) => id)).toEqual([3, 1, 2])
  await vi.waitFor(async () => expect((await offered('salaryMode')).map(({ id }) => id)).toEqual([3, 1, 2]))
  for (const ids of [
    [3, 1],
    [3, 1, 1],
    [3, 1, 2, 2],
    [1, 2, 4],
  ])
    expect((await order(ids)).json()).toMatchObject({ code: 'conflict', present: [3, 1, 2] })
})

it('a retired option is nobody’s choice, and stays with whoever chose it', async () => {
  const customer = await buildCustomer(running.services)
  const other = await buildCustomer(running.services)
  await saveCompleteProfile(running.app, customer, { salary_mode: 2 })
  await saveCompleteProfile(running.app, other, { salary_mode: 1 })
  const save = (by: typeof customer, salary_mode: number) =>
    running.app.inject({
      method: 'POST',
      url: `/api/user/${by.prospect_app_id}`,
      headers: by.headers,
      payload: { salary_mode, is_editing: 0 },
    })
  expect((await retire(2, 1)).json()).toMatchObject({ details: [{ field: 'reason' }] })
  expect((await retire(2, 1, 'No lender takes cheques')).statusCode).toBe(200)
  expect(await lastEntry()).toEqual({
    action: 'option.retire',
    object_id: 'salaryMode 2',
    reason: 'No lender takes cheques',
  })
  expect(await isOption(running.db, 'salaryMode', 2)).toBe(false)
  expect((await save(customer, 2)).statusCode).toBe(200)
  expect((await save(other, 2)).json()).toMatchObject({ details: [{ field: 'salary_mode' }] })
  await vi.waitFor(async () =>
    expect(await offered('salaryMode')).toContainEqual({ id: 2, value: 'Cheque', retired: 1 }),
  )
  expect((await retire(2, 0)).statusCode).toBe(200)
  expect((await save(other, 2)).statusCode).toBe(200)
})

it('the last option of a set stays', async () => {
  expect((await retire(1, 1, 'for the test')).statusCode).toBe(200)
  expect((await retire(2, 1, 'for the test')).statusCode).toBe(200)
  expect((await retire(3, 1, 'for the test')).json()).toMatchObject({ code: 'last_option' })
  for (const id of [1, 2]) await retire(id, 0)
  expect((await retire(9, 1, 'for the test')).statusCode).toBe(404)
})

it('what staff made of an option outlives a release', async () => {
  const before = await officeOptions('loanPurpose')
  const [first] = before
  const version = first?.version ?? 0
  await word({ set_name: 'loanPurpose', id: first?.id, version, own_value: 'Something else' })
  const client = await running.pool.connect()
  await loadReferenceData(client)
  client.release()
  expect(await officeOptions('loanPurpose')).toContainEqual({
    ...first,
    own_value: 'Something else',
    version: version + 1,
  })
})

it('a set is ordered and retired from by many at once without one waiting for the other', async () => {
  const set_name = 'loanPurpose'
  const ids = (await officeOptions(set_name)).map(({ id }) => id)
  const turned = (by: number) => [...ids.slice(by % ids.length), ...ids.slice(0, by % ids.length)]
  const round = (n: number) => [
    calls.post('/api/option-sets/order', { set_name, ids: turned(n) }),
    retire(ids[n % ids.length] ?? 0, (n % 2) as 0 | 1, 'Seldom chosen', set_name),
    calls.post('/api/option-sets/order', { set_name, ids: turned(n).toReversed() }),
  ]
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => round(n)).flat())
  expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([])
})
