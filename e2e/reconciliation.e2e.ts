import type { Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer } from './journey/customer.ts'
import { press, typeInto } from './journey/keyboard.ts'
import { applyByCalls } from './journey/lender-pages.ts'
import { test } from './journey/marketplace-test.ts'
import { actOnRow } from './journey/office/list.ts'
import { enterAsStaff, openAsStaff } from './journey/office/office.ts'
import { applyLenderFile } from './journey/office/upload-by-calls.ts'
import { redirectLender } from './journey/offers.ts'
import { applyDetailsByCalls, bearer, signInByCalls } from './journey/prepared/prepared-customer.ts'

const LENDER = 'Meghdoot_Bank'
/** Nobody of these tests applies there. */
const QUIET_LENDER = 'Palash_Bank'

interface Loan {
  our_reference: string
  application_number: string
}

/** Somebody who has applied to the redirect lender of the demo. */
const applied = async ({ request }: Page): Promise<Loan> => {
  const customer = newCustomer()
  const signedIn = await signInByCalls(request, customer)
  const session = await applyDetailsByCalls(request, signedIn, customer)
  const appId = session.appId ?? ''
  await applyByCalls(request, { ...session, appId }, [redirectLender.name], {
    origin: originOf('default'),
    tenure: 18,
  })
  const answer = await request.get(`/api/applications/${appId}`, { headers: bearer(session) })
  const [loan] = ((await answer.json()) as { data: { lenders: Loan[] } }).data.lenders
  if (loan === undefined) throw new Error('nothing was applied for')
  return loan
}

const lenderId = async (page: Page, token: string, lender: string): Promise<number> => {
  const answer = await page.request.get('/api/get-lenders-data', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { lender_id: number; name: string }[] }
  return data.find(({ name }) => name === lender)?.lender_id ?? 0
}

const todayInIndia = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })
const dayText = (day: string): string => day.split('-').toReversed().join('/')
/** So many months before this one, YYYY-MM. */
const monthBefore = (months: number): string => {
  const [year = 0, month = 1] = todayInIndia().split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7)
}

/** Uploads a commission file of a month on its page, and applies it. @param place of the month in the choice, 1 for this one. */
const takeIn = async (
  page: Page,
  { lender, place, name, lines }: { lender: string; place: number; name: string; lines: string[] },
): Promise<void> => {
  await page.goto('/admin/commission-upload-file')
  await page.getByRole('combobox', { name: 'Lender' }).fill(lender)
  await page.getByRole('option', { name: lender, exact: true }).click()
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: place })
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${lines.join('\n')}\n`),
  })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('button', { name: /^Apply \d+ lines?…$/ }).click()
  await page.getByRole('button', { name: /^Apply \d+ lines?$/ }).click()
  await page.getByRole('link', { name: /^Reconcile / }).click()
  await expect(page.getByRole('region', { name: 'Sums of the month' })).toBeVisible()
}

const rowOf = (page: Page, { application_number }: Loan) =>
  page.getByRole('row').filter({ hasText: application_number })

test('@office @laptop @again-laptop two differences of a month are settled, and what is paid for it is booked', async ({
  page,
}) => {
  test.slow()
  const [first, second] = [await applied(page), await applied(page)]
  const token = await enterAsStaff(page, 'admin')
  const lender_id = await lenderId(page, token, LENDER)
  const today = todayInIndia()
  await applyLenderFile(page, token, {
    kind: 'mis',
    lender_id,
    month: today.slice(0, 7),
    name: `mis-${first.application_number}.csv`,
    lines: [
      'Unique id,Status,Status date,Disbursed amount,Disbursal date',
      `${first.our_reference},Disbursed,${today},300000,${today}`,
      `${second.our_reference},Disbursed,${today},250000,${today}`,
    ],
  })
  const invoice = `INV-${first.application_number}`
  await takeIn(page, {
    lender: LENDER,
    place: 1,
    name: `commission-${first.application_number}.csv`,
    lines: [
      'Unique id,Commission,Invoice number',
      `${first.our_reference},5000,${invoice}`,
      `${second.our_reference},4500,${invoice}`,
    ],
  })
  // 2 % of the first slab; the month is priced by a job.
  await expect(async () => {
    await page.reload()
    await expect(rowOf(page, first)).toContainText('6,000', { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expect(rowOf(page, first)).toContainText('−1,000')
  await expect(rowOf(page, second)).toContainText('−500')
  await expectSoundPage(page)

  await test.step('theirs is accepted for one, by its menu', async () => {
    await actOnRow(page, first.application_number, 'Accept theirs…')
    const dialog = page.getByRole('dialog', { name: 'Accept theirs for 1 line?' })
    await expect(dialog).toContainText('₹6,000 → ₹5,000')
    await dialog.getByLabel('Reason').fill('Their rate of the campaign')
    await dialog.getByRole('button', { name: 'Accept 1 line' }).click()
    await expect(page.getByText('1 line accepted')).toBeVisible()
    await expect(rowOf(page, first)).toContainText('Accepted theirs')
  })

  await test.step('the other is disputed, by keys alone', async () => {
    await rowOf(page, second).getByRole('checkbox').focus()
    await page.keyboard.press('x')
    const bar = page.getByRole('toolbar', { name: 'With the chosen rows' })
    await expect(bar).toContainText('Expected 5,000')
    await expect(bar).toContainText('Difference −500')
    await page.keyboard.press('d')
    const dialog = page.getByRole('dialog', { name: 'Dispute 1 line with the lender?' })
    await typeInto(page, dialog.getByLabel('Reason'), 'They forgot the second part')
    await press(page, dialog.getByRole('button', { name: 'Dispute 1 line' }))
    await expect(rowOf(page, second)).toContainText('Disputed with the lender')
  })

  await test.step('a line opens with its way', async () => {
    await page.getByRole('button', { name: second.application_number, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: second.application_number })
    await expect(dialog).toContainText(`invoice ${invoice}`)
    await expect(dialog).toContainText('They forgot the second part')
    await expectSoundPage(page)
    await page.keyboard.press('Escape')
  })

  await test.step('more than is stated is refused in words; what was typed stays', async () => {
    await page.getByRole('button', { name: 'Add a receipt…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a receipt' })
    await dialog.getByLabel('Day').fill(dayText(today))
    await dialog.getByLabel('UTR').fill(`UTR${first.application_number.replace('-', '')}`)
    await dialog.getByLabel('Bank sum').fill('99999')
    await dialog.getByLabel('TDS').fill('190')
    await dialog.getByLabel('GST').fill('1710')
    await dialog.getByRole('button', { name: 'Invoices' }).click()
    await dialog.getByLabel(new RegExp(`^${invoice}`)).check()
    await expect(dialog).toContainText('more than the ₹9,500 that is stated and not paid yet')
    await dialog.getByRole('button', { name: 'Book the receipt' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(dialog.getByLabel('GST')).toHaveValue('1710')
    await dialog.getByLabel('Bank sum').fill('11020')
    await expect(dialog).toContainText('Pays all of the ₹9,500')
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Book the receipt' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('grid', { name: 'Receipts' })).toContainText('9,500')
  })

  await page.getByRole('button', { name: /^Close the month…/ }).click()
  await expect(page.getByRole('dialog')).toContainText('The month is not over')
})

test('@office @laptop a month is settled, closed and opened again', async ({ page }) => {
  const reference = crypto.randomUUID()
  await openAsStaff(page, 'admin', '/admin/commission-upload-file')
  await takeIn(page, {
    lender: QUIET_LENDER,
    place: 3,
    name: `commission-${reference.slice(0, 8)}.csv`,
    lines: ['Unique id,Commission,Invoice number', `${reference},1250,INV-${reference.slice(0, 8)}`],
  })
  await page.getByRole('button', { name: 'Close the month… 1 open' }).click()
  await expect(page.getByRole('dialog')).toContainText('One line is to be settled')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Dispute 1 line…/ }).click()
  await page.getByLabel('Reason').fill('No customer of ours')
  await page.getByRole('button', { name: 'Dispute 1 line', exact: true }).click()
  await page.getByRole('button', { name: 'Close the month…', exact: true }).click()
  await page.getByLabel('Reason').fill('All is settled')
  await expectSoundPage(page)
  await page.getByRole('button', { name: 'Close the month', exact: true }).click()
  await expect(page.getByText(/^Closed by Demo Administrator/)).toBeVisible()

  await page.goto(`/admin/reconciliation?month=${monthBefore(2)}`)
  const row = page.getByRole('row').filter({ hasText: QUIET_LENDER })
  await expect(row).toContainText('Closed')
  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Reopen…' }).click()
  await page.getByLabel('Reason').fill('A line came late')
  await page.getByRole('button', { name: 'Reopen the month' }).click()
  await expect(page.getByRole('button', { name: /^Close the month…/ })).toBeVisible()
})

test('@office @laptop an analyst reads the sums of months, and opens none', async ({ page }) => {
  await openAsStaff(page, 'analyst', '/admin/reconciliation')
  const list = page.getByRole('grid', { name: 'Months of lenders' })
  await expect(list).toBeVisible()
  await expect(list.getByRole('columnheader', { name: /^Expected/ })).toBeVisible()
  await expect(list.getByRole('columnheader', { name: /^Partners/ })).toHaveCount(0)
  await expect(list.getByRole('link')).toHaveCount(0)
})
