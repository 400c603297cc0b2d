import { expect, test } from 'vitest'
import { neededDocuments } from './partner-documents.ts'

test.each([
  [null, false, ['pan', 'bank', 'address']],
  ['proprietor', false, ['pan', 'bank', 'address']],
  ['proprietor', true, ['pan', 'gst', 'bank', 'address']],
  ['company', true, ['pan', 'gst', 'bank', 'address', 'constitution']],
  ['huf', false, ['pan', 'bank', 'address', 'constitution']],
] as const)('of %s, with a GSTIN: %s', (entity_kind, has_gstin, needed) => {
  expect(neededDocuments({ entity_kind, has_gstin })).toEqual(needed)
})
