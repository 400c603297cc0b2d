import { expect, test } from 'vitest'
import { missingPapers } from './missing-papers.ts'

test('what is not checked and not accepted is missing, as the business needs it', () => {
  const of = {
    checked: new Set(['business', 'tax'] as const),
    accepted: new Set(['pan', 'bank'] as const),
    needed: ['pan', 'gst', 'constitution'],
  } as const
  expect(missingPapers(of)).toEqual({ items: ['bank'], documents: ['address', 'gst', 'constitution'] })
  expect(missingPapers({ ...of, needed: [] }).documents).toEqual(['address'])
})
