import type { OfficeProcessor } from '@marketplace/contract/reference/processors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** The tests' day in India is 2026-11-20. */
let running: TestApp
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  running = await createTestApp()
  calls = callsOf(running.app, await buildStaff(running.services, 1))
})
afterAll(() => running.close())

const save = (change: object = {}) =>
  calls.post('/api/processors/save', {
    processor_id: null,
    version: 0,
    name: 'Example Messages Private Limited',
    purpose_en: 'Sends SMS',
    purpose_hi: 'एसएमएस भेजती है',
    data_en: 'Mobile number',
    data_hi: 'मोबाइल नंबर',
    country: 'IN',
    since: '2026-11-20',
    ended_on: null,
    ...change,
  })
const named = async (): Promise<string[]> =>
  (await running.app.inject({ url: '/api/processors' }))
    .json<{ data: { name: string }[] }>()
    .data.map(({ name }) => name)

// duty 11, duty 17: who works on personal data for us is known to everybody.
test('everybody reads who works for us today, from the first day to the last', async () => {
  const { data } = (await save()).json<{ data: OfficeProcessor }>()
  await save({ name: 'Not Yet Limited', since: '2026-11-21' })
  await save({ name: 'No More Limited', since: '2025-01-01', ended_on: '2026-11-19' })
  await save({ name: 'Last Day Limited', since: '2025-01-01', ended_on: '2026-11-20' })
  expect(await named()).toEqual(['Example Messages Private Limited', 'Last Day Limited'])
  const { processor_id, version } = data
  expect((await save({ processor_id, version, country: 'SG' })).json()).toMatchObject({
    data: { country: 'SG' },
  })
  expect((await save({ processor_id, version })).json()).toMatchObject({
    code: 'conflict',
    present: { country: 'SG' },
  })
  expect((await save({ processor_id: 2_000_000_000, name: 'Nobody' })).statusCode).toBe(404)
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'Last Day Limited' }, 'name'],
  [{ country: 'India' }, 'country'],
  [{ ended_on: '2026-11-19' }, 'ended_on'],
  [{ purpose_hi: '' }, 'purpose_hi'],
])('%j is refused at %s', async (change, field) => {
  expect((await save({ name: 'Another Limited', ...change })).json()).toMatchObject({
    code: 'invalid_request',
    details: [{ field }],
  })
})
