import { expect, it } from 'vitest'
import { addComplaint, answerComplaint, closeComplaint, ComplaintNumber } from './complaints.ts'
import { problemOf, takes } from '../testing/problem-of.ts'

it.each([
  ['C-7F3K-9Q2M', true],
  ['C-7F3K-9Q2', false],
  ['C-7F3K-9Q2MM', false],
  ['XC-7F3K-9Q2', false],
  ['c-7f3k-9q2m', false],
])('%s names a complaint: %s', (number, is) => {
  expect(takes(ComplaintNumber, number)).toBe(is)
})

it.each([
  [{}, null],
  [{ lender_id: 1 }, null],
  [{ lender_id: 2 }, null],
  [{ lender_id: 2_147_483_647 }, null],
  [{ text: 'x'.repeat(2_000) }, null],
  [{ text: 'x'.repeat(2_001) }, 'text_invalid'],
  [{ text: '  \n ' }, 'field_required'],
  [{ category: 'weather' }, 'option_invalid'],
])('a complaint with %j: %s', (change, problem) => {
  expect(problemOf(addComplaint.body, { category: 'charges', text: 'Too much', ...change })).toBe(problem)
})

it.each([0, 1.5, 2_147_483_648])('is about no lender %d', (lender_id) => {
  expect(takes(addComplaint.body, { category: 'charges', text: 'Too much', lender_id })).toBe(false)
})

it.each([
  [{ settled: 1 }, null],
  [{ settled: 1, text: 'Thank you' }, null],
  [{ settled: 0, text: 'It is not' }, null],
  [{ settled: 0 }, 'field_required'],
  [{ settled: 0, text: ' ' }, 'field_required'],
])('an end with %j: %s', (change, problem) => {
  expect(problemOf(closeComplaint.body, { number: 'C-7F3K-9Q2M', ...change })).toBe(problem)
})

it('is answered with something to read', () => {
  const number = 'C-7F3K-9Q2M'
  expect(problemOf(answerComplaint.body, { number, text: ' ' })).toBe('field_required')
  expect(answerComplaint.body.parse({ number, text: ' We look into it ' }).text).toBe('We look into it')
})
