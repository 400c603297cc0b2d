import { expect, it } from 'vitest'
import { problemOf } from '../testing/problem-of.ts'
import { saveProcessor } from './processors.ts'

const processor = {
  processor_id: null,
  version: 0,
  name: 'Example Messages Private Limited',
  purpose_en: 'Sends SMS',
  purpose_hi: 'एसएमएस भेजती है',
  data_en: 'Mobile number',
  data_hi: 'मोबाइल नंबर',
  country: 'IN',
  since: '2026-01-01',
  ended_on: null,
}

it.each([
  [{}, null],
  [{ name: ' ' }, 'field_required'],
  [{ purpose_hi: '' }, 'field_required'],
  [{ data_en: 'x'.repeat(301) }, 'text_invalid'],
  [{ country: 'in' }, 'country_invalid'],
  [{ country: 'IND' }, 'country_invalid'],
  [{ since: 'today' }, 'date_invalid'],
])('%j: %s', (change, problem) => {
  expect(problemOf(saveProcessor.body, { ...processor, ...change })).toBe(problem)
})
