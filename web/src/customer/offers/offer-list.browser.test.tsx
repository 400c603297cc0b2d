import type { Offer, Offers, UnmatchedLender } from '@marketplace/contract/market/offers'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { BootstrapContext } from '../../brand/bootstrap-context.ts'
import { loadAreaTexts, loadTexts } from '../../i18n/texts.ts'
import { exampleBootstrap } from '../../testing/example-bootstrap.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { mount } from '../../testing/mount.tsx'
import type { OfferFilter } from './list/offer-filters.ts'
import { exampleOffer } from '../../testing/example-offer.ts'
import { OfferList } from './offer-list.tsx'

const AMOUNT = 200_000

const offerOf = (lender_id: number, amount: number, processing_fee: number): Offer => ({
  ...exampleOffer,
  lender_id,
  lender_name: `Lender ${lender_id}`,
  amount,
  processing_fee,
  position: lender_id,
  position_reason: amount === AMOUNT ? 'lowest_apr' : 'nearest_amount',
})
const several = (count: number, from: number, amount: number, fee: number): Offer[] =>
  Array.from({ length: count }, (_, index) => offerOf(from + index, amount, fee))
const unmatched: readonly UnmatchedLender[] = [{ lender_id: 90, lender_name: 'Lender 90', reasons: [] }]

/** Two lenders of the amount, one of them without a fee; thirteen of another, one of them without. */
const offers: Offers = {
  snapshot_id: null,
  ranking_version: 'v1',
  as_on: '2026-11-22',
  amount: AMOUNT,
  tenure_months: 36,
  matched: [
    ...several(1, 1, AMOUNT, 0),
    ...several(1, 2, AMOUNT, 900),
    ...several(12, 3, 150_000, 900),
    ...several(1, 15, 100_000, 0),
  ],
  unmatched: [...unmatched],
  pending: [],
}

const cards = (): string[] =>
  Array.from(document.querySelectorAll('article h3'), ({ textContent }) => textContent ?? '')
const onShow = vi.fn<() => void>()
const listOf = (given: Partial<Offers> = {}, show: OfferFilter = 'all', others?: 1) => (
  <BootstrapContext value={exampleBootstrap}>
    <MemoryRouter at="/user/offers">
      <OfferList
        offers={{ ...offers, ...given }}
        query={{ order: 'published', compare: [], show, all: undefined, others }}
        onShow={onShow}
        onCompare={() => undefined}
        onApply={() => undefined}
        onAnswered={() => undefined}
      />
    </MemoryRouter>
  </BootstrapContext>
)

beforeEach(async () => {
  onShow.mockClear()
  await loadTexts('en')
  await loadAreaTexts('offers', 'en')
})

test('of another amount too ten stand there, and the rest on demand', async () => {
  const { rerender } = await mount(listOf())
  expect(cards()).toHaveLength(2 + 10)
  await userEvent.click(page.getByRole('button', { name: 'Show 3 more for a different amount' }))
  expect(onShow).toHaveBeenCalledWith({ others: 1 })
  await rerender(listOf({}, 'all', 1))
  expect(cards()).toHaveLength(2 + 13)
})

test('a chip counts and leaves its own, of the amount and of any other', async () => {
  await mount(listOf({}, 'no_fee'))
  await expect.element(page.getByRole('button', { name: 'No fee 2' })).toBeVisible()
  expect(cards()).toEqual(['Lender 1', 'Lender 15'])
  await expect.element(page.getByRole('heading', { name: '1 lender cannot give ₹2,00,000' })).toBeVisible()
})
