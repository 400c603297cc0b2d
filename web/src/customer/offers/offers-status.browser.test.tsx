import type { Offers, UnmatchedLender } from '@marketplace/contract/market/offers'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BootstrapContext } from '../../brand/bootstrap-context.ts'
import { loadAreaTexts, loadTexts } from '../../i18n/texts.ts'
import { exampleBootstrap } from '../../testing/example-bootstrap.ts'
import { mount } from '../../testing/mount.tsx'
import { exampleOffer } from '../../testing/example-offer.ts'
import { OffersStatus } from './offers-status.tsx'

const unmatched: UnmatchedLender[] = [{ lender_id: 90, lender_name: 'Lender 90', reasons: [] }]

/** One offer of the amount, two of another. */
const offers: Offers = {
  snapshot_id: null,
  ranking_version: 'v1',
  as_on: '2026-11-22',
  amount: 200_000,
  tenure_months: 36,
  matched: [
    exampleOffer,
    { ...exampleOffer, lender_id: 2, amount: 150_000 },
    { ...exampleOffer, lender_id: 3, amount: 150_000 },
  ],
  unmatched,
  pending: [],
}
const statusOf = (given: Partial<Offers> = {}) => (
  <BootstrapContext value={exampleBootstrap}>
    <OffersStatus offers={{ ...offers, ...given }} isUpdating={false} />
  </BootstrapContext>
)

beforeEach(async () => {
  await loadTexts('en')
  await loadAreaTexts('offers', 'en')
})

test('one line says what stands below: other amounts, who is asked, and a link to who cannot lend', async () => {
  const { rerender } = await mount(statusOf())
  await expect
    .element(page.getByRole('heading', { name: '1 offer for ₹2,00,000 over 36 months' }))
    .toBeVisible()
  const jump = page.getByRole('link', { name: '1 cannot lend: see why' })
  await expect.element(jump).toHaveAttribute('href', '#offers-unmatched')
  await expect.element(page.getByText('2 for another amount', { exact: true })).toBeVisible()
  await rerender(statusOf({ unmatched: [] }))
  await expect.element(jump).not.toBeInTheDocument()
  await expect.element(page.getByText('2 for another amount', { exact: true })).toBeVisible()
})

test('where no lender matched, the page itself says who comes nearest: no link to them', async () => {
  await mount(statusOf({ matched: [] }))
  await expect.element(page.getByRole('heading', { name: /^No offer for/ })).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
