import { expect, it } from 'vitest'
import { HelpRequest } from './help-requests.ts'
import { problemOf } from '../testing/problem-of.ts'

const request = { name: 'Asha', email: 'a@b.in', phone: '9876543210', description: 'Call me' }

// Section 5: the phone is ten digits and no more is asked of it.
it.each([
  [{}, null],
  [{ phone: '0123456789' }, null],
  [{ phone: '987654321' }, 'help_phone_invalid'],
  [{ phone: '98765432101' }, 'help_phone_invalid'],
  [{ phone: '987654321O' }, 'help_phone_invalid'],
  [{ email: 'a@b' }, 'help_email_invalid'],
  [{ email: 'a@b.info' }, 'help_email_invalid'],
  [{ email: 'x a@b.in' }, 'help_email_invalid'],
  [{ email: `${'a'.repeat(248)}@b.com` }, null],
  [{ email: `${'a'.repeat(249)}@b.com` }, 'help_email_invalid'],
  [{ name: ' ' }, 'field_required'],
  [{ name: 'x'.repeat(80), company: 'x'.repeat(80), description: 'x'.repeat(2_000) }, null],
  [{ name: 'x'.repeat(81) }, 'text_invalid'],
  [{ company: 'x'.repeat(81) }, 'text_invalid'],
  [{ company: '' }, null],
  [{ description: 'x'.repeat(2_001) }, 'text_invalid'],
  [{ description: '' }, 'field_required'],
])('with %j: %s', (change, problem) => {
  expect(problemOf(HelpRequest, { ...request, ...change })).toBe(problem)
})
