import type { Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { actOnRow } from './journey/office/list.ts'
import type { Loan } from './journey/office/loan-by-calls.ts'
import { enterAsStaff, openAsStaff } from './journey/office/office.ts'
import {
  setFirstPasswordByCalls,
  signInPartnerByCalls,
  type OwnPartner,
} from './journey/office/office-partner.ts'
import { LENDER, MONTH, NEXT, prepareMonth, test } from './journey/office/past-month.ts'
import { phrases } from './journey/phrases/phrases.ts'
import { signInByCalls, storeSession } from './journey/prepared/prepared-customer.ts'
import { untilFilled } from './journey/stillness.ts'

const MIS = '/admin/mis-upload'
const OWN = 'slow train to Lucknow'
/** The jobs of the server that a step waits for. */
const LONGEST_JOB = { timeout: 60_000 }

const nameOf = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
/** 12/09/2026 */
const asTyped = (day: string): string => day.split('-').toReversed().join('/')
const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
})

const rowOf = (page: Page, { application_number }: Loan) =>
  page.getByRole('row').filter({ hasText: application_number })

/** Chooses lender, month and file on a page of uploads, and sends them. */
const upload = async (
  page: Page,
  path: typeof MIS | '/admin/commission-upload-file',
  { month, file }: { month: string; file: ReturnType<typeof csv> },
): Promise<void> => {
  await page.goto(path)
  await page.getByRole('combobox', { name: 'Lender' }).fill(LENDER)
  await page.getByRole('option', { name: LENDER, exact: true }).click()
  await page.getByRole('combobox', { name: 'Month' }).selectOption(month)
  if (path === MIS) await page.getByRole('button', { name: 'Changes only' }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: LENDER })).toBeVisible()
}

const expectState = (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('status').getByText(words, { exact: true })).toBeVisible(LONGEST_JOB)

/** Opens the statement of a partner for a month in the office. */
const openStatement = async (page: Page, { name }: OwnPartner, month: string): Promise<void> => {
  await openAsStaff(page, 'admin', `/admin/statements?month=${month}&q=${encodeURIComponent(name)}`)
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^S-/ })).toBeVisible()
  await untilFilled(page)
}

/** Makes the drafts of a month on the page of statements. */
const draft = async (page: Page, month: string): Promise<void> => {
  await openAsStaff(page, 'admin', '/admin/statements')
  await page.getByRole('button', { name: /^Make the drafts of / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Month' }).selectOption(month)
  await dialog.getByRole('button', { name: 'Make the drafts' }).click()
  await expect(dialog).toBeHidden()
}

test('@office @again-laptop the whole way of a lender’s month: file, money, partner, clawback, undo', async ({
  page,
  server,
}) => {
  test.setTimeout(600_000)
  const { partner, loans } = await prepareMonth(page, server)
  const [first, second, third] = loans
  let firstFile = ''
  const invoice = `INV-${first.application_number}`

  await test.step('a month is uploaded, and what is new in it is asked', async () => {
    await enterAsStaff(page, 'admin')
    const paid = ({ our_reference }: Loan, day: string, sum: number): string => {
      const on = asTyped(`${MONTH}-${day}`)
      return `${our_reference},Money out,${on},${sum},${on}`
    }
    await upload(page, MIS, {
      month: MONTH,
      file: csv(
        'mis.csv',
        'Agent code,Case state,Status date,Disbursed amount,Disbursal date',
        paid(first, '10', 300_000),
        paid(second, '11', 250_000),
        paid(third, '12', 150_000),
      ),
    })
    firstFile = new URL(page.url()).pathname
    await expectState(page, 'Has questions')
    await expect(page.getByText('No column holds: Our reference, Status.')).toBeVisible()
    await expectSoundPage(page)
    await page.getByLabel('What “Agent code” holds').selectOption('Our reference')
    await page.getByLabel('What “Case state” holds').selectOption('Status')
    await page.getByRole('button', { name: 'Read again' }).click()
    await expect(page.getByText('The columns of dates do not show it.')).toBeVisible(LONGEST_JOB)
    await page.getByLabel('Dates are written as').selectOption('Day, month, year')
    await page.getByRole('button', { name: 'Read again' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'One status word is new' })).toBeVisible(
      LONGEST_JOB,
    )
    await expectSoundPage(page)
    await page.getByLabel('What “Money out” means').selectOption('Disbursed')
    await page.getByRole('button', { name: 'Plan again' }).click()
  })

  await test.step('the plan is read and applied', async () => {
    await expectState(page, 'Plan to be applied')
    await expect(page.getByText('Nothing is changed yet.')).toBeVisible()
    await expect(page.getByText('3 lines: 3')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '₹7,00,000' })).toBeVisible()
    await expect(rowOf(page, third)).toContainText('Disbursed ₹1,50,000')
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Apply 3 changes…' }).click()
    await page.getByRole('button', { name: 'Apply 3 changes', exact: true }).click()
    await expectState(page, 'Done')
  })

  await test.step('the customer reads it, in Hindi on a phone', async () => {
    const session = await signInByCalls(page.request, first.customer, {
      origin: server.origin,
      language: 'hi',
      isAgain: true,
    })
    await storeSession(page, { ...session, appId: first.appId }, { origin: server.origin, language: 'hi' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/user/application-status')
    await expect(page.getByText(phrases.hi.application.disbursed, { exact: true }).first()).toBeVisible()
    await expectSoundPage(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('it is priced, and what the lender states stands beside it', async () => {
    await enterAsStaff(page, 'admin')
    await upload(page, '/admin/commission-upload-file', {
      month: MONTH,
      file: csv(
        'commission.csv',
        'Unique id,Commission,Invoice number',
        `${first.our_reference},5000,${invoice}`,
        `${second.our_reference},4500,${invoice}`,
        `${third.our_reference},3000,${invoice}`,
      ),
    })
    await page.getByRole('button', { name: 'Apply 3 lines…' }).click(LONGEST_JOB)
    await page.getByRole('button', { name: 'Apply 3 lines', exact: true }).click()
    await page.getByRole('link', { name: `Reconcile ${nameOf(MONTH)}` }).click(LONGEST_JOB)
    // 2 % of each; the month is priced by a job.
    await expect(async () => {
      await page.reload()
      await expect(rowOf(page, first)).toContainText('6,000', { timeout: 2000 })
    }).toPass(LONGEST_JOB)
    await expect(rowOf(page, first)).toContainText('−1,000')
    await expect(rowOf(page, second)).toContainText('−500')
    await expectSoundPage(page)
  })

  await test.step('two differences are settled, what the lender paid is booked, and the month is closed', async () => {
    await actOnRow(page, first.application_number, 'Accept theirs…')
    await page.getByLabel('Reason').fill('Their rate of the campaign')
    await page.getByRole('button', { name: 'Accept 1 line' }).click()
    await expect(rowOf(page, first)).toContainText('Accepted theirs')
    await actOnRow(page, second.application_number, 'Write off…')
    await page.getByLabel('Reason').fill('Not worth a letter')
    await page.getByRole('button', { name: 'Write off 1 line' }).click()
    await expect(rowOf(page, second)).toContainText('Written off')

    await page.getByRole('button', { name: 'Add a receipt…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a receipt' })
    await dialog.getByLabel('Day').fill(asTyped(`${NEXT}-05`))
    await dialog.getByLabel('UTR').fill('HDFCN00000012345')
    await dialog.getByLabel('Bank sum').fill('14500')
    await dialog.getByLabel('TDS').fill('250')
    await dialog.getByLabel('GST').fill('2250')
    await expect(dialog).toContainText('Pays all of the ₹12,500')
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Book the receipt' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('grid', { name: 'Receipts' })).toContainText('12,500')

    await page.getByRole('button', { name: 'Close the month…', exact: true }).click()
    await page.getByLabel('Reason').fill('All is settled')
    await page.getByRole('button', { name: 'Close the month', exact: true }).click()
    await expect(page.getByText(/^Closed by Demo Administrator/)).toBeVisible()
    await expectSoundPage(page)
  })

  await test.step('it is put on the partner’s statement, approved and paid', async () => {
    await draft(page, MONTH)
    await openStatement(page, partner, MONTH)
    const lines = page.getByRole('grid', { name: 'Lines of the statement' })
    await expect(rowOf(page, first)).toContainText('2,500.00')
    await expect(rowOf(page, second)).toContainText('2,500.00')
    await expect(rowOf(page, third)).toContainText('1,500.00')
    await expect(lines.getByRole('row')).toHaveCount(4)
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Show…' }).click()
    await page.getByRole('button', { name: 'Show it', exact: true }).click()
    await page.getByRole('button', { name: 'Approve ₹6,500.00…' }).click()
    await page.getByLabel('Reason').fill('The partner agreed by telephone')
    await page.getByRole('dialog').getByRole('button', { name: 'Approve ₹6,500.00' }).click()
    await page.getByRole('button', { name: 'Record payment…' }).click()
    await page.getByLabel('UTR').fill('SBIN000000000777')
    await page.getByRole('button', { name: 'Record payment', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'SBIN000000000777' })).toBeVisible()
    await expectSoundPage(page)
  })

  await test.step('the partner sees it and objects to a line', async () => {
    // The first password of MONTH is over.
    await setFirstPasswordByCalls(page, await enterAsStaff(page, 'admin'), partner)
    await signInPartnerByCalls(page, partner, OWN)
    await page.goto('/partner/statements')
    await page
      .getByRole('grid', { name: 'Your statements' })
      .getByRole('link', { name: nameOf(MONTH) })
      .click()
    await expect(page.getByRole('region', { name: 'To your bank' })).toContainText('UTR SBIN000000000777')
    await actOnRow(page, second.application_number, 'Object…')
    await page.getByLabel('What is wrong with it?').fill('Agreed was half of ₹6,000')
    await page.getByRole('button', { name: 'Send the objection' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'What you object to' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'To your bank' })).toContainText('₹6,500.00')
    await expectSoundPage(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectSoundPage(page)
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.setViewportSize({ width: 1280, height: 800 })
    await openStatement(page, partner, MONTH)
    await page.getByRole('tab', { name: 'Disputed 1' }).click()
    await expect(page.getByRole('grid', { name: 'Disputes' })).toContainText(second.application_number)
  })

  await test.step('a row is clawed back by a later file, and the next draft carries it forward', async () => {
    await upload(page, MIS, {
      month: NEXT,
      file: csv(
        'mis-next.csv',
        'Agent code,Case state,Status date,Disbursed amount,Disbursal date',
        `${third.our_reference},Taken back,${asTyped(`${NEXT}-20`)},,`,
      ),
    })
    await page.getByLabel('What “Taken back” means').selectOption('Clawed back', LONGEST_JOB)
    await page.getByRole('button', { name: 'Plan again' }).click()
    await expectState(page, 'Plan to be applied')
    await page.getByRole('button', { name: 'Apply 1 change…' }).click()
    await page.getByRole('button', { name: 'Apply 1 change', exact: true }).click()
    await expectState(page, 'Done')
    await expect(async () => {
      await draft(page, NEXT)
      await openStatement(page, partner, NEXT)
      await page.getByRole('tab', { name: 'Not in it 1' }).click({ timeout: 2000 })
    }).toPass(LONGEST_JOB)
    await expect(rowOf(page, third)).toContainText('−1,500.00')
    await expect(rowOf(page, third)).toContainText('the sum is below ₹0 and is carried forward')
    await expectSoundPage(page)
  })

  await test.step('the commission file stays: money was received for it', async () => {
    await page.goto('/admin/commission-upload-file')
    await page.getByRole('link', { name: 'commission.csv' }).click()
    await page.getByRole('button', { name: 'Undo…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Undo commission.csv?' })
    await expect(dialog).toContainText('There is no row left that can go back.')
    await expect(dialog).toContainText('3 rows: Money was received for it: take the receipt back first')
    await expectSoundPage(page)
    await page.keyboard.press('Escape')
  })

  await test.step('the first file is undone as far as it can be, and says why no further', async () => {
    await page.goto(firstFile)
    await page.getByRole('button', { name: 'Undo…' }).click()
    await expect(page.getByRole('list', { name: 'Why rows stay' })).toHaveText(
      '1 row: Somebody changed the application after the file was applied',
    )
    await expectSoundPage(page)
    await page.getByLabel('Reason').fill('The lender sent another month')
    await page.getByRole('button', { name: 'Undo 2 rows' }).click()
    await expectState(page, 'Partly undone')
    await untilFilled(page)
    await page.getByRole('button', { name: 'Kept 1' }).click()
    await expect(rowOf(page, third)).toContainText(
      'Somebody changed the application after the file was applied',
    )
    await expectSoundPage(page)
    await expect(async () => {
      await draft(page, NEXT)
      await openStatement(page, partner, NEXT)
      await page.getByRole('tab', { name: 'Not in it 3' }).click({ timeout: 2000 })
    }).toPass(LONGEST_JOB)
    // What was paid goes back, to the paisa: of the accepted one half of what the lender paid.
    await expect(rowOf(page, first)).toContainText('−2,500.00')
    await expect(rowOf(page, second)).toContainText('−2,500.00')
    await expect(rowOf(page, third)).toContainText('−1,500.00')
    await page.goto(`/admin/reconciliation?month=${NEXT}`)
    await page.getByRole('row').filter({ hasText: LENDER }).getByRole('link').click()
    await expect(rowOf(page, third)).toContainText('Taken back · late')
    await expect(rowOf(page, first)).toContainText('−5,000')
    await expectSoundPage(page)
  })
})
