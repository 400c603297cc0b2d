import type { Incident, IncidentRecord } from '@marketplace/contract/office/incidents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** Now is 2026-11-20, 06:00 UTC. */
let running: TestApp
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  running = await createTestApp()
  calls = callsOf(running.app, await buildStaff(running.services, 1))
})
afterAll(() => running.close())

const told = {
  title: 'A backup lay open',
  kind: 'data_leak',
  summary: 'The folder was readable',
  noticed_at: '2026-11-20T05:00:00Z',
  personal_data: 1,
  people: 1_200,
}
const open = async (change: object = {}): Promise<string> =>
  (await calls.post('/api/incidents/open', { ...told, ...change })).json<{ data: { number: string } }>().data
    .number
const step = (number: string, of: string, at = '2026-11-20T05:30:00Z', found: object = {}) =>
  calls.post('/api/incidents/step', { number, step: of, at, text: 'Done', ...found })
const recordOf = async (number: string): Promise<IncidentRecord> =>
  (await calls.get(`/api/incidents/${number}`)).json<{ data: IncidentRecord }>().data

// duty 18: an incident is kept with its clocks until every duty is done.
test('an incident runs its clocks, and closes once every duty is recorded', async () => {
  const number = await open()
  expect((await recordOf(number)).clocks).toMatchObject([
    { step: 'cert_in_reported', due_at: '2026-11-20T11:00:00.000Z', state: 'running' },
    { step: 'board_informed', due_at: null, state: 'running' },
    { step: 'people_informed', state: 'running' },
    { step: 'board_detailed', due_at: '2026-11-23T05:00:00.000Z', state: 'running' },
  ])
  expect((await step(number, 'closed')).statusCode).toBe(409)
  for (const duty of ['cert_in_reported', 'board_informed', 'people_informed', 'board_detailed'])
    expect((await step(number, duty)).statusCode).toBe(200)
  expect((await step(number, 'cert_in_reported')).json()).toMatchObject({ details: [{ field: 'step' }] })
  expect((await step(number, 'note')).statusCode).toBe(200)
  expect((await step(number, 'closed')).statusCode).toBe(200)
  expect((await step(number, 'note')).statusCode).toBe(409)
  const record = await recordOf(number)
  expect(record.closed_at).toBe('2026-11-20T05:30:00.000Z')
  expect(record.events.map(({ step: of }) => of)).toEqual([
    'opened',
    'cert_in_reported',
    'board_informed',
    'people_informed',
    'board_detailed',
    'note',
    'closed',
  ])
  await expect(running.db.run(sql`delete from incident_event`)).rejects.toThrow('never changed')
})

test('what is found out later starts the clocks of personal data, and is never taken back', async () => {
  const number = await open({ personal_data: 0, people: null })
  const states = async () => (await recordOf(number)).clocks.map(({ state }) => state)
  expect(await states()).toEqual(['running', 'not_asked', 'not_asked', 'not_asked'])
  expect((await step(number, 'note', undefined, { people: 12 })).json()).toMatchObject({
    details: [{ field: 'people' }],
  })
  expect((await step(number, 'note', undefined, { personal_data: 1, people: 12 })).statusCode).toBe(200)
  expect(await recordOf(number)).toMatchObject({ personal_data: 1, people: 12 })
  expect(await states()).toEqual(['running', 'running', 'running', 'running'])
  expect((await step(number, 'note', undefined, { personal_data: 0 })).statusCode).toBe(400)
  expect((await step(number, 'cert_in_reported', undefined, { people: 15 })).statusCode).toBe(200)
  expect(await recordOf(number)).toMatchObject({ personal_data: 1, people: 15 })
  expect((await step(number, 'closed')).statusCode).toBe(409)
  for (const duty of ['board_informed', 'people_informed', 'board_detailed', 'closed'])
    expect((await step(number, duty)).statusCode).toBe(200)
})

test('open ones are listed first', async () => {
  const number = await open({ title: 'Another', personal_data: 0, people: null })
  const { data, total } = (await calls.get('/api/incidents')).json<{ data: Incident[]; total: number }>()
  expect([data[0]?.number, data[0]?.closed_at, total]).toEqual([number, null, 3])
})

test.each([
  [{ noticed_at: '2026-11-20T06:00:01Z' }, 'noticed_at'],
  [{ noticed_at: 'yesterday' }, 'noticed_at'],
  [{ kind: 'nothing' }, 'kind'],
  [{ title: '  ' }, 'title'],
])('%j is refused at %s', async (change, field) => {
  const answer = await calls.post('/api/incidents/open', { ...told, ...change })
  expect(answer.json()).toMatchObject({ code: 'invalid_request', details: [{ field }] })
})

test('a step is not before the incident nor ahead of now, and an unknown incident is not found', async () => {
  const number = await open()
  expect((await step(number, 'note', '2026-11-20T04:59:59Z')).json()).toMatchObject({
    details: [{ field: 'at' }],
  })
  expect((await step(number, 'note', '2026-11-20T06:00:01Z')).json()).toMatchObject({
    details: [{ field: 'at' }],
  })
  expect((await step('I-2222-2222', 'note')).statusCode).toBe(404)
  expect((await calls.get('/api/incidents/I-2222-2222')).statusCode).toBe(404)
})
