import { askedPapers } from '@marketplace/contract/market/loan-pages'
import { loanProducts } from '@marketplace/contract/reference/product-journeys'
import { describe, expect, it, test } from 'vitest'
import { papersOf } from './papers-of.ts'

describe('papers', () => {
  it.each(loanProducts)('%s asks for a PAN and an address, and nothing that it does not ask', (product) => {
    const papers = papersOf(product)
    expect(papers.slice(0, 2)).toEqual(['pan', 'address'])
    expect(papers.includes('gold')).toBe(product === 'Gold Loans')
    expect(papers.includes('co_applicant')).toBe(product === 'Student Loans')
    expect(papers.includes('vehicle')).toBe(product === 'Car' || product === '2-wheeler')
  })
})

test('each is asked for by some loan', () => {
  const asked = new Set(loanProducts.flatMap((product) => papersOf(product)))
  expect(askedPapers.filter((paper) => !asked.has(paper))).toEqual([])
})
