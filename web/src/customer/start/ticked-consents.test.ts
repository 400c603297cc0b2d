import { expect, test } from 'vitest'
import { tickedConsents } from './ticked-consents.ts'

const texts = [
  { purpose: 'messages', version: '2', text: 'm' },
  { purpose: 'terms', version: '3', text: 't' },
  { purpose: 'soft_questions', version: '1', text: 's' },
]
const ticked = (...names: string[]): FormData => {
  const values = new FormData()
  for (const name of names) values.set(name, 'on')
  return values
}

test.each([
  [[], []],
  [['terms'], [{ purpose: 'terms', version: '3' }]],
  [
    ['messages', 'terms'],
    [
      { purpose: 'terms', version: '3' },
      { purpose: 'messages', version: '2' },
    ],
  ],
  [['soft_questions'], [{ purpose: 'soft_questions', version: '1' }]],
  [['mobile_phone_number'], []],
])('%j', (names, consents) => {
  expect(tickedConsents(ticked(...names), texts)).toEqual(consents)
})
