import { expect, it } from 'vitest'
import { saveCallScript, setCallerPhone, settleTask } from './telecalling.ts'

const of = { task_id: 7, request_id: 'b3c1f0a2-1111-4111-8111-111111111111' }
const complaint = { category: 'conduct', text: 'Nobody called me back' }

it.each([
  [{ disposition: 'no_answer' }, null],
  [{ disposition: 'connected', said: 'does_today' }, null],
  [{ disposition: 'connected' }, 'said'],
  [{ disposition: 'call_back', call_back_at: '2026-11-21T06:00:00.000Z' }, null],
  [{ disposition: 'call_back' }, 'call_back_at'],
  [{ disposition: 'other_language', language: 'ta' }, null],
  [{ disposition: 'other_language' }, 'language'],
  [{ disposition: 'other_language', language: 'xx' }, 'language'],
  [{ disposition: 'complaint', complaint }, null],
  [{ disposition: 'complaint' }, 'complaint'],
  [{ disposition: 'else' }, 'disposition'],
])('%j lacks %s', (body, field) => {
  const parsed = settleTask.body.safeParse({ ...of, ...body })
  expect(parsed.success ? null : parsed.error.issues[0]?.path[0]).toBe(field)
})

it('takes a telephone of ten digits, and somebody speaks something', () => {
  const take = (body: object): boolean => setCallerPhone.body.safeParse(body).success
  expect(take({ mobile: '9876543210', languages: ['hi'] })).toBe(true)
  expect(take({ languages: ['hi'] })).toBe(true)
  expect(take({ mobile: '98765', languages: ['hi'] })).toBe(false)
  expect(take({ languages: [] })).toBe(false)
})

it('a script is written in every language, and approved by somebody on a day or not at all', () => {
  const texts = { en: 'Hello {customer}', hi: 'नमस्ते {customer} जी' }
  const script = { purpose: 'help', lender_id: null, version: 0, texts, approved_by: null, approved_on: null }
  const take = (change: object): boolean => saveCallScript.body.safeParse({ ...script, ...change }).success
  expect(take({})).toBe(true)
  expect(take({ approved_by: 'N. Rao', approved_on: '2026-11-19' })).toBe(true)
  expect(take({ approved_by: 'N. Rao' })).toBe(false)
  expect(take({ texts: { en: texts.en } })).toBe(false)
})
