import { expect, test } from 'vitest'
import { countText } from './count-text.ts'

test.each([
  [0, 'leads', '0 leads'],
  [1, 'leads', '1 lead'],
  [1, 'audit entries', '1 audit entry'],
  [120_000, 'entries', '1,20,000 entries'],
])('%i of %s is %j', (count, of, text) => {
  expect(countText(count, of)).toBe(text)
})
