import { exportCreditCards } from '@marketplace/contract/catalogue/card-changes'
import { resendPasscode, signOut } from '@marketplace/contract/entry/sign-in'
import { afterEach, expect, it, vi } from 'vitest'
import { checkAnswer } from './check-answer.ts'

afterEach(() => vi.unstubAllEnvs())

const failure = (code: string) => ({ success: false, code, message: 'Words' })

it.each([
  ['a success as declared', signOut, 200, { success: true }],
  ['a declared failure', resendPasscode, 429, failure('resend_too_soon')],
  ['a failure that every call has', resendPasscode, 503, failure('temporarily_unavailable')],
  ['no answer at all', resendPasscode, 0, null],
  ['a page of a proxy', resendPasscode, 502, null],
  ['a file', exportCreditCards, 200, new Blob()],
] as const)('takes %s', (_, endpoint, status, answer) => {
  expect(() => checkAnswer(endpoint, status, answer)).not.toThrow()
})

it.each([
  [
    'a success without what it declares',
    resendPasscode,
    200,
    { success: true },
    /^POST \/api\/auth\/resend: /,
  ],
  ['a success that is none', signOut, 200, null, /^POST \/api\/auth\/logout: /],
  [
    'a failure that is not declared',
    signOut,
    409,
    failure('conflict'),
    /^POST \/api\/auth\/logout does not declare conflict$/,
  ],
] as const)('refuses %s', (_, endpoint, status, answer, words) => {
  expect(() => checkAnswer(endpoint, status, answer)).toThrow(words)
})

it('looks at nothing where customers are', () => {
  vi.stubEnv('MODE', 'production')
  expect(() => checkAnswer(signOut, 200, null)).not.toThrow()
})
