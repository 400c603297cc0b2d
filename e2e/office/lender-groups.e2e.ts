import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { press, tabTo, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { actOnRow, pressRowAct } from '../journey/office/list.ts'
import { expectToast, openOwnLender, type OwnLender } from '../journey/office/office-lender.ts'

/** Done already by the mouse: .ci/run does it by keyboard. */
const byKeyboard = { tag: ['@office', '@laptop', '@again-laptop'] }
const PATH = '/admin/lenders/groups'

const someGroup = (): string => `Group ${randomUUID().slice(0, 8)}`
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

const makeGroup = async ({ post }: OwnLender, name: string): Promise<number> => {
  const { lenderGroup } = (await post('/api/lender-group/create', { name })) as {
    lenderGroup: { id: number }
  }
  return lenderGroup.id
}

test(
  'groups are listed with their lenders, renamed, merged and deleted',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const [one, two] = [someGroup(), someGroup()]
    const own = await openOwnLender(page, async (lender) => {
      const id = await makeGroup(lender, one)
      await makeGroup(lender, two)
      await lender.post('/api/update-lender-data', {
        lender_id: lender.lender_id,
        property: 'lender_group_ids',
        value: [id],
      })
    })
    await page.goto('/admin/lenders')
    await page.getByRole('link', { name: 'Groups' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lender groups' })).toBeVisible()
    await page.getByRole('searchbox').fill(one)
    await expect(rowOf(page, one)).toContainText(own.name)
    await expectSoundPage(page)

    await actOnRow(page, one, 'Rename…')
    const renaming = page.getByRole('dialog', { name: `Rename ${one}` })
    await expect(renaming.getByRole('button', { name: 'Rename' })).toBeDisabled()
    await renaming.getByLabel('Name').fill(two)
    await renaming.getByRole('button', { name: 'Rename' }).click()
    await expect(renaming.getByRole('alert')).toHaveText('This name is taken already')
    const renamed = `${one} new`
    await renaming.getByLabel('Name').fill(`${renamed}!`)
    await renaming.getByRole('button', { name: 'Rename' }).click()
    await expectToast(page, 'Lender group renamed')
    await rowOf(page, renamed)
      .getByRole('link', { name: `1 lender in ${renamed}` })
      .click()
    await expect(page.getByRole('rowheader')).toHaveText([new RegExp(`${own.name}$`)])
    await expect(page.getByRole('combobox', { name: 'Group' })).toHaveText(new RegExp(renamed))

    await page.goto(PATH)
    await page.getByRole('searchbox').fill(renamed)
    await actOnRow(page, renamed, 'Merge…')
    const merging = page.getByRole('dialog', { name: `Merge ${renamed} into another group` })
    await merging.getByLabel('Into').selectOption(two)
    await expect(merging).toContainText(`${two} gets 1 lender more and has 1 lender then`)
    await merging.getByLabel('Reason').fill('The same group twice')
    await merging.getByLabel(`Type ${renamed} to go on`).fill(renamed)
    await expectSoundPage(page)
    await merging.getByRole('button', { name: 'Merge' }).click()
    await expectToast(page, 'Lender groups merged')

    await page.getByRole('searchbox').fill(two)
    await expect(rowOf(page, two)).toContainText(own.name)
    await actOnRow(page, two, 'Delete…')
    const deleting = page.getByRole('dialog', { name: `Delete ${two}` })
    await expect(deleting).toContainText('The group has 1 lender')
    await deleting.getByLabel('Reason').fill('Nobody uses it')
    await deleting.getByLabel(`Type ${two} to go on`).fill(two)
    await deleting.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Lender group deleted')
    await expect(rowOf(page, two)).toBeHidden()

    await page.goto(`/admin/lenders/${own.lender_id}`)
    await expect(page.getByRole('region', { name: 'Change history' })).toContainText('Nobody uses it')
  },
)

test(
  'a lender leaves a group with a reason, or stays in it',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const name = someGroup()
    const own = await openOwnLender(page, async (lender) => {
      const id = await makeGroup(lender, name)
      await lender.post('/api/update-lender-data', {
        lender_id: lender.lender_id,
        property: 'lender_group_ids',
        value: [id],
      })
    })
    const chip = page.getByRole('button', { name: `Remove ${name}` })
    await chip.click()
    const question = page.getByRole('dialog', { name: `Remove ${own.name} from ${name}` })
    await expect(question).toContainText(`${name} keeps no lender.`)
    await expectSoundPage(page)
    await question.getByRole('button', { name: 'Leave it in' }).click()
    await expect(chip).toBeVisible()
    await chip.click()
    await question.getByLabel('Reason').fill('Put in by mistake')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expectToast(page, 'Lender updated successfully!')
    await expect(chip).toBeHidden()
    await expect(page.getByRole('region', { name: 'Change history' })).toContainText('Put in by mistake')
  },
)

test('by keyboard alone: a group is made, renamed and deleted', byKeyboard, async ({ page }) => {
  const name = someGroup()
  await openOwnLender(page)
  await page.goto(PATH)
  await press(page, page.getByRole('button', { name: 'Create Group' }))
  await typeInto(page, page.getByRole('dialog').getByLabel('Name'), name)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Lender group created successfully!')
  await typeInto(page, page.getByRole('searchbox'), name)
  await pressRowAct(page, name, 'Rename…')
  await tabTo(page, page.getByRole('dialog').getByLabel('Name'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(`${name} b`)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Lender group renamed')
  await pressRowAct(page, `${name} b`, 'Delete…')
  await typeInto(page, page.getByRole('dialog').getByLabel('Reason'), 'Made by mistake')
  await typeInto(page, page.getByRole('dialog').getByLabel(`Type ${name} b to go on`), `${name} b`)
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expectToast(page, 'Lender group deleted')
})
