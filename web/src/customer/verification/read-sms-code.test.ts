import { afterEach, expect, test, vi } from 'vitest'
import { readSmsCode } from './read-sms-code.ts'

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()

test('a browser that reads no SMS is asked for nothing', async () => {
  const get = vi.fn()
  vi.stubGlobal('navigator', { credentials: { get } })
  expect(await readSmsCode(signal)).toBeNull()
  expect(get).not.toHaveBeenCalled()
})

test.each([
  ['the code', () => Promise.resolve({ code: '123456' }), '123456'],
  ['nothing', () => Promise.resolve(null), null],
  ['a no', () => Promise.reject(new DOMException('no', 'AbortError')), null],
])('where the browser answers %s', async (_name, get, code) => {
  vi.stubGlobal('OTPCredential', vi.fn())
  const asked = vi.fn(get)
  vi.stubGlobal('navigator', { credentials: { get: asked } })
  expect(await readSmsCode(signal)).toBe(code)
  expect(asked).toHaveBeenCalledWith({ otp: { transport: ['sms'] }, signal })
})
