import { expect, type Page } from '@playwright/test'
import { adminPages } from '../../web/src/admin/area/pages.ts'
import { partnerPages } from '../../web/src/partner/area/pages.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { newCustomer } from '../journey/customer.ts'
import { test } from '../journey/marketplace-test.ts'
import { forgetBlockedScripts } from '../journey/office/office-brand.ts'
import { enterAsStaff, openAsStaff } from '../journey/office/office.ts'
import { demoPartner, fillPartnerSignIn } from '../journey/office/office-partner.ts'
import { applyDetailsByCalls, signInByCalls } from '../journey/prepared/prepared-customer.ts'
import { untilFilled } from '../journey/stillness.ts'

const office = { tag: ['@office', '@again-laptop'] }

const read = async <Answer>(page: Page, token: string, path: string): Promise<Answer> => {
  const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status(), path).toBe(200)
  return ((await answer.json()) as { data: Answer }).data
}

const customerRecord = async (page: Page): Promise<string> => {
  const customer = newCustomer()
  const session = await signInByCalls(page.request, customer)
  const { appId } = await applyDetailsByCalls(page.request, session, customer)
  const user = await page.request.get(`/api/user/${session.prospectAppId}`, {
    headers: { authorization: `Bearer ${session.atkn}` },
  })
  const { data } = (await user.json()) as { data: { user_id: string } }
  return `/admin/csr-portal/${data.user_id}/${appId}`
}

/**
 * Where a page stands for one example: each whose path has parameters, and lists, cut down to rows that no other test
 * touches. A list as a whole is looked at by its own test.
 */
const examples: Readonly<Record<string, (page: Page, token: string) => Promise<string>>> = {
  '/admin/csr-portal/:id/:pid': customerRecord,
  '/admin/lenders/:lenderId': async (page, token) => {
    const lenders = await read<{ lender_id: number; name: string }[]>(page, token, '/api/get-lenders-data')
    return `/admin/lenders/${lenders.find(({ name }) => name === 'Sahyadri_Bank')?.lender_id}`
  },
  '/admin/lenders/:lenderId/applications': async (page, token) => {
    const lenders = await read<{ lender_id: number; name: string }[]>(page, token, '/api/get-lenders-data')
    const lender = lenders.find(({ name }) => name === 'Sahyadri_Bank')
    return `/admin/lenders/${lender?.lender_id}/applications?status=COOLED_OFF`
  },
  '/admin/lenders': async () => '/admin/lenders?q=sahyadri',
  '/admin/insurance-plans': async () => '/admin/insurance-plans?q=parivar',
  '/admin/voucher-offers': async () => '/admin/voucher-offers?q=gomti',
  '/admin/option-sets': async () => '/admin/option-sets?set=mtGender',
  '/admin/texts': async () => '/admin/texts?q=insurance',
  '/admin/credit-cards': async () => '/admin/credit-cards?q=udaan',
  '/admin/partners': async () => '/admin/partners?q=gomti',
  '/admin/user-management': async () => '/admin/user-management?q=analyst',
  '/admin/partners/:id': async () => '/admin/partners/1',
  '/admin/brands/:slug': async () => '/admin/brands/default',
  '/admin/incidents/:number': async (page, token) => {
    const answer = await page.request.post('/api/incidents/open', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        title: 'A drill',
        kind: 'other',
        summary: 'Nothing happened',
        noticed_at: '2026-11-20T06:00:00Z',
        personal_data: 1,
        people: null,
      },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return `/admin/incidents/${((await answer.json()) as { data: { number: string } }).data.number}`
  },
  '/admin/dashboard/rows': async () => '/admin/dashboard/rows?step=started&range=30d',
}

/** Waits until what the page is about is there: no skeleton, no failure. */
const expectFilled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilFilled(page)
  await expect(page.getByText('Try again', { exact: true })).toHaveCount(0)
}

/** Opens each dialog that the page says it has, of a table those of its first row, and closes it by keyboard. */
const expectSoundDialogs = async (page: Page): Promise<void> => {
  const openers = page.getByRole('main').locator('button[aria-haspopup="dialog"]:enabled')
  const names = await openers.evaluateAll((buttons) =>
    buttons
      .filter((button) => Number(button.closest('[role=row]')?.getAttribute('aria-rowindex') ?? 0) <= 2)
      .map((button) => (button.getAttribute('aria-label') ?? button.textContent).trim()),
  )
  for (const name of new Set(names)) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
    // The choice of columns is one, too.
    const dialog = page.locator('dialog[open], [role=dialog]')
    await expect(dialog).toBeVisible()
    await expectSoundPage(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}

/** The same with what the menu of a first row opens. */
const expectSoundMenus = async (page: Page): Promise<void> => {
  const menu = page.getByRole('main').locator('[role=row][aria-rowindex="2"] [data-row-menu]').first()
  if ((await menu.count()) === 0) return
  await menu.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectSoundPage(page)
  const acts = await page.getByRole('menuitem').allTextContents()
  await page.keyboard.press('Escape')
  for (const act of acts.filter((words) => words.endsWith('…'))) {
    await menu.click()
    await page.getByRole('menuitem', { name: act, exact: true }).click()
    const dialog = page.locator('dialog[open]')
    await expect(dialog).toBeVisible()
    await expectSoundPage(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}

for (const path of adminPages.flatMap(({ paths }) => paths)) {
  test(`${path} and its dialogs are sound`, office, async ({ page, complaints }) => {
    const example = examples[path]
    expect(example !== undefined || !path.includes(':'), `an example of ${path}`).toBe(true)
    const token = await enterAsStaff(page, 'admin')
    await page.goto(example === undefined ? path : await example(page, token))
    await expectFilled(page)
    await expectSoundPage(page)
    await expectSoundDialogs(page)
    await expectSoundMenus(page)
    forgetBlockedScripts(complaints)
  })
}

test('the pages of partners and their dialogs are sound', office, async ({ page }) => {
  await page.goto('/partner/login')
  await expectFilled(page)
  await expectSoundPage(page)
  await fillPartnerSignIn(page, demoPartner.email, demoPartner.password)
  await expect(page).toHaveURL('/partner')
  for (const path of partnerPages.flatMap(({ paths }) => paths)) {
    await page.goto(path)
    await expectFilled(page)
    await expectSoundPage(page)
    await expectSoundDialogs(page)
  }
})

test('sign-in and what leads nowhere are sound', office, async ({ page }) => {
  await page.goto('/admin/login')
  await expectFilled(page)
  await expectSoundPage(page)
  await openAsStaff(page, 'admin', '/admin/nothing-here')
  await expectSoundPage(page)
})
