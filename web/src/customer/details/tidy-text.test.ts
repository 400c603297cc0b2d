import { answerSchemas } from '@marketplace/contract/customers/customer-fields'
import { expect, test } from 'vitest'
import { tidyText } from './tidy-text.ts'

test.each([
  ['address1', '538K/123', '538K-123'],
  ['address1', '12-A, Station Road', '12-A, Station Road'],
  ['address1', 'Flat 4; Gomti (East): B\\2', 'Flat 4, Gomti East , B-2'],
  ['address2', 'Near Patel & Sons’ shop', 'Near Patel and Sons shop'],
  ['address2', 'Line one\nLine two', 'Line one, Line two'],
  ['locality', 'Sector-12', 'Sector 12'],
  ['locality', 'Indira Nagar/C', 'Indira Nagar C'],
  ['locality', 'हज़रतगंज', 'हज़रतगंज'],
] as const)('%s: %j becomes %j', (field, typed, stored) => {
  expect(tidyText(field, typed)).toBe(stored)
  expect(answerSchemas[field].safeParse(stored).success).toBe(true)
})

test.each([
  ['address1', 'Flat 4 @ Road'],
  ['employer_name', 'Gomti & Sons'],
] as const)('%s: %j stays, and is told as a mistake', (field, typed) => {
  expect(tidyText(field, typed)).toBe(typed)
  expect(answerSchemas[field].safeParse(typed).success).toBe(false)
})
