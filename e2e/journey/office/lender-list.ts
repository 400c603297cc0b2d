import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../expect.ts'
import { openAsStaff } from './office.ts'

export const UPDATED = 'Lender updated successfully!'

export const newName = (): string => `Test_${randomUUID().slice(0, 8)}`
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
export const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search lenders' })

/** A toast with these words; it is closed, so that the next of its kind is another. */
export const expectToast = async (page: Page, words: string): Promise<void> => {
  const toast = page
    .getByRole('region', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ hasText: words })
  await expect(toast.first()).toBeVisible()
  await toast.first().getByRole('button', { name: 'Close' }).click()
}

export const openLenders = async (
  page: Page,
): Promise<(property: string, value: unknown) => Promise<void>> => {
  const token = await openAsStaff(page, 'admin', '/admin/lenders')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  let lender_id: number | null = null
  return async (property, value) => {
    lender_id ??= Number(
      /\/admin\/lenders\/(\d+)/.exec(
        (await page.getByRole('rowheader').getByRole('link').getAttribute('href')) ?? '',
      )?.[1],
    )
    const answer = await page.request.post('/api/update-lender-data', {
      data: { lender_id, property, value },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}

/** What a lender has to state before it may be live, the last fact aside. */
export const facts = {
  legal_name: 'Example Test Limited',
  lender_kind: 'nbfc',
  salaried: 1,
  amount_min: 50_000,
  amount_max: 1_000_000,
  tenure_min_months: 6,
  tenure_max_months: 60,
  representative_rate: 18,
  fee_percent: 2,
  penal_charges: 'Up to 2% a month on the overdue amount',
  cooling_off_days: 3,
  kfs_url: 'https://lender.example.com/kfs',
  grievance_contact: 'Asha Rao, 1800-000-0000',
  nodal_officer_phone: '1800-000-0000',
  nodal_officer_email: 'nodal@lender.example.com',
  registration_number: 'EXAMPLE-N-0001',
  website: 'https://lender.example.com',
  lsp_role: 'referral',
}
