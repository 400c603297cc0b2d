import pino from 'pino'
import { expect, it } from 'vitest'
import { pinoOptions } from './logger.ts'

const logged = (level: string, entry: object): string => {
  const lines: string[] = []
  pino(pinoOptions(level), { write: (line) => lines.push(line) }).info(entry, 'said')
  return lines.join('')
}

it.each([
  'authorization',
  'cookie',
  'mobile_phone_number',
  'phone',
  'email',
  'tin',
  'pan',
  'birth_date',
  'account_number',
  'otp',
  'token',
  'password',
  'recipient',
  'body',
  'text',
  'ip_address',
])('hides %s wherever it stands', (field) => {
  const value = 'SECRET-VALUE'
  for (const entry of [{ [field]: value }, { of: { [field]: value } }, { of: { of: { [field]: value } } }]) {
    const line = logged('info', entry)
    expect(line).not.toContain(value)
    expect(line).toContain('[hidden]')
  }
})

it('logs a request by its route, not by what was typed', () => {
  const line = logged('info', {
    req: { method: 'GET', url: '/api/user/9876543210', routeOptions: { url: '/api/user/:id' } },
  })
  expect(JSON.parse(line)).toMatchObject({ req: { method: 'GET', route: '/api/user/:id' } })
  expect(line).not.toContain('9876543210')
})

it('leaves the detail of a database error out', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.in)' })
  const line = logged('info', { err: error })
  expect(JSON.parse(line)).toMatchObject({ err: { type: 'Error', message: 'duplicate key', code: '23505' } })
  expect(line).not.toContain('a@b.in')
})

it('keeps to its level', () => {
  expect(logged('warn', {})).toBe('')
})
