import { expect, it } from 'vitest'
import { isPanOfKind, type EntityKind } from './pan-of-kind.ts'

it.each<[string, EntityKind, boolean]>([
  ['ABCPV1234F', 'proprietor', true],
  ['AAPFU0939F', 'proprietor', false],
  ['AAPFU0939F', 'partnership', true],
  ['AAPFU0939F', 'llp', true],
  ['AAGCB7383J', 'company', true],
  ['AAGCB7383J', 'llp', false],
  ['AAAHU0939F', 'huf', true],
  ['AAATU0939F', 'trust', true],
  ['AAATU0939F', 'association', false],
  ['AAAAU0939F', 'association', true],
  ['AAABU0939F', 'association', true],
])('%s is of a %s: %s', (pan, kind, is) => {
  expect(isPanOfKind(pan, kind)).toBe(is)
})
