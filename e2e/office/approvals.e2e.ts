import { randomInt } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { press, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { fillSignIn, openAsStaff, openMenu } from '../journey/office/office.ts'

const PATH = '/admin/approvals'
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
/** Somebody else at another machine. */
const another = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ ...(baseURL !== undefined && { baseURL }), reducedMotion: 'reduce' })).newPage()

test('@office a new administrator works once a second one has approved it @again-laptop', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = `asha.${randomInt(1_000_000_000)}`
  await openAsStaff(page, 'admin', '/admin/user-management')
  await page.getByRole('button', { name: 'Add user' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a user' })
  await adding.getByLabel('User name').fill(username)
  await adding.getByLabel('Full name').fill('Asha Rao')
  await adding.getByLabel('Role').selectOption('1 – Administrator')
  await adding.getByRole('button', { name: 'Suggest a password' }).click()
  const password = await adding.getByLabel('First password').inputValue()
  await expect(adding.getByRole('button', { name: 'Add user' })).toBeDisabled()
  await adding.getByLabel('Reason').fill('She takes over from Meera')
  await expectSoundPage(page)
  await adding.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByText('User added')).toBeVisible()
  await page.getByLabel('Search users').fill(username)
  await expect(rowOf(page, username)).toContainText('Waits for a second administrator')

  const asha = await another(browser, baseURL)
  await asha.goto('/admin/login')
  await fillSignIn(asha, username, password)
  await expect(asha.getByText('That user name, password or code is not right')).toBeVisible()

  await test.step('who asked may only take it back', async () => {
    await page.goto(`${PATH}?q=${username}`)
    const own = rowOf(page, `New administrator ${username}`)
    await expect(own).toContainText('She takes over from Meera')
    await expect(own).toContainText('approver')
    await expect(own.getByRole('button', { name: /^(?:Approve|Decline)/ })).toHaveCount(0)
    await expectSoundPage(page)
  })

  const second = await another(browser, baseURL)
  await test.step('another administrator approves it, with a reason', async () => {
    await openAsStaff(second, 'approver', `${PATH}?q=${username}`)
    const menu = await openMenu(second)
    await expect(menu.getByRole('link', { name: /^Approvals \d+ waits? for you$/ })).toBeVisible()
    await press(second, second.getByRole('button', { name: `Approve: New administrator ${username}` }))
    const question = second.getByRole('dialog', { name: `Approve “New administrator ${username}”?` })
    await expect(question.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await typeInto(second, question.getByLabel('Reason'), 'Meera told me')
    await expectSoundPage(second)
    await press(second, question.getByRole('button', { name: 'Approve' }))
    await expect(second.getByText('Approved and done')).toBeVisible()
    await expect(rowOf(second, username)).toContainText('Approved')
    await expect(rowOf(second, username)).toContainText('Meera told me')
  })

  await asha.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(asha.getByText('Before you start')).toBeVisible()
  await page.goto(`/admin/user-management?q=${username}`)
  await expect(rowOf(page, username)).toContainText('Active')
})

test('@office @laptop a limit is changed by two people, and who comes too late reads it @again-laptop', async ({
  page,
  browser,
  baseURL,
}) => {
  const value = 20_000 + randomInt(100_000)
  const text = `₹${value.toLocaleString('en-IN')}`
  await openAsStaff(page, 'admin', PATH)
  const limits = page.getByRole('region', { name: 'Limits' })
  await expect(limits).toContainText('Statements from')
  await limits.getByRole('button', { name: 'Change “Write-offs from”' }).click()
  const asking = page.getByRole('dialog', { name: 'Change “Write-offs from”' })
  await asking.getByLabel('Rupees').fill(String(value))
  await asking.getByLabel('Reason').fill('Agreed with finance')
  await expectSoundPage(page)
  await asking.getByRole('button', { name: 'Ask for it' }).click()
  await expect(page.getByText('Another administrator has to approve this')).toBeVisible()
  await expect(limits).not.toContainText(text)
  await expect(rowOf(page, text)).toContainText('Waiting')

  const second = await another(browser, baseURL)
  await openAsStaff(second, 'approver', `${PATH}?state=mine&kind=approval_limit`)
  await rowOf(second, text)
    .getByRole('button', { name: /^Approve/ })
    .click()
  const question = second.getByRole('dialog')
  await question.getByLabel('Reason').fill('Finance told me')

  await rowOf(page, text)
    .getByRole('button', { name: /^Take back/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(rowOf(page, text)).toContainText('Taken back')

  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(question.getByText('Taken back by admin meanwhile. Nothing more was done.')).toBeVisible()
  await second.keyboard.press('Escape')
  await expect(rowOf(second, text)).toHaveCount(0)
})
