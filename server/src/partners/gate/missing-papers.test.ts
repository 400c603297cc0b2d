import { expect, test } from 'vitest'
import { missingPapers } from './missing-papers.ts'

test('what is not checked and not accepted is missing, as the business needs it', () => {
  const of = {
    checked: new Set(['business', 'tax'] as const),
    accepted: new Set(['pan', 'bank'] as const),
    entity_kind: 'company',
    has_gstin: true,
  } as const
  expect(missingPapers(of)).toEqual({ items: ['bank'], documents: ['gst', 'address', 'constitution'] })
  expect(missingPapers({ ...of, entity_kind: 'proprietor', has_gstin: false }).documents).toEqual(['address'])
})
