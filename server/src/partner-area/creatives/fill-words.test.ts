import { describe, expect, it } from 'vitest'
import { advertiserLine, fillWords, ownLink, type FillFacts } from './fill-words.ts'

const facts: FillFacts = {
  link: 'https://one.example/gomti',
  partner: 'Gomti Associates',
  brand: 'Naavik',
  legal_name: 'Naavik Pvt Ltd',
  range: {
    product_type: 'Personal Loans',
    lenders: 3,
    amount_min: 50_000,
    amount_max: 4_000_000,
    rate_min: 10.5,
    rate_max: 36,
    tenure_max_months: 60,
  },
}

describe('words', () => {
  it.each([
    ['{brand}: {rates}', 'en', 'Naavik: 10.5% to 36% a year'],
    ['{amounts}, {months} महीने', 'hi', '₹50,000 से ₹40,00,000, 60 महीने'],
    ['{link} {partner}', 'en', 'https://one.example/gomti Gomti Associates'],
  ] as const)('%j in %s are %j', (words, language, filled) => {
    expect(fillWords(words, language, facts)).toBe(filled)
  })

  it('that speak of rates are none where no lender has one', () => {
    expect(fillWords('{rates}', 'en', { ...facts, range: null })).toBeNull()
    expect(fillWords('{link}', 'en', { ...facts, range: null })).toBe(facts.link)
  })
})

it.each([
  ['en', 'Personal Loans', 'whatsapp', 'Loans are given by banks and NBFCs'],
  ['hi', 'Credit Cards', 'whatsapp', 'कार्ड बैंक जारी करते हैं'],
  ['en', null, 'sms', 'Ad: Gomti Associates, Naavik partner. Lenders decide.'],
  ['en', null, null, 'Advertisement of Gomti Associates, partner of Naavik (Naavik Pvt Ltd).'],
] as const)('the line of the advertiser in %s for %s by %s', (language, product_type, channel, words) => {
  expect(advertiserLine(language, { product_type, channel }, facts)).toContain(words)
})

it.each([
  [{ slug: 'gomti', utm_id: null }, false, 'https://a.in/gomti'],
  [{ slug: 'gomti', utm_id: 'g_1' }, false, 'https://a.in/gomti?utm_id=g_1'],
  [{ slug: 'gomti', utm_id: 'g_1' }, true, 'https://a.in/gomti?utm_id=g_1&q=1'],
])('%j, a code %s: %s', (partner, isCode, link) => {
  expect(ownLink('https://a.in', partner, isCode)).toBe(link)
})
