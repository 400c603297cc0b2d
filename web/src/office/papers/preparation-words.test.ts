import { expect, test } from 'vitest'
import { needsOf } from './preparation-words.ts'

test.each([
  [{ step: 'details', state: 'missing', missing: ['tax', 'bank'] }, 'To send: Tax, Bank account.'],
  [
    { step: 'documents', state: 'missing', missing: ['pan', 'bank'] },
    'To send: PAN card, Cancelled cheque or bank letter.',
  ],
  [{ step: 'documents', state: 'with_us', missing: [] }, 'Everything has arrived. We check it.'],
  [{ step: 'agreement', state: 'missing', missing: [] }, 'Read it and accept it by name.'],
  [{ step: 'training', state: 'missing', missing: ['Who we are'] }, 'To pass: Who we are.'],
  [{ step: 'training', state: 'stands', missing: [] }, 'Passed.'],
] as const)('%o', (step, words) => {
  expect(needsOf({ ...step, missing: [...step.missing] })).toBe(words)
})
