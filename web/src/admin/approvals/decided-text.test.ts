import { expect, it } from 'vitest'
import { decidedText } from './decided-text.ts'

it.each([
  [{ state: 'approved', decided_by: 'ravi' }, 'Approved by ravi meanwhile. Nothing more was done.'],
  [{ state: 'lapsed', decided_by: null }, 'Lapsed meanwhile. Nothing more was done.'],
  [{ state: 'else' }, null],
  [{}, null],
  [undefined, null],
])('%j', (present, text) => {
  expect(decidedText(present)).toBe(text)
})
