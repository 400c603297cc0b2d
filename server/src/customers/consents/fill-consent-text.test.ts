import { expect, test } from 'vitest'
import { consentTexts } from '../../../seeds/reference/consent-texts.ts'
import { fillConsentText } from './fill-consent-text.ts'

test.each([
  ['{brand} may send.', { brand: 'Paisa & Co' }, 'Paisa & Co may send.'],
  ['{brand}, {lender}, {brand}', { brand: 'B', lender: 'L' }, 'B, L, B'],
  ['{brand}', { brand: "$& $1 $'" }, "$& $1 $'"],
  ['{other}', { brand: 'B' }, '{other}'],
])('%s', (text, names, filled) => {
  expect(fillConsentText(text, names)).toBe(filled)
})

test('no text that is shipped keeps a placeholder once the names are in', () => {
  for (const { text } of consentTexts)
    expect(fillConsentText(text, { brand: 'B', lender: 'L' })).not.toMatch(/[{}]/)
})
