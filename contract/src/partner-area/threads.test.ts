import { expect, it } from 'vitest'
import { problemOf } from '../testing/problem-of.ts'
import { openThread } from './threads.ts'

const asked = {
  request_id: '0b8e4b3c-6a46-4f5e-9d4f-0d9f8f6f2a11',
  topic: 'tech-support',
  kind: 'links',
  subject: 'My QR code',
  text: 'It opens nothing',
}

it.each([
  ['as it is', {}, null],
  ['of a kind of the other topic', { kind: 'money' }, 'invalid_value'],
  ['of that kind and topic', { kind: 'money', topic: 'general-query' }, null],
  ['of a topic that is none', { topic: 'sales' }, 'invalid_value'],
  ['without words', { text: '  a ' }, 'field_required'],
  ['with too many words', { text: 'a'.repeat(4_001) }, 'text_invalid'],
  ['without a subject', { subject: 'ab' }, 'field_required'],
])('a question %s', (_what, changes, problem) => {
  expect(problemOf(openThread.body, { ...asked, ...changes })).toBe(problem)
})
