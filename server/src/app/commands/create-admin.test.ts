import { PassThrough, Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyChain } from '../../platform/audit-log/verify-chain.ts'
import { sql } from '../../platform/db/sql.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createAdmin } from './create-admin.ts'
import { readSecretLine } from './read-secret-line.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const given = { username: 'asha', full_name: 'Asha Rao', password: 'copper kettle on the step' }
const make = (facts: Partial<typeof given> = {}): Promise<string> =>
  createAdmin(test.db, { ...given, ...facts }, test.clock.now())

describe('admin:create', () => {
  it('makes an administrator of a real deployment, who then signs in and enrols', async () => {
    expect(await make()).toBe('Administrator asha is made. The first sign-in sets up the second factor.')
    const { username, password } = given
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username, password },
    })
    expect(answer.json()).toMatchObject({ role_id: 1 })
    const headers = { authorization: `Bearer ${answer.json<{ token: string }>().token}` }
    const reverified = await test.app.inject({ url: '/api/admin-reverify', headers })
    expect(reverified.json()).toMatchObject({ data: { must_enrol: 1, must_change_password: 0 } })
    const entry = await test.db.row(
      sql`select actor_kind, actor_name, action, after from audit_entry order by entry_id limit 1`,
    )
    expect(entry).toEqual({
      actor_kind: 'system',
      actor_name: 'admin:create',
      action: 'staff.added',
      after: { username: 'asha', full_name: 'Asha Rao', role_id: 1 },
    })
    expect((await verifyChain(test.db)).broken).toBeNull()
  })

  it.each([
    [{}, 'Somebody has this user name already'],
    [{ username: 'As' }, 'username: Please enter a valid user name'],
    [{ username: 'b', full_name: 'B' }, 'username: Please enter a valid user name'],
    [{ username: 'ravi', full_name: ' ' }, 'full_name: Please fill this in'],
    [{ username: 'ravi', password: '' }, 'password: Please fill this in'],
    [{ username: 'ravi', password: 'short' }, 'Use at least 12 characters'],
    [{ username: 'ravi', password: 'Welcome@India2026' }, 'Many people use this password. Choose another'],
    [
      { username: 'ravi', password: 'kettle of ravi ninth' },
      'Leave the user name and the name of the product out of the password',
    ],
  ])('with %j says: %s', async (facts, message) => {
    await expect(make(facts)).rejects.toThrow(message)
    expect(await test.db.row(sql`select count(*) as n from staff`)).toEqual({ n: 1 })
  })
})

describe('the password of the standard input', () => {
  const output = () => {
    const stream = new PassThrough()
    const said: string[] = []
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()))
    return { stream, said }
  }

  it.each([
    [['secret words\nmore\n'], 'secret words'],
    [['sec', 'ret', '\r\nx'], 'secret'],
    [['no end'], 'no end'],
    [['नमस्ते\n'], 'नमस्ते'],
    [[''], ''],
  ])('from a pipe: %j', async (chunks, line) => {
    const { stream, said } = output()
    const input = Readable.from(chunks.map((chunk) => Buffer.from(chunk)))
    expect(await readSecretLine(input, stream, 'Password: ')).toBe(line)
    expect(said).toEqual([])
  })

  it('is not shown at a terminal, can be corrected, and given up', async () => {
    const terminal = (typed: string) => {
      const raw: boolean[] = []
      const input = Object.assign(Readable.from([Buffer.from(typed)]), {
        isTTY: true,
        setRawMode: (on: boolean) => raw.push(on),
      })
      return { input, raw }
    }
    const { stream, said } = output()
    const typing = terminal('wromg\u007f\u007fng\r')
    expect(await readSecretLine(typing.input, stream, 'Password: ')).toBe('wrong')
    expect(typing.raw).toEqual([true, false])
    expect(said.join('')).toBe('Password: \n')
    const stopped = terminal('abc\u0003')
    await expect(readSecretLine(stopped.input, stream, 'Password: ')).rejects.toThrow('Nothing was made.')
    expect(stopped.raw).toEqual([true, false])
  })
})
