import type { MessageText } from '@marketplace/contract/customers/texts-office'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadReferenceData } from '../../../seeds/reference/load.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { templates } from './templates.ts'

let running: TestApp
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  running = await createTestApp()
  calls = callsOf(running.app, await buildStaff(running.services, 1))
})
afterAll(() => running.close())

const list = async (): Promise<MessageText[]> => {
  const answer = await calls.get('/api/texts/messages')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: MessageText[] }>().data
}
const passcode = async (): Promise<MessageText | undefined> =>
  (await list()).find(
    ({ template, channel, language }) => template === 'passcode' && channel === 'sms' && language === 'en',
  )

it('every message is there by each way and in each language, with its preview and what it is for', async () => {
  const texts = await list()
  expect(texts).toHaveLength(Object.keys(templates).length * 4)
  for (const { filled, used_for, version } of texts) {
    expect(filled).not.toMatch(/[{}]/)
    expect(used_for.length).toBeGreaterThan(10)
    expect(version).toBe(1)
  }
  expect(await passcode()).toMatchObject({
    words: templates.passcode.sms.en,
    filled:
      '123456 is your Example Loans passcode, for 5 minutes. Tell nobody, not even us.\n@loans.example.com #123456',
    essential: 1,
    earlier: [],
    registrations: [],
  })
})

it('a registration stands beside its text', async () => {
  await running.db
    .run(sql`insert into dlt_template (entity_id, template, language, template_id, class, updated_by, updated_at)
    values ('1000000000000000003', 'passcode', 'en', '1007000000000000003', 'service', 'test', now())`)
  expect((await passcode())?.registrations).toEqual([
    { entity_id: '1000000000000000003', template_id: '1007000000000000003', class: 'service' },
  ])
})

it('a wording of an earlier release stays readable, and a start of that release changes nothing', async () => {
  await running.db.run(sql`insert into message_text (template, channel, language, words_hash, words, since)
    values ('passcode', 'sms', 'en', 'before', 'Your code is {code}', '2025-01-01')`)
  const expected = {
    version: 2,
    words: templates.passcode.sms.en,
    earlier: [{ version: 1, since: '2025-01-01T00:00:00.000Z', words: 'Your code is {code}' }],
  }
  expect(await passcode()).toMatchObject(expected)
  const client = await running.pool.connect()
  await loadReferenceData(client)
  client.release()
  expect(await passcode()).toMatchObject(expected)
})
