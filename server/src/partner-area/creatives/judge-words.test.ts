import { describe, expect, it } from 'vitest'
import { forbiddenClaim, speaksOfRange, unknownPlaceholders } from './judge-words.ts'

describe('a promise that may not be made', () => {
  it.each([
    ['Guaranteed loan in minutes', 'Guaranteed'],
    ['100% approval for all', '100% approval'],
    ['Instant approval, apply now', 'Instant approval'],
    ['Loan without CIBIL', 'without CIBIL'],
    ['No documents needed', 'No documents'],
    ['0% interest for a year', '0% interest'],
    ['The lowest rates in town', 'lowest rates'],
    ['Interest from 9.5% a year', '9.5%'],
    ['Pre-approved for you', 'Pre-approved'],
    ['लोन की गारंटी', 'गारंटी'],
    ['तुरंत लोन पाएँ', 'तुरंत लोन'],
    ['बिना किसी दस्तावेज़ के', 'बिना किसी दस्तावेज़'],
    ['सबसे सस्ता लोन', 'सबसे सस्ता'],
  ])('%j', (words, claim) => {
    expect(forbiddenClaim(words)).toBe(claim)
  })

  it.each([
    'Compare lenders and apply in a few minutes. Rates {rates}.',
    'The lender checks your papers and decides.',
    'कागज़ देखकर फ़ैसला लेंडर करता है।',
    'Interest is charged for the days you use it.',
  ])('is not %j', (words) => {
    expect(forbiddenClaim(words)).toBeNull()
  })
})

it.each([
  ['Open {link}, {partner}', []],
  ['{name}, open {link} {}', ['{name}', '{}']],
])('unknown in %j: %j', (words, names) => {
  expect(unknownPlaceholders(words)).toEqual(names)
})

it.each([
  ['From {amounts}', true],
  ['Open {link}', false],
])('%j speaks of a range: %s', (words, does) => {
  expect(speaksOfRange(words)).toBe(does)
})
