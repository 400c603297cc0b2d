import type { Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { newCustomer } from './journey/customer.ts'
import { applyByCalls } from './journey/lender-pages.ts'
import { test } from './journey/marketplace-test.ts'
import { openAsStaff } from './journey/office/office.ts'
import { redirectLender } from './journey/offers.ts'
import {
  applyDetailsByCalls,
  bearer,
  signInByCalls,
  storeSession,
  type PreparedSession,
} from './journey/prepared/prepared-customer.ts'

const LENDER = 'Meghdoot_Bank'

interface Applied {
  session: Required<PreparedSession>
  our_reference: string
  application_number: string
}

/** Somebody who has applied to the redirect lender of the demo. */
const applied = async ({ request }: Page): Promise<Applied> => {
  const customer = newCustomer()
  const signedIn = await signInByCalls(request, customer)
  const withDetails = await applyDetailsByCalls(request, signedIn, customer)
  const session = { ...withDetails, appId: withDetails.appId ?? '' }
  await applyByCalls(request, session, [redirectLender.name], { origin: originOf('default'), tenure: 18 })
  const [lender] = await lendersOf(request, session)
  if (lender === undefined) throw new Error('nothing was applied for')
  return { session, ...lender }
}

interface LenderApplication {
  our_reference: string
  application_number: string
  status: string
  timeline: { status: string; taken_back?: 1; corrects_event_id?: number }[]
}

/** What the customer reads of their application, by the call of their page. */
const lendersOf = async (
  request: Page['request'],
  session: Required<PreparedSession>,
): Promise<LenderApplication[]> => {
  const answer = await request.get(`/api/applications/${session.appId}`, { headers: bearer(session) })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: { lenders: LenderApplication[] } }).data.lenders
}
const statusOf = async (page: Page, { session }: Applied): Promise<string | undefined> =>
  (await lendersOf(page.request, session))[0]?.status

const todayInIndia = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })

const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
})

test('@office a status file is applied at once, and its errors are listed @laptop', async ({ page }) => {
  const customer = await applied(page)
  await openAsStaff(page, 'analyst', '/admin/application-status-file')
  const upload = page.getByRole('button', { name: 'Upload', exact: true })
  await upload.click()
  await expect(page.getByText('No file selected')).toBeVisible()

  const name = `status-${customer.application_number}.csv`
  await page
    .locator('input[type=file]')
    .setInputFiles(
      csv(
        name,
        'Unique id,Status,Status date',
        `${customer.our_reference},Approved,${todayInIndia()}`,
        `,Approved,${todayInIndia()}`,
      ),
    )
  await upload.click()
  const errors = page.getByRole('dialog', { name: '1 Errors found' })
  await expect(errors.getByText('1 row updated.')).toBeVisible()
  await errors.getByRole('button', { name: 'Done' }).click()

  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Done with errors')

  await storeSession(page, customer.session)
  await page.goto(`${originOf('default')}/user/application-status`)
  await expect(page.getByText('Approved in principle', { exact: true }).first()).toBeVisible()
})

test('@office a month of a lender: a new word, the plan, applied and undone @laptop @again-laptop', async ({
  page,
}) => {
  const customer = await applied(page)
  const word = `Passed ${customer.application_number.slice(3)}`
  await openAsStaff(page, 'admin', '/admin/mis-upload')
  await page.getByRole('combobox', { name: 'Lender' }).fill(LENDER)
  await page.getByRole('option', { name: LENDER, exact: true }).click()
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Changes only' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles(
      csv(
        `mis-${customer.application_number}.csv`,
        'Unique id,Status,Status date',
        `${customer.our_reference},${word},${todayInIndia()}`,
      ),
    )
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: LENDER })).toBeVisible()

  await page.getByLabel(`What “${word}” means`).selectOption('Sanctioned')
  await page.getByRole('button', { name: 'Plan again' }).click()
  const row = page.getByRole('row').filter({ hasText: customer.application_number })
  await expect(row).toContainText('Sanctioned')
  expect(await statusOf(page, customer)).toBe('SENT')

  await page.getByRole('button', { name: 'Apply 1 change…' }).click()
  await page.getByRole('button', { name: 'Apply 1 change', exact: true }).click()
  await expect(page.getByRole('status').getByText('Done', { exact: true })).toBeVisible()
  expect(await statusOf(page, customer)).toBe('SANCTIONED')

  await page.getByRole('button', { name: 'Undo…' }).click()
  await page.getByLabel('Reason').fill('The file of another month')
  await page.getByRole('button', { name: 'Undo 1 row' }).click()
  await expect(page.getByRole('status').getByText('Undone', { exact: true })).toBeVisible()
  const [lender] = await lendersOf(page.request, customer.session)
  expect(lender?.status).toBe('SENT')
  expect(lender?.timeline.at(-1)?.corrects_event_id).toBeDefined()

  await storeSession(page, customer.session)
  await page.goto(`${originOf('default')}/user/application-status`)
  await expect(page.getByText('Corrected', { exact: true })).toBeAttached()
})
