import { addDays } from '@marketplace/contract/platform/calendar/days'
import { expect } from '../journey/expect.ts'
import { todayInIndia } from '../../web/src/office/form/calendar-day.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { applyByCalls } from '../journey/lender-pages.ts'
import { originOf } from '../journey/addresses.ts'
import { test } from '../journey/marketplace-test.ts'
import { filterOf } from '../journey/office/list.ts'
import { openAsStaff, openMenu } from '../journey/office/office.ts'
import { apiLender } from '../journey/offers.ts'
import { applyDetailsByCalls, signInByCalls } from '../journey/prepared/prepared-customer.ts'

const LENDER = 'Sahyadri_Bank'

test('@office @laptop a report with filters that no sums hold is run, and found among the runs', async ({
  page,
}) => {
  test.slow()
  const { request } = page
  const customer = newCustomer()
  const signedIn = await signInByCalls(request, customer)
  const session = await applyDetailsByCalls(request, signedIn, customer)
  await applyByCalls(request, { ...session, appId: session.appId ?? '' }, [apiLender.name], {
    origin: originOf('default'),
    tenure: 18,
  })

  await openAsStaff(page, 'analyst', '/admin/products-report')
  const today = todayInIndia(Date.now())
  const days = { from: addDays(today, -45), to: today }
  await page.goto(
    `/admin/products-report?${new URLSearchParams({ preset: 'custom', ...days, by: 'brand', partner: '0' }).toString()}`,
  )
  await (await filterOf(page, 'Lender')).selectOption(LENDER)
  await expect(page.getByText('These days and filters need a run')).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('button', { name: 'Run this report' }).press('Enter')

  await expect(page.getByText(/^As of .*, counted for/)).toBeVisible({ timeout: 30_000 })
  const total = page.getByRole('grid', { name: 'Figures' }).getByRole('row').nth(1)
  await expect(total).toContainText(/[1-9]/)
  await expectSoundPage(page)
  const report = page.url()

  await (await openMenu(page)).getByRole('link', { name: 'Report runs', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Report runs', level: 1 })).toBeVisible()
  const row = page
    .getByRole('row')
    .filter({ hasText: `Products report by brand, Partner: No partner, Lender: ${LENDER}` })
  await expect(row.first()).toContainText('Done')
  await expectSoundPage(page)
  await row.first().getByRole('link').first().click()
  await expect(page.getByText(/^As of .*, counted for/)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('lender')).toBe(new URL(report).searchParams.get('lender'))
})
