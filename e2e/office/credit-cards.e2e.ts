import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey/expect.ts'
import { expectSoundPage } from '../journey/check-page.ts'
import { press, tabTo, typeInto } from '../journey/keyboard.ts'
import { test } from '../journey/marketplace-test.ts'
import { actOnRow, filterOf } from '../journey/office/list.ts'
import { openAsStaff } from '../journey/office/office.ts'

/** Done already by the mouse: .ci/run does it by keyboard. */
const byKeyboard = { tag: ['@office', '@laptop', '@again-laptop'] }

const office = { tag: ['@office', '@laptop'] }
const PATH = '/admin/credit-cards'

/** A name that no other test has. */
const someName = (): string => `Test card ${randomUUID().slice(0, 8)}`
const search = (page: Page, text: string): Promise<void> =>
  page.getByRole('searchbox', { name: 'Search credit cards' }).fill(text)
const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(text)
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })
const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name })

/** What customers are answered of the card; nothing while it is not live. */
const asCustomer = async (page: Page, name: string): Promise<Record<string, unknown> | undefined> => {
  const answer = await page.request.get('/api/get-credit-cards-data', { headers: { authorization: '' } })
  const { data } = (await answer.json()) as { data: Record<string, unknown>[] }
  return data.find(({ category_name }) => category_name === name)
}

const createCard = async (page: Page, name: string): Promise<void> => {
  await button(page, 'Create').click()
  const create = dialog(page, 'Create credit card')
  await expect(button(create, 'Create')).toBeDisabled()
  await create.getByRole('textbox', { name: 'Name' }).fill(`${name}!?`)
  await expect(create.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
  await button(create, 'Create').click()
  await expect(toast(page, 'Credit card created successfully!')).toBeVisible()
  await expect(create).toBeHidden()
  await search(page, name)
  await expect(page.getByRole('row')).toHaveCount(2)
}

/** Opens a dialog of the row, fills it in and waits for the reload that ends a save. */
const change = async (
  page: Page,
  opener: RegExp,
  title: RegExp,
  fill: (within: Locator) => Promise<void>,
): Promise<void> => {
  await button(page, opener).click()
  const open = dialog(page, title)
  await fill(open)
  const reloaded = page.waitForEvent('load')
  await button(open, /^(?:Save|Upload)$/).click()
  await reloaded
  await expect(button(page, opener)).toBeFocused()
}

test('a card is made, filled in, put before customers and taken away', office, async ({ page }) => {
  test.slow()
  const name = someName()
  await openAsStaff(page, 'admin', PATH)
  await expect(page).toHaveTitle('Admin - Partners')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin - Partners' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Sorting order',
    'Thumbnail',
    'Name',
    'Key features',
    'Annual fees',
    'UTM link',
    'Features',
    'Secured',
    'Status',
    'Actions',
  ])
  await expectSoundPage(page)
  await createCard(page, name)

  // Not live without its facts: the refusal is said, and the facts stand open with what is missing.
  await page.getByRole('switch', { name: `Status: ${name}` }).click()
  await expect(toast(page, 'This card cannot be live without all of its facts')).toBeVisible()
  const facts = dialog(page, `Facts of ${name}`)
  await expect(facts.getByText('Add the APR')).toBeVisible()
  await expect(facts.getByText('Add the text on annual fees')).toBeVisible()
  await expect(button(facts, 'Save')).toBeDisabled()
  await expectSoundPage(page)
  await facts.getByRole('textbox', { name: 'Issuer' }).fill('Example Bank Limited')
  await facts.getByRole('textbox', { name: 'APR, percent a year' }).pressSequentially('42.555x')
  await expect(facts.getByRole('textbox', { name: 'APR, percent a year' })).toHaveValue('42.55')
  await facts.getByRole('textbox', { name: 'Joining fee' }).fill('0')
  await facts.getByRole('textbox', { name: 'Annual fee' }).fill('499')
  await facts
    .getByRole('textbox', { name: 'Link to the key-fact statement' })
    .fill('http://plain.example.com')
  await button(facts, 'Save').click()
  await expect(facts.getByText('Enter an address that starts with https:// and has no spaces')).toBeVisible()
  await facts
    .getByRole('textbox', { name: 'Link to the key-fact statement' })
    .fill('https://kfs.example.com/a')
  const reloaded = page.waitForEvent('load')
  await button(facts, 'Save').click()
  await reloaded

  await change(page, new RegExp(`^Annual fees of ${name}`), /^Annual fees of/, async (open) => {
    await expect(button(open, 'Save')).toBeDisabled()
    await open.getByRole('textbox').fill('₹499 a year + GST')
  })
  await change(page, new RegExp(`^Sorting order of ${name}`), /^Sorting order of/, async (open) => {
    await open.getByRole('textbox').fill('')
    await open.getByRole('textbox').pressSequentially('abc')
    await expect(open.getByRole('textbox')).toHaveValue('')
    await expect(button(open, 'Save')).toBeDisabled()
    await open.getByRole('textbox').fill('900')
  })
  await change(page, new RegExp(`^View/Update UTM Link of ${name}`), /^UTM link of/, async (open) => {
    await expect(button(open, 'Save')).toBeDisabled()
    await open.getByRole('textbox').fill('https://cards.example.com/?ref={UNIQUE_ID}')
  })
  await change(page, new RegExp(`^View/Update Feature of ${name}`), /^Features of/, async (open) => {
    await expect(open.getByRole('textbox')).toHaveCount(1)
    await expect(button(open, 'Save')).toBeDisabled()
    await open.getByRole('textbox', { name: 'Feature 1' }).fill('5% back online')
    await button(open, 'Add feature').click()
    await expect(open.getByRole('textbox', { name: 'Feature 2' })).toBeFocused()
    await expect(button(open, 'Save')).toBeDisabled()
    await open.getByRole('textbox', { name: 'Feature 2' }).fill('No fee <b>abroad</b>')
    await button(open, 'Add feature').click()
    await button(open, 'Remove feature 3').click()
    await expectSoundPage(page)
  })

  await page.getByRole('switch', { name: `Secured: ${name}` }).click()
  await expect(page.getByRole('switch', { name: `Secured: ${name}` })).toBeChecked()
  await page.getByRole('switch', { name: `Status: ${name}` }).click()
  await expect(page.getByRole('switch', { name: `Status: ${name}` })).toBeChecked()
  // The switch shows what is on its way: the server has it a moment later.
  await expect
    .poll(() => asCustomer(page, name))
    .toMatchObject({
      annual_fee: '₹499 a year + GST',
      apr_percent: 42.55,
      sort_order: 900,
      secured: 1,
      marketing_bullets: ['5% back online', 'No fee <b>abroad</b>'],
    })
  expect(await asCustomer(page, name)).not.toHaveProperty('utm_link')

  // The text that customers read and the figure that cards are compared by name one fee.
  await button(page, new RegExp(`^Annual fees of ${name}`)).click()
  const fees = dialog(page, `Annual fees of ${name}`)
  await fees.getByRole('textbox').fill('₹999 a year')
  await expect(fees.getByText('The annual fee under Facts is ₹499')).toBeVisible()
  await button(fees, 'Cancel').click()

  const status = page.getByRole('switch', { name: `Status: ${name}` })
  await status.click()
  const off = dialog(page, `Take ${name} off`)
  await expect(off).toContainText('0 people went on to its issuer in the last 30 days')
  await expectSoundPage(page)
  await button(off, 'Leave it live').click()
  await expect(status).toBeChecked()
  await status.click()
  await off.getByLabel('Reason').fill('The issuer stopped it')
  await button(off, 'Take off').click()
  await expect(status).not.toBeChecked()
  await expect.poll(() => asCustomer(page, name)).toBeUndefined()

  await button(page, `Delete ${name}`).click()
  const sure = dialog(page, 'Are you sure?')
  await button(sure, 'Cancel').click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await button(page, `Delete ${name}`).click()
  await sure.getByLabel(`Type ${name} to go on`).fill(name)
  await button(sure, 'Delete').click()
  await expect(toast(page, 'Credit card deleted successfully!')).toBeVisible()
  await expect(page.getByText('No data found')).toBeVisible()
  expect(await asCustomer(page, name)).toBeUndefined()

  await (await filterOf(page, 'Status')).selectOption('Deleted')
  await actOnRow(page, name, 'Restore…')
  await expectSoundPage(page)
  await button(dialog(page, `Restore ${name}`), 'Restore').click()
  await page
    .getByRole('region', { name: 'Messages' })
    .getByRole('link', { name: `Show ${name}` })
    .click()
  await expect(status).not.toBeChecked()
})

test(
  'a picture is uploaded; what is no picture is refused in words',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const name = someName()
    await openAsStaff(page, 'admin', PATH)
    const png = await page.screenshot()
    await createCard(page, name)
    await button(page, `Thumbnail of ${name}`).click()
    const open = dialog(page, `Thumbnail of ${name}`)
    await expect(button(open, 'Upload')).toBeDisabled()
    await expectSoundPage(page)
    const refused = 'Choose a whole PNG, JPEG or WebP picture; this file is something else, or broken'
    const wrong = [
      { name: 'logo.png', mimeType: 'image/png', text: 'category_name\nnot a picture' },
      {
        name: 'logo.svg',
        mimeType: 'image/svg+xml',
        text: '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="x"</script></svg>',
      },
    ]
    for (const { text, ...file } of wrong) {
      await open.getByLabel('Picture').setInputFiles({ ...file, buffer: Buffer.from(text) })
      await button(open, 'Upload').click()
      await expect(open.getByRole('alert')).toHaveText(refused)
    }
    await expect(toast(page, refused).first()).toBeVisible()
    await open
      .getByLabel('Picture')
      .setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
    await expect(open.getByText('This file is larger than 5 MB')).toBeVisible()
    await expect(button(open, 'Upload')).toBeDisabled()

    await open.getByLabel('Picture').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
    const reloaded = page.waitForEvent('load')
    await button(open, 'Upload').click()
    await reloaded
    await button(page, `Thumbnail of ${name}: there is one`).click()
    const shown = open.getByRole('img', { name: `The present thumbnail of ${name}` })
    await expect(shown).toBeVisible()
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500)
  },
)

test('a card is made, changed and taken away by keyboard alone', byKeyboard, async ({ page }) => {
  const name = someName()
  await openAsStaff(page, 'admin', PATH)
  await press(page, button(page, 'Create'))
  await expect(dialog(page, 'Create credit card')).toBeVisible()
  await typeInto(page, page.getByRole('textbox', { name: 'Name' }), name)
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Create credit card')).toBeHidden()
  await tabTo(page, page.getByRole('searchbox', { name: 'Search credit cards' }))
  await page.keyboard.type(name)
  await expect(page.getByRole('row')).toHaveCount(2)

  await press(page, button(page, `Key features of ${name}`))
  const open = dialog(page, `Key features of ${name}`)
  await typeInto(page, open.getByRole('textbox'), 'No fee abroad')
  await tabTo(page, button(open, 'Save'))
  const reloaded = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await reloaded
  // The focus is where it was; arrow keys go on along the row.
  await expect(button(page, `Key features of ${name}: No fee abroad`)).toBeFocused()
  for (let cell = 0; cell < 4; cell += 1) await page.keyboard.press('ArrowRight')
  const secured = page.getByRole('switch', { name: `Secured: ${name}` })
  await expect(secured).toBeFocused()
  await expect(secured).toBeInViewport()
  await page.keyboard.press('Space')
  await expect(secured).toBeChecked()

  await press(page, button(page, `View/Update Feature of ${name}`), 'Shift+Tab')
  const features = dialog(page, `Features of ${name}`)
  await typeInto(page, features.getByRole('textbox', { name: 'Feature 1' }), 'One')
  await press(page, button(features, 'Add feature'))
  await page.keyboard.type('Two')
  await page.keyboard.press('Escape')
  await expect(features).toBeHidden()
  await expect(button(page, `View/Update Feature of ${name}`)).toBeFocused()

  await press(page, button(page, `Delete ${name}`))
  await typeInto(page, dialog(page, 'Are you sure?').getByLabel(`Type ${name} to go on`), name)
  await press(page, button(dialog(page, 'Are you sure?'), 'Delete'))
  await expect(page.getByText('No data found')).toBeVisible()
})

test(
  'a list is imported after a preview, changed as a whole and downloaded',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const [one, two] = [someName(), someName()]
    await openAsStaff(page, 'admin', PATH)
    await button(page, 'Import').click()
    const csv = `category_name,key_feature,secured\n${one},First,0\nBad!,x,0\n${two},Second,1\n`
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await button(page, 'Preview').click()
    const preview = dialog(page, 'What this import will do')
    await expect(preview.getByText(`${one} – New:`)).toBeVisible()
    await expect(preview.getByText(/^Line 3: category_name: Use letters/)).toBeVisible()
    await expectSoundPage(page)
    await button(preview, 'Import 2 cards').click()
    const results = dialog(page, 'Import finished')
    await expect(results.getByRole('definition')).toHaveText(['2', '0', '0', '1'])
    await expect(results.getByRole('heading', { name: 'Credit cards created or updated' })).toBeVisible()
    const ids = results
      .getByRole('listitem')
      .filter({ hasText: /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ })
    await expect(ids).toHaveCount(2)
    await expect(ids.first()).toContainText(one)
    const refusing = page.waitForEvent('download')
    await button(results, 'Download refused rows').click()
    const refusedRows = await readFile(await (await refusing).path(), 'utf8')
    expect(refusedRows).toContain('category_name,key_feature,secured,refused_because')
    expect(refusedRows).toContain('Bad!,x,0,')
    await expectSoundPage(page)
    await button(results, 'Done').click()

    await expect(button(page, `Name of ${one}`)).toBeVisible()
    await page.getByRole('checkbox', { name: `Choose ${one}` }).check()
    await page.getByRole('checkbox', { name: `Choose ${two}` }).check()
    await expect(page.getByText('2 selected')).toBeVisible()
    await button(page, 'Edit selected').click()
    const many = page.getByRole('dialog')
    await many.getByRole('combobox', { name: 'Change' }).selectOption('Status on')
    await expect(many.getByRole('listitem')).toHaveText([`${one}off → on`, `${two}off → on`])
    await button(many, 'Status on: 2 cards').click()
    await expect(many.getByText(/^0 of 2 cards done; changed meanwhile 0, refused 2,/)).toBeVisible()
    await expectSoundPage(page)
    await button(many, 'Close').last().click()
    await button(page, 'Edit selected').click()
    await many.getByRole('combobox', { name: 'Change' }).selectOption('Secured on')
    await expect(many.getByText('1 card would change; 1 have it already.')).toBeVisible()
    await button(many, 'Secured on: 1 card').click()
    await expect(many.getByText('1 of 1 card done.')).toBeVisible()
    await button(many, 'Close').last().click()
    await search(page, one)
    await expect(page.getByRole('switch', { name: `Secured: ${one}` })).toBeChecked()

    const downloading = page.waitForEvent('download')
    await button(page, 'Download').click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('credit-cards.csv')
    expect(await readFile(await download.path(), 'utf8')).toContain(`,${two},`)
  },
)

test(
  'what fails to load or to be made says so in its place',
  { tag: ['@office', '@laptop', '@again-laptop'] },
  async ({ page }) => {
    const failure = { success: false, code: 'internal_error', message: 'Something went wrong on our side' }
    // The page also asks again by itself, and only the press is to be answered.
    await page.addInitScript(() =>
      addEventListener('click', () => Reflect.set(globalThis, 'isPressed', true), { capture: true }),
    )
    await page.route('**/api/get-credit-cards-data', async (route) => {
      const isPressed = await page.evaluate(() => 'isPressed' in globalThis)
      await (isPressed ? route.continue() : route.fulfill({ status: 500, json: failure }))
    })
    await openAsStaff(page, 'admin', PATH)
    const messages = page.getByRole('region', { name: 'Messages' })
    await expect(page.getByRole('alert')).toContainText(failure.message)
    await expect(messages.getByText(failure.message)).toHaveCount(0)
    await expectSoundPage(page)
    await button(page, 'Try again').click()
    await expect(button(page, /^Name of Udaan Cashback/)).toBeVisible()

    await button(page, 'Create').click()
    const create = dialog(page, 'Create credit card')
    await create.getByRole('textbox', { name: 'Name' }).fill('udaan CASHBACK')
    await button(create, 'Create').click()
    await expect(create.getByRole('alert')).toHaveText('There is a card of this name already')
    await expect(create.getByRole('textbox', { name: 'Name' })).toHaveValue('udaan CASHBACK')
    await expect(messages.getByText('There is a card of this name already')).toHaveCount(0)
  },
)
