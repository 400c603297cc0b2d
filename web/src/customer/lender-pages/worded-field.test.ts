import type { FactField } from '@marketplace/contract/loans/lender-facts'
import { expect, test } from 'vitest'
import { optionLabelsHi } from '../../i18n/option-labels.hi.ts'
import { wordedField } from './worded-field.ts'

const field: FactField = {
  name: 'work_status',
  kind: 'choice',
  label: 'आपका काम कैसा है',
  hint: null,
  is_needed: 1,
  min: null,
  max: null,
  first_day: null,
  last_day: null,
  options: [
    { value: '1', label: 'Full-time' },
    { value: '2', label: 'पार्ट-टाइम या घंटों का', own: 1 },
    { value: '99', label: 'Added by staff' },
  ],
  option_set: 'niraWorkStatus',
}

test('options of a set have the labels of the language, new ones their own', () => {
  expect(wordedField(field, optionLabelsHi).options).toEqual([
    { value: '1', label: optionLabelsHi.niraWorkStatus[1] },
    { value: '2', label: 'पार्ट-टाइम या घंटों का' },
    { value: '99', label: 'Added by staff' },
  ])
})

test('options of the lender stay as they are', () => {
  const own = { ...field, option_set: null }
  expect(wordedField(own, optionLabelsHi)).toBe(own)
})
