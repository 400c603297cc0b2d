import type { Alarm, SecurityEventRow } from '@marketplace/contract/office/security'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { raiseAlarm } from '../alarms/alarms.ts'
import { sql } from '../db/sql.ts'
import type { SecurityEvent } from './security-events.ts'

let running: TestApp
let admin: SignedInStaff
beforeAll(async () => {
  running = await createTestApp()
  admin = await buildStaff(running.services)
})
afterAll(() => running.close())

const wrong: SecurityEvent = {
  kind: 'passcode_wrong',
  call: 'POST /api/auth/verify',
  actor_kind: 'anonymous',
  ip: '203.0.113.9',
  subject: '9876543210',
}

describe('events', () => {
  interface Events {
    data: SecurityEventRow[]
    total: number
    hits: number
  }
  const ask = async (body: object): Promise<Events> => {
    const answer = await post(running.app, '/api/security/events', body, admin.headers)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const counts = async (body: object): Promise<[number, number]> => {
    const { total, hits } = await ask(body)
    return [total, hits]
  }

  it('are found by kind, day, contact, address, name, id and key, and counted honestly', async () => {
    const { securityEvents } = running.services
    for (let n = 0; n < 3; n += 1) securityEvents.note(wrong)
    securityEvents.note({ ...wrong, ip: '198.51.100.1', subject: 'asha@example.com' })
    securityEvents.note({ ...wrong, kind: 'password_wrong', ip: null, subject: 'ravi' })
    const user_id = '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f'
    securityEvents.note({ ...wrong, kind: 'foreign_id', ip: null, subject: `customer:${user_id}` })
    const { data } = await ask({})
    expect(data.map(({ kind, hits }) => [kind, hits])).toEqual([
      ['foreign_id', 1],
      ['password_wrong', 1],
      ['passcode_wrong', 1],
      ['passcode_wrong', 3],
    ])
    expect(JSON.stringify(data)).not.toMatch(/9876543210|203\.0|asha|ravi|0b9d6a3e/)
    for (const [body, expected] of [
      [{}, [4, 6]],
      [{ kind: 'passcode_wrong' }, [2, 4]],
      [{ kind: 'role_refused' }, [0, 0]],
      [{ day: '2026-11-20' }, [4, 6]],
      [{ day: '2026-11-19' }, [0, 0]],
      [{ who: '9876543210' }, [1, 3]],
      [{ who: '+91 98765 43210' }, [1, 3]],
      [{ who: '9876543211' }, [0, 0]],
      [{ who: 'Asha@Example.com' }, [1, 1]],
      [{ who: '203.0.113.9' }, [1, 3]],
      [{ who: 'ravi' }, [1, 1]],
      [{ who: user_id }, [1, 1]],
      [{ who: data[3]?.subject_key }, [1, 3]],
      [{ who: data[3]?.address_key }, [1, 3]],
      [{ page: 2 }, [4, 6]],
    ] as [object, [number, number]][])
      expect([body, await counts(body)]).toEqual([body, expected])
    expect((await ask({ page: 2 })).data).toEqual([])
  })

  test.each([{ kind: 'else' }, { day: '2026-13-01' }, { page: 0 }, { who: 'a\u0000' }, { other: 1 }])(
    '%j is refused',
    async (body) => {
      expect((await post(running.app, '/api/security/events', body, admin.headers)).statusCode).toBe(400)
    },
  )
})

describe('alarms', () => {
  const list = async (): Promise<{ data: Alarm[]; total: number; open: number }> =>
    (await running.app.inject({ url: '/api/security/alarms', headers: admin.headers })).json()
  const mark = (act: string, alarm_id: number, note = 'A slow gateway') =>
    post(running.app, `/api/security/alarms/${act}`, { alarm_id, note }, admin.headers)

  it('stand open first, are acknowledged once with a note, and end; each is on the audit log', async () => {
    await raiseAlarm(running.services, { kind: 'gateway_down', subject: 'sms', detail: { minutes: 5 } })
    running.clock.advance(60_000)
    await raiseAlarm(running.services, { kind: 'job_given_up', subject: 'send_message' })
    const before = await list()
    expect(before.data.map(({ kind }) => kind)).toEqual(['gateway_down', 'job_given_up'])
    const [first, second] = before.data.map(({ alarm_id }) => alarm_id)
    if (first === undefined || second === undefined) throw new Error('no alarms')
    expect((await mark('acknowledge', first)).statusCode).toBe(200)
    expect((await mark('acknowledge', first)).statusCode).toBe(409)
    expect((await mark('end', first, 'It answers again')).statusCode).toBe(200)
    expect((await mark('end', first)).json()).toMatchObject({ code: 'alarm_over' })
    expect((await mark('end', 999)).statusCode).toBe(409)
    expect((await mark('end', second, ' x ')).statusCode).toBe(400)
    expect(await list()).toMatchObject({
      open: 1,
      total: 2,
      data: [
        { kind: 'job_given_up', ended_at: null },
        {
          kind: 'gateway_down',
          detail: { minutes: 5 },
          acknowledged_by: admin.username,
          ended_at: running.clock.now().toISOString(),
        },
      ],
    })
    expect(
      await running.db.rows(
        sql`select action, object_id, object_name, reason from audit_entry where action like 'alarm.%' order by entry_id`,
      ),
    ).toEqual([
      {
        action: 'alarm.acknowledge',
        object_id: String(first),
        object_name: 'gateway_down',
        reason: 'A slow gateway',
      },
      {
        action: 'alarm.end',
        object_id: String(first),
        object_name: 'gateway_down',
        reason: 'It answers again',
      },
    ])
  })

  it('are a queue of the dashboard and a figure of /metrics', async () => {
    const analyst = await buildStaff(running.services, 2)
    const queues = await running.app.inject({ url: '/api/dashboard/queues', headers: analyst.headers })
    expect(queues.json<{ data: object[] }>().data).toContainEqual(
      expect.objectContaining({ queue: 'alarms', count: 1 }),
    )
    const rows = await running.app.inject({
      url: '/api/dashboard/queue-rows?queue=alarms',
      headers: analyst.headers,
    })
    expect(rows.json()).toMatchObject({
      total: 1,
      data: [{ status: 'job_given_up', note: 'A job was given up' }],
    })
  })
})
