import { createHash } from 'node:crypto'
import { loanProducts, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { expect, test } from 'vitest'
import { shareConsentTexts } from './share-consent-texts.ts'

/** The words of each loan that people have agreed to, by version: both languages, hashed. A line is added and never changed. */
const agreed: Readonly<Record<LoanProduct, Readonly<Record<string, string>>>> = {
  'Personal Loans': { 2: 'ea740a4b7b489b19' },
  'Business Loans': { 2: '71c02db4c14bf58c' },
  'Gold Loans': { 2: '60af570958e601c6' },
  'Affordable Housing Loan': { 2: 'bd76d47a4777a476' },
  'Student Loans': { 2: '9f4f59aacb5f860d' },
  '2-wheeler': { 2: '8179e723f5fe2404' },
  Car: { 2: '8179e723f5fe2404' },
}

const HASH_LENGTH = 16

test.each(loanProducts)('%s: other words than those of a version are a new version', (product) => {
  const texts = shareConsentTexts.filter(({ product_type }) => product_type === product)
  const [version, ...others] = [...new Set(texts.map((text) => text.version))]
  expect(others).toEqual([])
  const words = texts.map(({ language, text }) => `${language}${text}`).join('\n')
  const hash = createHash('sha256').update(words).digest('hex').slice(0, HASH_LENGTH)
  expect(hash).toBe(agreed[product][version ?? ''])
})
