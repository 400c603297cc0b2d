import type { ConsentTextVersion } from '@marketplace/contract/customers/texts-office'
import { expect, it } from 'vitest'
import { consentTitle, sinceText, wordsInForce } from './text-words.ts'

const text = (change: Partial<ConsentTextVersion>): ConsentTextVersion => ({
  purpose: 'share',
  product_type: 'Gold Loans',
  language: 'en',
  version: '4',
  state: 'in_force',
  text: 'words',
  filled: 'words',
  since: null,
  reason: null,
  planned_by: null,
  planned_at: null,
  ...change,
})

it.each([
  [{}, 'Sharing with a lender, Gold Loans'],
  [{ purpose: 'terms', product_type: null } as const, 'Terms and notice'],
])('%j is called %s', (change, title) => {
  expect(consentTitle(text(change))).toBe(title)
})

it.each([
  [null, 'with a release'],
  ['2026-12-01', '01/12/2026'],
])('since %j: %s', (since, words) => {
  expect(sinceText({ since })).toBe(words)
})

it('the words in force are those of the same consent and loan', () => {
  const texts = [
    text({ state: 'planned', text: 'to come' }),
    text({ text: 'now' }),
    text({ language: 'hi', text: 'अभी' }),
    text({ state: 'past', text: 'before' }),
    text({ product_type: 'Car', text: 'cars' }),
  ]
  expect(Object.fromEntries(wordsInForce(texts, text({})))).toEqual({ en: 'now', hi: 'अभी' })
})
