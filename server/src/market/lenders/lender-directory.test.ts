import { describe, expect, it } from 'vitest'
import { buildOfficeLender } from '../matching/example-market.ts'
import { regulatedFigures } from '../../../seeds/reference/regulated-figures.ts'
import { buildLenderDirectory, type DirectoryFacts } from './lender-directory.ts'

const row = (
  lender_id: number,
  change: Parameters<typeof buildOfficeLender>[0] & { deleted?: boolean } = {},
) => ({
  ...buildOfficeLender({
    lender_id,
    slug: `lender-${lender_id}`,
    legal_name: `Lender ${lender_id}`,
    ...change,
  }),
  deleted: change.deleted ?? false,
})
const build = (lenders: DirectoryFacts['lenders'], off: DirectoryFacts['off'] = []) =>
  buildLenderDirectory({
    version: 4,
    lenders,
    off,
    bands: [
      { set_name: 'householdIncome', option_id: 1, band_min: null, band_max: 300_000 },
      { set_name: 'ticketClass', option_id: 1, band_min: null, band_max: 50_000 },
    ],
    figures: regulatedFigures,
    gold_rates: [{ day: '2026-11-20', rupees_per_gram_24k: 12_000, source: 'ibja' }],
  })
const loans = 'Personal Loans'
const today = '2026-11-22'

describe('a lender is found', () => {
  const directory = build([
    row(1),
    row(2, { lender_status: 0 }),
    row(3, { deleted: true }),
    row(4, { legal_name: null, lender_status: 0 }),
    row(5, { product_type: 'Car' }),
  ])
  it.each([
    ['live', 1, true, true, true],
    ['switched off', 2, true, true, false],
    ['deleted, for the name in an old application', 3, true, false, false],
    ['a draft', 4, false, false, false],
    ['of another product', 5, true, true, true],
    ['not there', 6, false, false, false],
  ])('%s', (_, id, found, exists, offered) => {
    expect(directory.find(id)?.lender_id ?? null).toBe(found ? id : null)
    expect(directory.findBySlug(`lender-${id}`)?.lender_id ?? null).toBe(found ? id : null)
    expect(directory.exists(id)).toBe(exists)
    expect(directory.isOffered(id, 1)).toBe(offered)
  })

  it('in the lists', () => {
    expect(directory.version).toBe(4)
    expect(directory.lenders.map(({ lender_id }) => lender_id)).toEqual([1, 2, 5])
    expect(directory.listOf(loans).map(({ lender_id }) => lender_id)).toEqual([1, 2])
    expect(directory.householdBands.map(({ set_name }) => set_name)).toEqual(['householdIncome'])
  })
})

describe('a lender that is off for one brand', () => {
  const directory = build(
    [row(1), row(2), row(3, { product_type: 'Car' })],
    [
      { lender_id: 1, brand_id: 7, product_type: loans },
      // The lender was for loans when this was switched, and is for cars now.
      { lender_id: 3, brand_id: 7, product_type: loans },
    ],
  )
  const shown = (brand_id: number, products: ('Car' | typeof loans)[]) =>
    directory
      .publicLendersOf(
        brand_id,
        products.map((product_type) => ({ product_type, available: 1 })),
      )
      .map(({ lender_id }) => lender_id)

  it('is not offered there, and everywhere else', () => {
    expect([directory.isOffered(1, 7), directory.isOffered(1, 8)]).toEqual([false, true])
    expect([directory.isOffered(2, 7), directory.isOffered(3, 7)]).toEqual([true, true])
    expect(shown(7, [loans, 'Car'])).toEqual([2, 3])
    expect(shown(8, [loans, 'Car'])).toEqual([1, 2, 3])
    expect(shown(8, [loans])).toEqual([1, 2])
    expect(shown(8, [])).toEqual([])
  })

  it('is not matched there', () => {
    const ids = (brand_id: number) =>
      directory.indexOf(brand_id, loans, today).lenders.map(({ lender_id }) => lender_id)
    expect([ids(7), ids(8)]).toEqual([[2], [1, 2]])
    expect(directory.indexOf(7, 'Car', today).lenders.map(({ lender_id }) => lender_id)).toEqual([3])
  })
})

it('shows lenders by legal name, as people sort them', () => {
  const named = (legal_name: string, lender_id: number) => row(lender_id, { legal_name })
  expect(
    build([named('Zeta', 1), named('alpha', 2), named('Élan', 3), named('Beta', 4)])
      .publicLendersOf(1, [{ product_type: loans, available: 1 }])
      .map(({ legal_name }) => legal_name),
  ).toEqual(['alpha', 'Beta', 'Élan', 'Zeta'])
})

it('tells the public the register of a lender and nothing that prices or pays', () => {
  const [lender] = build([row(1)]).publicLendersOf(1, [{ product_type: loans, available: 1 }])
  expect(Object.keys(lender ?? {}).toSorted()).toEqual([
    'grievance_contact',
    'kfs_url',
    'legal_name',
    'lender_id',
    'lender_kind',
    'lsp_role',
    'name',
    'nodal_officer_email',
    'nodal_officer_phone',
    'product_type',
    'recovery_agents',
    'registration_number',
    'slug',
    'website',
  ])
})

it('says the range of rates at which offers are priced on the day, a special one among them', () => {
  const special = { so_status: 1, so_rate: 8.5, so_date_start: '2026-11-10', so_date_end: today } as const
  const directory = build([row(1, { ...special, rate_min: 10, rate_max: 24, representative_rate: 14 })])
  const lowest = (day: string) =>
    directory.loanRangesOf(1, [{ product_type: loans, available: 1 }], day)[0]?.rate_min
  expect([lowest(today), lowest('2026-11-23')]).toEqual([8.5, 10])
})

it('compiles once a day: figures and the rate of gold are of the day', () => {
  const directory = build([row(1)])
  const first = directory.indexOf(1, loans, today)
  expect(directory.indexOf(1, loans, today)).toBe(first)
  // Nothing is off under either brand: they share one.
  expect(directory.indexOf(2, loans, today)).toBe(first)
  expect(directory.indexOf(1, loans, '2026-11-23')).not.toBe(first)
  expect(first.market).toMatchObject({ gold_rate: { day: '2026-11-20', basis: 'close', is_old: 0 } })
  expect(directory.indexOf(1, loans, '2027-01-01').market).toMatchObject({ gold_rate: { is_old: 1 } })
  expect(first.market.ticket_bands).toHaveLength(1)
})
