import type { Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { originOf } from '../journey/addresses.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { press, tabTo, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { forgetBlockedScripts, makeBrand, newSlug, saveTitle } from '../journey/office/office-brand.ts'
import { enterAsStaff, openAsStaff } from '../journey/office/office.ts'

/** 64 by 32 pixels of one colour. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAgCAMAAACVQ462AAAAA1BMVEULPZFGzzlXAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGElEQVRIx2NgGAWjYBSMglEwCkbBKEAFAAggAAFViNSdAAAAAElFTkSuQmCC',
  'base64',
)

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const picture = (page: Page, of: string) => page.getByTitle(`Preview of the ${of} page`).last().contentFrame()
const toast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Messages' }).getByText(text)).toBeVisible()

const fillPeople = async (page: Page): Promise<void> => {
  await field(page, 'Grievance officer').fill('Asha Rao')
  await field(page, 'Grievance e-mail').fill('grievance@example.com')
  await field(page, 'Grievance telephone').fill('1800-000-0100')
  await field(page, 'Support e-mail').fill('support@example.com')
}

test(
  'a brand is drawn up beside its picture, created, and answers to customers',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page, complaints }) => {
    const slug = newSlug()
    const name = `Brand ${slug.slice(4)}`
    await openAsStaff(page, 'admin', '/admin/brands')
    await expect(page.getByRole('rowheader', { name: /Default/ })).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('link', { name: 'New brand' }).click()

    await field(page, 'Short name').fill(slug)
    await field(page, 'Name').fill(name)
    await expect(picture(page, 'start').getByText(name).first()).toBeVisible()
    await field(page, 'Primary colour').fill('#d9f99d')
    await expect(page.getByRole('row', { name: /Primary: buttons and their text Light/ })).toContainText(
      'Itself',
    )
    await expect(page.getByRole('row', { name: /Primary: links Light/ })).toContainText('Told from both')

    await page
      .getByRole('group', { name: 'Mark', exact: true })
      .getByRole('radio', { name: 'An image' })
      .check()
    await page.getByLabel(/^Image of the mark/).setInputFiles({
      name: 'mark.png',
      mimeType: 'image/png',
      buffer: PNG,
    })
    await expect(page.getByText('Uploaded. Another one takes its place.')).toBeVisible()
    await page.getByRole('button', { name: 'Offers page' }).click()
    await expect(picture(page, 'offers').getByText('Sahyadri Bank').first()).toBeVisible()
    // A control that is half under the header is no target for anybody.
    await page.evaluate(() => scrollTo(0, 0))
    await expectSoundPage(page)

    await page.getByRole('button', { name: 'Create brand' }).click()
    await expect(page.getByRole('alert')).toContainText('Please check the marked fields')
    await expect(field(page, 'Company')).toHaveAccessibleDescription(/Company is missing/)
    await field(page, 'Company').fill('Example Test Private Limited')
    await fillPeople(page)
    await page.getByRole('button', { name: 'Create brand' }).click()
    await toast(page, 'Brand created')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Customers see this')).toBeVisible()

    await page.goto(originOf(slug))
    await expect(page.getByRole('img', { name })).toHaveAttribute('src', /^\/files\/[a-z0-9-]+\.webp$/)
    await expect(page.getByRole('contentinfo')).toContainText('Example Test Private Limited')
    forgetBlockedScripts(complaints)
  },
)

test(
  'by keyboard alone, and the second of two who edit a brand sees what changed',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page, complaints }) => {
    const token = await enterAsStaff(page, 'admin')
    const own = await makeBrand(page, token)
    await page.goto(`/admin/brands?q=${own.slug}`)
    await press(page, page.getByRole('link', { name: own.name }))
    await expect(page.getByRole('heading', { level: 1, name: own.name })).toBeFocused()
    await typeInto(page, field(page, 'Title'), 'Mine')
    await saveTitle(page, token, own, { version: 1, title: 'Theirs' })
    await page.keyboard.press('Enter')

    const conflict = page.getByRole('dialog', { name: 'Somebody has saved this brand meanwhile' })
    await expect(conflict.getByRole('row', { name: 'Title Theirs Mine' })).toBeVisible()
    await expectSoundPage(page)
    await press(page, conflict.getByRole('button', { name: 'Go on with mine' }))
    await expect(conflict).toBeHidden()
    await tabTo(page, field(page, 'Title'))
    await page.keyboard.press('Enter')
    await toast(page, 'Brand saved')
    await page.goto(originOf(own.slug))
    await expect(page).toHaveTitle(/\| Mine$/)
    forgetBlockedScripts(complaints)
  },
)
