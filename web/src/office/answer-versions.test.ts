import { expect, test } from 'vitest'
import { isSameAnswer, noteVersion, shareAnswer } from './answer-versions.ts'

const response = (etag?: string): Response =>
  new Response(null, etag === undefined ? {} : { headers: { etag } })

test('an answer is the same where the server has its version still', () => {
  const answer = { data: [] }
  noteVersion(answer, response('"1"'))
  expect(isSameAnswer(answer, response('"1"'))).toBe(true)
  expect(isSameAnswer(answer, response('"2"'))).toBe(false)
  expect(isSameAnswer(answer, response())).toBe(false)
})

test('an answer without a version, and none, are read again', () => {
  const answer = { data: [] }
  noteVersion(answer, response())
  expect(isSameAnswer(answer, response())).toBe(false)
  expect(isSameAnswer(undefined, response('"1"'))).toBe(false)
})

test('an answer that was changed on the page has no version', () => {
  const before = { data: [{ id: 1 }] }
  noteVersion(before, response('"1"'))
  const edited = shareAnswer(before, { data: [{ id: 2 }] })
  expect(isSameAnswer(edited, response('"1"'))).toBe(false)
})

test('what did not change stays the same object, and the version goes with what is kept', () => {
  const before = { data: [{ id: 1 }, { id: 2 }] }
  const next = { data: [{ id: 1 }, { id: 3 }] }
  noteVersion(before, response('"1"'))
  noteVersion(next, response('"2"'))
  const shared = shareAnswer(before, next) as typeof before
  expect(shared.data[0]).toBe(before.data[0])
  expect(shared).toEqual(next)
  expect(isSameAnswer(shared, response('"2"'))).toBe(true)
})
