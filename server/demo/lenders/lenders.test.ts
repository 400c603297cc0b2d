import { Lender } from '@marketplace/contract/market/lenders'
import { reservedSegments } from '@marketplace/contract/site/bootstrap'
import { productJourneys } from '@marketplace/contract/reference/product-journeys'
import { expect, test } from 'vitest'
import { missingFacts } from '../../src/market/lenders/go-live.ts'
import { optionSets } from '../../seeds/reference/option-sets.ts'
import { demoBrands } from '../brands/brands.ts'
import { demoLendersOff } from './lenders-off.ts'
import { demoApiLenderSlugs, demoLenders } from './lenders.ts'
import { demoUrlSegments } from '../url-segments.ts'

/** Names of real lenders, which an example must not carry. */
const realNames =
  /hdfc|axis|icici|kotak|indusind|idfc|federal|yes bank|\bsbi\b|state bank|baroda|bank of india|canara|punjab|\bpnb\b|union bank|\bdbs\b|standard chartered|tata|birla|l&t|bajaj|poonawalla|piramal|incred|finnable|hero|\bhdb\b|muthoot|manappuram|mahindra|iifl|shriram|money ?view|cashe|fibe|kreditbee|\bfi\b|bharatpe|prefr|buddyloan|\brbl\b|bandhan|ujjivan|lendingkart|flexiloans|indifi|credila|fincorp/i

const slugs = demoLenders.map((lender) => lender.slug)
const count = (holds: (lender: (typeof demoLenders)[number]) => boolean): number =>
  demoLenders.filter(holds).length

const invented = 'No public row: every figure is invented as an example'

const own = ['slug', 'name', 'legal_name', 'modelled_on', 'nodal_officer_phone'] as const

test.each(own)('there are 68 lenders and no two share a %s', (fact) => {
  expect(demoLenders).toHaveLength(68)
  const shared = fact === 'modelled_on' ? demoLenders.filter((lender) => lender[fact] === invented) : []
  const others = demoLenders.filter((lender) => !shared.includes(lender))
  expect(new Set(others.map((lender) => lender[fact])).size).toBe(others.length)
})

test.each([
  ['Personal Loans', 38],
  ['Business Loans', 5],
  ['Gold Loans', 5],
  ['Affordable Housing Loan', 5],
  ['Student Loans', 5],
  ['2-wheeler', 5],
  ['Car', 5],
] as const)('%s has %d lenders, each within what may be asked for', (product, number) => {
  const own = demoLenders.filter(({ product_type }) => product_type === product)
  expect(own).toHaveLength(number)
  const { amount, tenure } = productJourneys[product]
  for (const lender of own) {
    expect(lender.amount_min).toBeLessThanOrEqual(amount.max)
    expect(lender.amount_max).toBeGreaterThanOrEqual(amount.min)
    expect(lender.tenure_max_months).toBeGreaterThanOrEqual(tenure.min)
    expect(missingFacts({ ...lender, lender_id: 1 }, true)).toEqual([])
  }
})

test.each(demoLenders)('$slug is a lender as the contract and the table have it', (lender) => {
  expect(Lender.safeParse({ lender_id: 1, ...lender }).error).toBeUndefined()
  expect(lender.name).toMatch(/^[A-Za-z0-9_-]+$/)
  expect(`${lender.name.replaceAll('_', ' ')} ${lender.legal_name}`).not.toMatch(realNames)
  if (lender.modelled_on !== invented) expect(lender.modelled_on).toMatch(/^.+ row, .+, as of 2025-26/)
  expect(lender.amount_max).toBeGreaterThanOrEqual(lender.amount_min)
  expect(lender.tenure_max_months).toBeGreaterThanOrEqual(lender.tenure_min_months)
  expect(lender.max_age ?? 99).toBeGreaterThan(lender.min_age ?? 0)
  expect(lender.max_age_at_maturity ?? 99).toBeGreaterThanOrEqual(lender.max_age ?? 0)
  expect(lender.cooling_off_days).toBeGreaterThanOrEqual(1)
  expect(lender.cooling_off_days).toBeLessThanOrEqual(5)
  expect(lender.kfs_url).toBe(`https://${lender.slug}.example.com/kfs`)
  expect(lender.penal_charges).toMatch(/^Up to (?:[123]% a month|(?:[12]?\d|3[0-6])% a year) /)
  const [figure = ''] = /\d+%/.exec(lender.penal_charges ?? '') ?? []
  expect(lender.penal_charges_hi).toContain(figure)
  expect(lender.api === 1 ? lender.utm_link : lender.utm_link?.endsWith('{UNIQUE_ID}')).toBe(
    lender.api === 1 ? null : true,
  )
  expect(lender.api).toBeGreaterThanOrEqual(lender.autosubmission)
  expect(lender.salaried + lender.self_employed + lender.business).toBeGreaterThan(0)
})

test.each(demoLenders)(
  '$slug: rates are in order, and "from only" means that there is no other',
  (lender) => {
    const rates = [lender.rate_min, lender.representative_rate, lender.rate_max].filter(
      (rate) => rate !== null,
    )
    expect(rates.length).toBeGreaterThan(0)
    expect(rates).toEqual(rates.toSorted((one, other) => one - other))
    expect(lender.rate_from_only).toBe(
      lender.rate_max === null && lender.representative_rate === null ? 1 : 0,
    )
    for (const rate of rates) expect(rate).toBeLessThanOrEqual(44)
  },
)

test.each(demoLenders.filter((lender) => lender.ticket_class !== null))(
  '$slug lends within its ticket class',
  (lender) => {
    const band = optionSets.ticketClass.find((option) => option.id === lender.ticket_class)
    expect(lender.amount_min).toBeGreaterThanOrEqual(band?.band_min ?? Infinity)
    expect(lender.amount_max).toBeLessThanOrEqual(band?.band_max ?? Infinity)
  },
)

test('every way of stating a rate, of integrating and of refusing is among them', () => {
  expect(demoApiLenderSlugs).toHaveLength(10)
  expect(count((lender) => lender.representative_rate !== null)).toBeGreaterThan(5)
  expect(count((lender) => lender.rate_max !== null && lender.representative_rate === null)).toBeGreaterThan(
    5,
  )
  expect(count((lender) => lender.rate_from_only === 1)).toBeGreaterThan(2)
  expect(count((lender) => lender.so_status === 1)).toBe(4)
  expect(count((lender) => lender.credit_score_class !== null)).toBeGreaterThan(5)
  expect(count((lender) => lender.pincode_prefixes !== null)).toBe(3)
  expect(count((lender) => lender.max_foir_percent !== null)).toBeGreaterThan(3)
  expect(count((lender) => lender.max_age_at_maturity !== null)).toBeGreaterThan(3)
  expect(count((lender) => lender.lender_kind === 'small_finance_bank')).toBe(2)
})

test('the free-text facts say what the numbers say', () => {
  const chinarvan = demoLenders.find((lender) => lender.slug === 'chinarvan-finserv')
  expect(chinarvan).toMatchObject({
    name: 'Chinarvan_Finserv',
    legal_name: 'Chinarvan Finserv Limited',
    interest_rate: '10% To 31%',
    tenure: '12 - 96',
    loan_amount_upto: '₹55,00,000',
    processing_fees: 'Up to 3.93% + GST',
    apr_min: 0.8333,
    apr_max: 2.5833,
  })
})

test('special offers have text and days in order', () => {
  for (const lender of demoLenders.filter(({ so_status }) => so_status === 1)) {
    expect(lender.so_text).toBeTruthy()
    expect(`${lender.so_date_start}`).toMatch(/^202[67]-\d\d-\d\d$/)
    expect(`${lender.so_date_end}` > `${lender.so_date_start}`).toBe(true)
  }
})

test('url segments are not words of the product, and name lenders and brands that exist', () => {
  const reserved: readonly string[] = reservedSegments
  for (const { segment, kind, lender_slug } of demoUrlSegments) {
    expect(segment).toMatch(/^[a-z0-9-]{1,64}$/)
    expect(reserved).not.toContain(segment)
    expect(lender_slug !== null).toBe(kind === 'lender')
    expect(lender_slug === null || slugs.includes(lender_slug)).toBe(true)
  }
  for (const off of demoLendersOff) {
    expect(slugs).toContain(off.lender_slug)
    expect(demoBrands.map((brand) => brand.slug)).toContain(off.brand_slug)
  }
})
