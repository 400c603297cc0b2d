import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { callable, originOf } from '../journey/addresses.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { press, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { filterOf, pressRowAct } from '../journey/office/list.ts'
import { makeBrand } from '../journey/office/office-brand.ts'
import { enterAsStaff } from '../journey/office/office.ts'

/** Done already by the mouse: .ci/run does it by keyboard. */
const byKeyboard = { tag: ['@office', '@laptop', '@again-laptop'] }

const office = { tag: '@office' }
/** A lender of each test and width: they run side by side, and every brand is switched. */
const lenders = {
  laptop: ['Bansuri Finance Limited', 'Bulbul Credit Limited'],
  tablet: ['Chaupal Credit Limited', 'Chinarvan Finserv Limited'],
} as const
const lenderOf = (project: string, at: 0 | 1): string =>
  lenders[project === 'tablet' ? 'tablet' : 'laptop'][at]

/** Whether customers of a brand are shown the lender. */
const isListed = async (page: Page, slug: string, lender: string): Promise<boolean> => {
  const { address, headers } = callable(`${originOf(slug)}/api/lenders`)
  const answer = (await (await page.request.get(address, { headers })).json()) as {
    data: { legal_name: string }[]
  }
  return answer.data.some(({ legal_name }) => legal_name === lender)
}

const openMatrix = async (
  page: Page,
  lender: string,
): Promise<{ slug: string; name: string; cell: Locator }> => {
  const token = await enterAsStaff(page, 'admin')
  const own = await makeBrand(page, token)
  await page.goto(`/admin/vendors-on-off?${new URLSearchParams({ brand: own.slug, q: lender }).toString()}`)
  const cell = page.getByRole('switch', { name: `${lender} for ${own.name}` })
  await expect(cell).toBeChecked()
  return { ...own, cell }
}

test(
  'a lender is switched off for a brand with a reason, and on again',
  office,
  async ({ page }, { project }) => {
    const lender = lenderOf(project.name, 0)
    const { slug, name, cell } = await openMatrix(page, lender)
    await expect.poll(() => isListed(page, slug, lender)).toBe(true)
    await expectSoundPage(page)
    await cell.click()
    const dialog = page.getByRole('dialog', { name: `Switch ${lender} off for ${name}` })
    await expect(dialog).toContainText('0 people see this lender now')
    await expect(dialog).toContainText(`0 open applications on ${name}, 0 with ${lender}`)
    await expect(page.getByText(/^1 of \d+ lenders$/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Switch off' })).toBeDisabled()
    await dialog.getByLabel('Reason').fill('Its quota is used up')
    await dialog.getByLabel('Last day').fill('01/01/2020')
    await dialog.getByRole('button', { name: 'Switch off' }).click()
    await expect(dialog).toContainText('This is over already, or before it begins')
    await dialog.getByLabel('Last day').fill('')
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Switch off' }).click()
    await expect(page.getByText('Lender switched off')).toBeVisible()
    await expect(cell).not.toBeChecked()
    await expect(page.getByRole('button', { name: /Off: Its quota is used up \(admin, / })).toBeVisible()
    await expect.poll(() => isListed(page, slug, lender)).toBe(false)

    await (await filterOf(page, 'Show')).selectOption('Off on a brand')
    await page.reload()
    await expect(cell).not.toBeChecked()
    await cell.click()
    const back = page.getByRole('dialog', { name: `Switch ${lender} on for ${name}` })
    await back.getByLabel('Reason').fill('A new quota')
    await back.getByRole('button', { name: 'Switch on' }).click()
    await expect(page.getByText('Lender switched on')).toBeVisible()
    await expect.poll(() => isListed(page, slug, lender)).toBe(true)
  },
)

test('by keyboard alone, one brand off and every brand on', byKeyboard, async ({ page }, { project }) => {
  const lender = lenderOf(project.name, 1)
  const { slug, name, cell } = await openMatrix(page, lender)
  await press(page, cell)
  const off = page.getByRole('dialog', { name: `Switch ${lender} off for ${name}` })
  await typeInto(page, off.getByLabel('Reason'), 'Its quota is used up')
  await press(page, off.getByRole('button', { name: 'Switch off' }))
  await expect(cell).not.toBeChecked()
  await expect.poll(() => isListed(page, slug, lender)).toBe(false)

  await pressRowAct(page, lender, 'All brands on…')
  const on = page.getByRole('dialog', { name: `Switch ${lender} on for every brand` })
  await typeInto(page, on.getByLabel('Reason'), 'A new quota')
  await press(page, on.getByRole('button', { name: 'Switch on' }))
  await expect(cell).toBeChecked()
  await expect.poll(() => isListed(page, slug, lender)).toBe(true)
})
