import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildOffers } from '../../market/matching/build-offers.ts'
import { compileLenders } from '../../market/matching/compile-lenders.ts'
import { buildApplicant, buildMarket, buildOfferLender } from '../../market/matching/example-market.ts'
import { canonicalJson, snapshotContent } from './snapshot-content.ts'

describe('canonicalJson', () => {
  it.each([
    [{ b: 1, a: { d: [3, 1, 2], c: 'é"\n' } }, '{"a":{"c":"é\\"\\n","d":[3,1,2]},"b":1}'],
    [{ a: undefined, b: null }, '{"b":null}'],
    [[true, false, 0.1, -0, 1e21], '[true,false,0.1,0,1e+21]'],
    [{ '10': 1, '9': 2, Z: 3, a: 4 }, '{"10":1,"9":2,"Z":3,"a":4}'],
    [{}, '{}'],
  ])('%j', (value, json) => {
    expect(canonicalJson(value)).toBe(json)
  })

  it.each([NaN, Infinity])('refuses %d', (value) => {
    expect(() => canonicalJson({ value })).toThrow(TypeError)
  })
})

describe('snapshotContent', () => {
  const offers = buildOffers({
    index: compileLenders(
      [
        buildOfferLender(),
        buildOfferLender({ lender_id: 2, legal_name: 'Nilgiri Finance', min_income: 90_000 }),
      ],
      buildMarket(),
    ),
    applicant: buildApplicant(),
    answers: new Map(),
    applied_lender_ids: new Set(),
    today: '2026-11-20',
    language: 'en',
  })
  const shown = { brand_id: 1, language: 'en', offers } as const
  const first = snapshotContent(shown)

  it('hashes the bytes that are kept', () => {
    expect(first.content_hash).toEqual(createHash('sha256').update(first.json, 'utf8').digest())
    expect(JSON.parse(first.json)).toEqual({ brand_id: 1, language: 'en', ...offers })
  })

  it('does not depend on the order of keys', () => {
    const { ranking_version, as_on, amount, tenure_months, unmatched, pending } = offers
    const reversed = { pending, unmatched, tenure_months, amount, as_on, ranking_version }
    const matched = offers.matched.map(({ lender_id, lender_name, ...rest }) => ({
      ...rest,
      lender_name,
      lender_id,
    }))
    expect(snapshotContent({ ...shown, offers: { ...reversed, matched } }).content_hash).toEqual(
      first.content_hash,
    )
  })

  it.each([
    ['the language', { ...shown, language: 'hi' as const }],
    ['the brand', { ...shown, brand_id: 2 }],
    ['a figure', { ...shown, offers: { ...offers, amount: offers.amount + 1 } }],
    ['the day', { ...shown, offers: { ...offers, as_on: '2026-11-21' } }],
    ['the order', { ...shown, offers: { ...offers, matched: [...offers.matched, ...offers.matched] } }],
  ])('changes with %s', (_name, changed) => {
    expect(snapshotContent(changed).content_hash).not.toEqual(first.content_hash)
  })
})
