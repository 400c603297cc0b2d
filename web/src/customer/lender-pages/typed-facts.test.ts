import type { FactField } from '@marketplace/contract/loans/lender-facts'
import { expect, test } from 'vitest'
import { wireFact, wireFacts } from './typed-facts.ts'

test.each([
  ['text', '  Asha Verma ', 'Asha Verma'],
  ['day', '05/12/2026', '2026-12-05'],
  ['day', '5 December', '5 December'],
  ['money', '₹ 25,000', '25000'],
  ['money', 'a lot', 'a lot'],
  ['mobile', '98765 43210', '9876543210'],
  ['mobile', '+91 98765-43210', '9876543210'],
  ['mobile', '09876543210', '9876543210'],
  ['whole', ' 24 ', '24'],
] as const)('%s %j is sent as %j', (kind, typed, sent) => {
  expect(wireFact({ kind }, typed)).toBe(sent)
})

const field = (name: string, kind: FactField['kind']): FactField => ({
  name,
  kind,
  label: name,
  hint: null,
  is_needed: 1,
  min: null,
  max: null,
  first_day: null,
  last_day: null,
  options: [],
  option_set: null,
})

test('what was left out is not sent, nor what was not asked', () => {
  const form = new FormData()
  form.set('day', '05/12/2026')
  form.set('note', '  ')
  form.set('other', 'x')
  form.set('agreed', '1')
  const fields = [field('day', 'day'), field('note', 'text'), field('agreed', 'agree'), field('gone', 'text')]
  expect(wireFacts(fields, form)).toEqual({ day: '2026-12-05', agreed: '1' })
})
