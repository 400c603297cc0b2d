import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { isUnavailable } from './database.ts'

const ofPostgres = (code: string): pg.DatabaseError => {
  const error = new pg.DatabaseError('what the server said', 20, 'error')
  error.code = code
  return error
}
const ofSocket = (code: string): Error => Object.assign(new Error(code), { code, syscall: 'connect' })

describe('a database that is away', () => {
  it.each([
    ['is shutting down', ofPostgres('57P01'), true],
    ['is starting', ofPostgres('57P03'), true],
    ['has no connection left', ofPostgres('53300'), true],
    ['broke off', ofPostgres('08006'), true],
    ['undid a deadlock', ofPostgres('40P01'), true],
    ['took too long', ofPostgres('57014'), true],
    ['refuses the connection', ofSocket('ECONNREFUSED'), true],
    ['has no socket', ofSocket('ENOENT'), true],
    ['cut the connection', new Error('Connection terminated unexpectedly'), true],
    ['has no free connection', new Error('timeout exceeded when trying to connect'), true],
    ['holds the value twice', ofPostgres('23505'), false],
    ['does not know the column', ofPostgres('42703'), false],
    ['is not what failed: a file is missing', Object.assign(new Error('ENOENT'), { code: 'ENOENT' }), false],
    ['is not what failed: a bug', new TypeError('x is not a function'), false],
  ])('%s', (_name, error, away) => {
    expect(isUnavailable(error)).toBe(away)
  })
})

describe('while the database is away', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  it('calls answer that they are not available, and work again afterwards', async () => {
    const query = vi.spyOn(test.pool, 'query').mockImplementation(() => {
      throw ofSocket('ECONNREFUSED')
    })
    const connect = vi.spyOn(test.pool, 'connect').mockImplementation(() => {
      throw ofSocket('ECONNREFUSED')
    })
    const help = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/help-request',
        payload: { name: 'Asha', email: 'a@example.com', phone: '9812345678', description: 'Hello' },
      })
    for (const answer of [await help(), await test.app.inject({ url: '/readyz' })]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'temporarily_unavailable' }])
    }
    query.mockRestore()
    connect.mockRestore()
    expect((await help()).statusCode).toBe(200)
  })
})
