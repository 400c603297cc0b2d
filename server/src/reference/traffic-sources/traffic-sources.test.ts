import type { TrafficSource } from '@marketplace/contract/reference/traffic-sources'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  running = await createTestApp()
  calls = callsOf(running.app, await buildStaff(running.services, 1))
})
afterAll(() => running.close())

const save = (change: object = {}) =>
  calls.post('/api/traffic-sources/save', {
    source_id: null,
    version: 0,
    label: 'Radio',
    utm_sources: ['radio-mirchi'],
    ...change,
  })

it('is added, saved once, and told of a save in between', async () => {
  const { data } = (await save({ utm_sources: ['Radio-Mirchi', 'radio-mirchi', 'big.fm'] })).json<{
    data: TrafficSource
  }>()
  expect(data).toMatchObject({
    label: 'Radio',
    utm_sources: ['radio-mirchi', 'big.fm'],
    is_fixed: 0,
    version: 1,
  })
  const { source_id } = data
  expect((await save({ source_id, version: 1, label: 'Radio and FM' })).json()).toMatchObject({
    data: { version: 2 },
  })
  expect((await save({ source_id, version: 1 })).json()).toMatchObject({
    code: 'conflict',
    present: { label: 'Radio and FM' },
  })
})

it.each([
  [{ utm_sources: ['google'] }, 'invalid_request'],
  [{ utm_sources: [] }, 'invalid_request'],
  [{ utm_sources: ['two words'] }, 'invalid_request'],
  [{ utm_sources: ['रेडियो'] }, 'invalid_request'],
  [{ label: ' ' }, 'invalid_request'],
  [{ source_id: 3, version: 1, utm_sources: ['mine'] }, 'not_found'],
  [{ source_id: 900, version: 1, utm_sources: ['mine'] }, 'not_found'],
] as [object, string][])('%j is refused', async (change, code) => {
  expect((await save(change)).json()).toMatchObject({ code })
})
