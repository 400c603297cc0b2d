import { expect, test } from 'vitest'
import type { LegalFacts, LegalText } from './legal-text.tsx'
import { privacy } from './privacy.en.ts'
import { privacy as privacyInHindi } from './privacy.hi.ts'
import { terms } from './terms.en.ts'
import { terms as termsInHindi } from './terms.hi.ts'

const facts: LegalFacts = {
  brand: 'Brand',
  legalName: 'Brand Limited',
  officer: 'Officer',
  email: 'officer@example.com',
  phone: '1800 000 000',
  supportEmail: 'support@example.com',
}
const shapeOf = (text: LegalText) => ({
  day: text.day,
  short: text.summary?.(facts).length,
  sections: text.sections(facts).map(({ paragraphs, items }) => [paragraphs.length, items?.length ?? 0]),
})

test.each([
  ['terms', terms, termsInHindi],
  ['privacy', privacy, privacyInHindi],
])('%s say the same in both languages, in short in three to five lines', (_name, english, hindi) => {
  expect(shapeOf(hindi)).toEqual(shapeOf(english))
  const lines = english.summary?.(facts) ?? []
  expect(lines.length).toBeGreaterThanOrEqual(3)
  expect(lines.length).toBeLessThanOrEqual(5)
})
