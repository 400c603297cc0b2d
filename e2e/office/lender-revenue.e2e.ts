import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { choose, press, tabTo, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { expectToast, openOwnLender, type OwnLender } from '../journey/office/office-lender.ts'

/** What `npm test` leaves to .ci/run. */
const again = { tag: ['@office', '@again-laptop'] }
/** Judges what happens, not how it looks: the same at each width. */
const oneWidth = { tag: ['@office', '@laptop'] }

const rule = (facts: object) => ({
  slab_disbursed_min: null,
  slab_disbursed_max: null,
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 1,
  revenue_flat: null,
  status: 1,
  ...facts,
})

/** The slabs 2 % to 50 lakh, 2.25 % to a crore, 2.5 % beyond. */
const addSlabs = async ({ lender_id, post }: OwnLender): Promise<void> => {
  for (const facts of [
    { slab_disbursed_max: 5_000_000, revenue_percent: 2 },
    { slab_disbursed_min: 5_000_000, slab_disbursed_max: 10_000_000, revenue_percent: 2.25 },
    { slab_disbursed_min: 10_000_000, revenue_percent: 2.5 },
  ])
    await post('/api/lender-revenue/create', { lender_id, ...rule(facts) })
}

const table = (page: Page) => page.getByRole('table', { name: /^Revenue rules/ })
const percents = async (page: Page): Promise<string[]> => {
  const rows = await table(page).getByRole('row').allTextContents()
  return rows.flatMap((text) => /([0-9.]+) %/.exec(text)?.[1] ?? [])
}
const handle = (page: Page, percent: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Move rule \\d+, ${percent.replace('.', '\\.')} %$`) })

test('a rule is added with every check, changed and deleted', oneWidth, async ({ page }) => {
  await openOwnLender(page)
  await page.getByRole('button', { name: 'Add Revenue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add revenue' })
  const submit = dialog.getByRole('button', { name: 'Submit' })
  await expect(dialog.getByRole('switch', { name: 'Active' })).toBeChecked()
  await expect(dialog.getByText('* Either Revenue Flat or Revenue Percentage is required')).toBeVisible()
  await expect(submit).toBeDisabled()

  await dialog.getByLabel('Revenue type').focus()
  await page.keyboard.press('Tab')
  await expect(dialog.getByText('Revenue type is required')).toBeVisible()
  await dialog.getByLabel('Revenue percentage').fill('101')
  await expect(dialog.getByText('Must be between 0 and 100')).toBeVisible()
  await dialog.getByLabel('Revenue percentage').fill('2.255')
  await dialog.getByLabel('Revenue flat').fill('x')
  await expect(dialog.getByText('Must be a positive number')).toBeVisible()
  await dialog.getByLabel('Revenue flat').fill('-250')
  await expect(dialog.getByLabel('Revenue flat')).toHaveValue('-250')
  await expect(dialog.getByText('Must be a positive number')).toBeVisible()
  await dialog.getByLabel('Revenue flat').fill('250')
  await expect(dialog.getByText('Must be a positive number')).toBeHidden()
  await dialog.getByLabel('Slab disbursed Max').fill('50 lakh')
  await dialog.getByLabel('Slab disbursed Min').fill('60 lakh')
  await expect(dialog.getByText('Max must be greater than Min')).toBeVisible()
  await dialog.getByLabel('Slab disbursed Min').fill('')
  await expect(dialog.getByText('Max must be greater than Min')).toBeHidden()
  await dialog.getByLabel('Revenue type').selectOption('Volume')
  await expect(dialog.getByText('No rule holds for months of more than ₹50,00,000 disbursed.')).toBeVisible()
  await expectSoundPage(page)
  await submit.click()
  await expectToast(page, 'Revenue added successfully')
  await expect(dialog).toBeHidden()
  await expect(table(page).getByRole('row').nth(1)).toContainText('up to ₹50,00,000')
  await expect(page.getByText(/^No rule holds for months of /).first()).toBeVisible()

  await page.getByRole('button', { name: /^Edit rule 1/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit revenue' })
  await expect(edit.getByLabel('Revenue percentage')).toHaveValue('2.255')
  await edit.getByLabel('Slab disbursed Max').fill('')
  await edit.getByLabel('Revenue flat').fill('')
  await edit.getByRole('switch', { name: 'Active' }).click()
  await edit.getByRole('button', { name: 'Submit' }).click()
  await expectToast(page, 'Revenue updated successfully')
  await expect(table(page).getByRole('row').nth(1)).toContainText('Inactive')
  await expect(page.getByText('No rule is active, so no month earns anything.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Change history' })).toContainText('changed a revenue rule')

  await page.getByRole('button', { name: /^Delete rule 1/ }).click()
  const sure = page.getByRole('dialog', { name: 'Delete rule 1, 2.255 %' })
  await sure.getByRole('button', { name: 'Keep the rule' }).click()
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: /^Delete rule 1/ }).click()
  await expect(sure.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await sure.getByLabel('Reason').fill('The contract has ended')
  await expect(sure.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await sure.getByLabel('Type rule 1 to go on').fill('rule 1')
  await sure.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Revenue entry deleted successfully')
  await expect(page.getByText('No revenue rule yet')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Change history' })).toContainText('The contract has ended')
})

test(
  '72 lakh over 24 loans gives what the slabs say, and what the next one would take',
  oneWidth,
  async ({ page }) => {
    await openOwnLender(page, addSlabs)
    const box = page.getByRole('region', { name: 'What would a month give?' })
    await expect(box).toContainText('₹1,62,000')
    await expect(box).toContainText('₹72,00,000 × 2.25 % = ₹1,62,000')
    await expect(box).toContainText('Just over ₹28,00,000 more this month lifts all to 2.5 %')
    await box.getByLabel('Disbursed this month').fill('1.2 crore')
    await expect(box).toContainText('₹1,20,00,000 × 2.5 % = ₹3,00,000')
    await box.getByLabel('Loans').fill('0')
    await expect(box).toContainText('Say how many loans the sum was disbursed in')
    await box.getByLabel('Disbursed this month').fill('much')
    await expect(box).toContainText('Enter an amount such as 72 lakh')
  },
)

test(
  'a question before a rule goes says what the month would lose, and what is left open',
  oneWidth,
  async ({ page }) => {
    await openOwnLender(page, addSlabs)
    await page.getByRole('button', { name: 'Delete rule 2, 2.25 %' }).click()
    const question = page.getByRole('dialog', { name: 'Delete rule 2, 2.25 %' })
    await expect(question).toContainText(
      '₹72,00,000 in 24 loans would give ₹0 this month instead of ₹1,62,000: ₹1,62,000 less.',
    )
    await expect(question).toContainText('Once it is deleted')
    await expectSoundPage(page)
    await question.getByRole('button', { name: 'Keep the rule' }).click()
    await expect.poll(() => percents(page)).toEqual(['2', '2.25', '2.5'])
  },
)

test('a change begins on its day, and what was and will be stands below', again, async ({ page }) => {
  await openOwnLender(page, addSlabs)
  await page.getByRole('button', { name: 'Edit rule 1, 2 %' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit revenue' })
  await dialog.getByLabel('Revenue percentage').fill('3')
  await dialog.getByLabel('In force from').fill('01/01/2020')
  await expect(dialog.getByText('Choose today or a later day')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await dialog.getByRole('button', { name: /^From 01\/\d\d\/\d{4}$/ }).click()
  await expect(dialog.getByLabel('In force from')).toHaveValue(/^01\//)
  await expectSoundPage(page)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectToast(page, 'Revenue updated successfully')
  const first = table(page).getByRole('row').nth(1)
  await expect(first).toContainText(/Planned from 01\/\d\d\/\d{4}: 3 %/)
  await expect.poll(() => percents(page)).toEqual(['2', '2.25', '2.5'])

  await page.getByRole('button', { name: 'Edit rule 1, 2 %' }).click()
  await expect(dialog).toContainText(/From 01\/\d\d\/\d{4} the planned change counts again: 3 %/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Show past and planned' }).click()
  const versions = page.getByRole('region', { name: 'Every rule and change' })
  await expect(versions.getByRole('row')).toHaveCount(5)
  await expect(versions.getByRole('row').nth(1)).toContainText('Planned')
  await expect(versions.getByRole('row').nth(1)).toContainText('admin')
  await expectSoundPage(page)

  await first.getByRole('button', { name: /^Take back 3 % from 01\// }).click()
  const question = page.getByRole('dialog', { name: /^Take back 3 % from 01\// })
  await question.getByLabel('Reason').fill('The lender thought again')
  await expectSoundPage(page)
  await question.getByRole('button', { name: 'Take back' }).click()
  await expectToast(page, 'Planned change taken back')
  await expect(first).not.toContainText('Planned from')
  await expect(versions.getByRole('row').nth(1)).toContainText('Taken back')
})

test('rules are put in order by dragging, saved at once', again, async ({ page }) => {
  await openOwnLender(page, addSlabs)
  await expect.poll(() => percents(page)).toEqual(['2', '2.25', '2.5'])
  await handle(page, '2.5').scrollIntoViewIfNeeded()
  const from = await handle(page, '2.5').boundingBox()
  const to = await handle(page, '2').boundingBox()
  if (from === null || to === null) throw new Error('the handles are not there')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y - 4, { steps: 4 })
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 8 })
  await page.mouse.up()
  await expectToast(page, 'Revenue order updated')
  await expect.poll(() => percents(page)).toEqual(['2.5', '2', '2.25'])
  await page.reload()
  await expect.poll(() => percents(page)).toEqual(['2.5', '2', '2.25'])

  await page.route('**/api/lender-revenue/set-order', (route) => route.abort())
  await tabTo(page, handle(page, '2.25'))
  await moveUp(page)
  await expectToast(page, 'Failed to update order')
  await expect.poll(() => percents(page)).toEqual(['2.5', '2', '2.25'])
})

/** Picks up what has the focus, moves it one place up, and puts it down; each step is told. */
const moveUp = async (page: Page): Promise<void> => {
  const told = page.getByRole('status').filter({ hasText: /The rule/ })
  await page.keyboard.press('Space')
  await expect(told).toContainText('is picked up')
  await page.keyboard.press('ArrowUp')
  await expect(told).toContainText('is at place')
  await page.keyboard.press('Space')
}

test('by keyboard alone: a rule is added, moved up and deleted', again, async ({ page }) => {
  await openOwnLender(page, addSlabs)
  await press(page, page.getByRole('button', { name: 'Add Revenue' }))
  const dialog = page.getByRole('dialog', { name: 'Add revenue' })
  await typeInto(page, dialog.getByLabel('Slab number Min'), '30')
  await choose(page, dialog.getByLabel('Revenue type'), 'Volume')
  await typeInto(page, dialog.getByLabel('Revenue percentage'), '3')
  await press(page, dialog.getByRole('button', { name: 'Submit' }))
  await expectToast(page, 'Revenue added successfully')
  await expect.poll(() => percents(page)).toEqual(['2', '2.25', '2.5', '3'])
  await expect(page.getByText('Rule 4 is never used: rules 1, 2 and 3 take all of its months.')).toBeVisible()

  await tabTo(page, handle(page, '3'))
  await moveUp(page)
  await expectToast(page, 'Revenue order updated')
  await expect.poll(() => percents(page)).toEqual(['2', '2.25', '3', '2.5'])

  await press(page, page.getByRole('button', { name: /^Delete rule 3/ }))
  await typeInto(page, page.getByRole('dialog').getByLabel('Reason'), 'Agreed no more')
  await typeInto(page, page.getByRole('dialog').getByLabel('Type rule 3 to go on'), 'rule 3')
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expectToast(page, 'Revenue entry deleted successfully')
  await expect.poll(() => percents(page)).toEqual(['2', '2.25', '2.5'])
})

test(
  'a rule that somebody else changed meanwhile is shown before it is replaced',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const own = await openOwnLender(page, addSlabs)
    await page.getByRole('button', { name: 'Edit rule 1, 2 %' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit revenue' })
    const listed = (await own.get(`/api/lender-revenue/get/${own.lender_id}`)) as {
      lenderRevenue: { id: number }[]
    }
    const facts = { slab_disbursed_max: 5_000_000, revenue_percent: 1.9 }
    const id = listed.lenderRevenue[0]?.id
    await own.post('/api/lender-revenue/update', { id, lender_id: own.lender_id, ...rule(facts) })
    await dialog.getByLabel('Revenue percentage').fill('1.8')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(dialog.getByText('Somebody changed this rule meanwhile')).toBeVisible()
    await expect(dialog.getByText('percentage 1.9 %')).toBeVisible()
    await expect.poll(() => percents(page)).toEqual(['1.9', '2.25', '2.5'])
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expectToast(page, 'Revenue updated successfully')
    await expect.poll(() => percents(page)).toEqual(['1.8', '2.25', '2.5'])
  },
)

test(
  'lists that cannot be loaded are said in the words of the specification',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    await openOwnLender(page)
    await page.route('**/api/lender-group/get-all', (route) => route.abort())
    await page.route('**/api/lender-revenue/get-types', (route) => route.abort())
    await page.reload()
    await expectToast(page, 'Failed to load lender groups')
    await expectToast(page, 'Failed to load revenue types')
  },
)
