import { expect, it, vi } from 'vitest'
import { buildOfferLender } from '../../market/matching/example-market.ts'
import { buildLenderDirectory, type LenderDirectory } from '../../market/lenders/lender-directory.ts'
import { knowBrand } from '../../reference/brands/brand-directory.ts'
import { buildBrandRow } from '../../testing/build-brand-row.ts'
import { lenderCountOf } from './lender-count.ts'

type Change = Parameters<typeof buildOfferLender>[0] & { deleted?: boolean }
/** Brand 1 has lender 1 switched off. */
const direct = (changes: readonly Change[]): LenderDirectory =>
  buildLenderDirectory({
    version: 1,
    lenders: changes.map(({ deleted = false, ...change }, at) => ({
      ...buildOfferLender({ lender_id: at + 1, slug: `lender-${at + 1}`, ...change }),
      deleted,
    })),
    off: [{ lender_id: 1, brand_id: 1, product_type: 'Personal Loans' }],
    bands: [],
    figures: [],
    gold_rates: [],
  })
const directory = direct([
  {},
  {},
  { lender_status: 0 },
  { deleted: true },
  { product_type: 'Gold Loans' },
  { product_type: 'Health' },
])

it.each([
  [1, ['Personal Loans'], null, 1],
  [2, ['Personal Loans'], null, 2],
  [2, ['Gold Loans'], null, 1],
  [2, ['Personal Loans', 'Gold Loans'], null, 3],
  [2, ['Car'], null, 0],
  [2, [], null, 0],
  // Insurance is shown under a licence alone.
  [2, ['Gold Loans', 'Health'], null, 1],
  [2, ['Gold Loans', 'Health'], 'https://insurer.example.com/?id={UNIQUE_ID}', 2],
] as const)('brand %d with %j, referring to %s, shows %d', (brand_id, products, link, count) => {
  const known = knowBrand(
    buildBrandRow({ brand_id, product_types: [...products], insurance_referral_link: link }),
  )
  expect(lenderCountOf(directory, known)).toBe(count)
})

it('counts once for each state of the two', () => {
  const row = buildBrandRow({ brand_id: 2 })
  const [known, saved] = [knowBrand(row), knowBrand({ ...row, product_types: ['Gold Loans'] })]
  const counting = (of: LenderDirectory) => ({ ...of, countPublicLenders: vi.fn(of.countPublicLenders) })
  const before = counting(directory)
  const after = counting(direct([{}, {}, {}]))
  const look = () => [
    lenderCountOf(before, known),
    lenderCountOf(before, saved),
    lenderCountOf(after, known),
    lenderCountOf(after, saved),
  ]
  expect(look()).toEqual([2, 1, 3, 0])
  // No lender at all is a count too.
  expect(look()).toEqual([2, 1, 3, 0])
  expect(before.countPublicLenders).toHaveBeenCalledTimes(2)
  expect(after.countPublicLenders).toHaveBeenCalledTimes(2)
})
