import { QueryClientProvider, notifyManager } from '@tanstack/react-query'
import type { Offer } from '@marketplace/contract/market/offers'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadAreaTexts } from '../../i18n/texts.ts'
import { textIn } from '../../i18n/use-text.ts'
import { queryClient } from '../../office/query-client.ts'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { encodeRole } from '../../office/session/role-code.ts'
import { answerByHand } from '../../testing/answer-calls.ts'
import { exampleOffer } from '../../testing/example-offer.ts'
import { mount } from '../../testing/mount.tsx'
import { CustomerPreview } from './customer-preview.tsx'

notifyManager.setScheduler(queueMicrotask)

const offer: Offer = {
  ...exampleOffer,
  lender_name: 'Asha Loans Limited',
  lender_kind: 'nbfc',
  amount_max: 1_000_000,
  rate_max: 24,
  rate: 14,
  rate_basis: 'representative',
  fee_basis: 'up_to',
  apr: 15.2,
  apr_bound: 'about',
  emi: 6_835,
  processing_fee: 2_360,
  total_cost: 248_400,
  penal_charges: '2 % a month on what is overdue',
}

beforeEach(async () => {
  await loadAreaTexts('offers', 'en')
  setOfficeSession({ a_atkn: 'token', adminId: '1', roleId: encodeRole(1) })
})
afterEach(() => queryClient.clear())

test('the preview speaks the words of the customers’ own page', async () => {
  const requests = answerByHand()
  await mount(
    <QueryClientProvider client={queryClient}>
      <CustomerPreview lenderId={1} product="Personal Loans" />
    </QueryClientProvider>,
  )
  await expect.poll(() => requests.length).toBe(1)
  await requests[0]?.answer({ success: true, data: { offer, unmatched: null, missing: [] } })
  const card = page.getByRole('region', { name: 'As a customer sees it' })
  await expect.element(card.getByText('Asha Loans Limited')).toBeVisible()
  const t = textIn('en')
  const said = card.element().textContent
  for (const words of [
    t('offers.basis.representative'),
    t('offers.emi'),
    t('offers.apr_about'),
    t('offers.cost'),
    t('offers.fee_up_to'),
    t('offers.penal'),
    t('offers.exit_free'),
    t('offers.exit_days', { days: 3 }),
    t('offers.basis_text.representative'),
    t('offers.lender_kfs'),
  ])
    expect(said).toContain(words)
})
