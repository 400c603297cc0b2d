import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import { page, userEvent } from 'vitest/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { getToasts } from '../../ui/toast-store.ts'
import { mount } from '../../testing/mount.tsx'
import { ApplicationList } from './application-list.tsx'

const at = '2026-11-20T06:00:00.000Z'
const lender: CustomerRecord['applications'][number]['lenders'][number] = {
  lender_id: 1,
  lender_name: 'Asha Loans Limited',
  lender_kind: 'nbfc',
  slug: 'asha-loans',
  application_number: 'LA-7K3QX9V',
  our_reference: '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f',
  integration: 'api',
  status: 'DISBURSED',
  amount: 200_000,
  tenure_months: 36,
  reject_reason: null,
  sanctioned_amount: 200_000,
  disbursed_amount: 200_000,
  disbursal_date: '2026-11-20',
  cooling_off_days: 3,
  grievance_contact: 'grievance@example.com',
  applied_at: at,
  updated_at: at,
  timeline: [{ event_id: 1, status: 'DISBURSED', at, note: null }],
}
const record = {
  pl_completed: 1,
  applications: [
    {
      app_id: '3f1c0f5e-2a44-4c3d-9d8b-51f2b0a6c7d8',
      product_type: 'Personal Loans',
      status: 'OFFER_SELECTED',
      amount: 200_000,
      tenure_months: 36,
      created_at: at,
      brand_name: 'Nimbupay',
      lenders: [lender, { ...lender, lender_id: 2, lender_name: 'Bela Bank Limited', status: 'REJECTED' }],
    },
  ],
} satisfies Pick<CustomerRecord, 'pl_completed' | 'applications'> as unknown as CustomerRecord

afterEach(() => {
  vi.restoreAllMocks()
})

test('an application is said to be where the furthest of its lenders is', async () => {
  await mount(<ApplicationList record={record} appId="0" />)
  const card = page.getByLabelText(/^Application 3f1c0f5e/)
  await expect.element(card.getByRole('heading', { name: 'Personal Loans' })).toBeVisible()
  expect(card.element().textContent).toContain('Personal LoansDisbursed')
  expect(card.element().textContent).not.toContain('Offer chosen')
})

test('its ids and those of a lender are copied at a press', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await mount(<ApplicationList record={record} appId="0" />)
  await userEvent.click(page.getByRole('button', { name: /^Copy the id of the application/ }))
  await userEvent.click(page.getByText('Asha Loans Limited'))
  await userEvent.click(page.getByRole('button', { name: 'Copy the application number LA-7K3QX9V' }).first())
  await userEvent.click(page.getByRole('button', { name: /^Copy the reference at the lender/ }).first())
  expect(copied.mock.calls.map(([text]) => text)).toEqual([
    '3f1c0f5e-2a44-4c3d-9d8b-51f2b0a6c7d8',
    'LA-7K3QX9V',
    '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f',
  ])
  expect(getToasts().at(-1)?.text).toBe('Copied')
})
