import type { Locator, Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { expectNoSidewaysScroll, expectSoundPage } from './journey/check-page.ts'
import { newCustomer } from './journey/customer.ts'
import { test } from './journey/marketplace-test.ts'
import { readPasscode, typePasscode } from './journey/sign-in.ts'
import { openLive, untilStill } from './journey/stillness.ts'

const MOST_ANSWERS_BEFORE_THE_NUMBER = 9
const MOST_ANSWERS = 13
const MOST_TAPS = 20

/** A hand that counts: what stands there already is an answer without a tap, a text is one to get into its field, a select two. */
const countingHand = (page: Page) => {
  const hand = { taps: 0, answers: 0 }
  const tap = async (what: Locator): Promise<void> => {
    await what.click()
    hand.taps += 1
  }
  return {
    hand,
    tap,
    answer: async (what: Locator): Promise<void> => {
      await tap(what)
      hand.answers += 1
    },
    type: async (name: string, text: string): Promise<void> => {
      await tap(page.getByRole('textbox', { name, exact: true }))
      await page.keyboard.type(text)
      hand.answers += 1
    },
    find: async (what: Locator, value: string): Promise<void> => {
      await expect(what).toHaveValue(value)
      hand.answers += 1
    },
  }
}

const answerQuestions = async (page: Page, by: ReturnType<typeof countingHand>): Promise<void> => {
  await by.find(page.getByRole('textbox', { name: 'Amount' }), '2,00,000')
  await by.find(page.getByRole('combobox', { name: 'Time' }), '36')
  await by.answer(page.getByText('Salary', { exact: true }))
  await by.type('Income a month', '45000')
  await by.type('EMIs you pay now', '0')
  await by.type('Date of birth', '17051990')
  await by.type('PIN code', '226001')
  await by.find(page.getByRole('radio', { name: 'I don’t know' }), '8')
}

const isInSight = async (what: Locator): Promise<boolean> => {
  const box = await what.boundingBox()
  const height = what.page().viewportSize()?.height ?? 0
  return box !== null && box.y >= 0 && box.y < height
}

test('the first offer of a personal loan: counted', { tag: ['@phone'] }, async ({ page }) => {
  const { mobile } = newCustomer()
  const by = countingHand(page)
  await openLive(page, `${originOf('default')}/`)
  await by.tap(page.getByRole('link', { name: 'See which I can get' }).filter({ visible: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Eight quick answers' })).toBeVisible()
  await untilStill(page)
  await answerQuestions(page, by)
  const show = page.getByRole('button', { name: /^Show my \d+ lenders$/ })
  await untilStill(page)
  const [count] = /\d+/.exec(await show.innerText()) ?? ['']
  expect(by.hand.answers).toBeLessThanOrEqual(MOST_ANSWERS_BEFORE_THE_NUMBER)

  await by.tap(show)
  // What waits is said before the number is asked for.
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`^${count} lenders, from ₹[0-9,]+ a month$`) }),
  ).toBeVisible()
  await by.type('Mobile number', mobile)
  await by.answer(page.getByRole('checkbox', { name: /^I am 18 or older/ }))
  await by.tap(page.getByRole('button', { name: 'Send passcode' }))
  await expect(page.getByText(`Sent to +91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Six-digit passcode' })
  await typePasscode(field, await readPasscode(page.request, mobile))
  by.hand.taps += 1
  by.hand.answers += 1

  await expect(page).toHaveURL(/\/user\/offers/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await untilStill(page)
  expect(await isInSight(page.getByRole('article').first())).toBe(true)
  expect(by.hand.answers).toBeLessThanOrEqual(MOST_ANSWERS)
  expect(by.hand.taps).toBeLessThanOrEqual(MOST_TAPS)
  // Nothing of it is left for the next one at this phone.
  expect(await page.evaluate(() => Object.keys(sessionStorage).includes('draft carried'))).toBe(false)
})

test('what was answered outlasts a reload, a lost line and a session that is there already', async ({
  page,
}) => {
  const { mobile } = newCustomer()
  const by = countingHand(page)
  await openLive(page, `${originOf('default')}/personal-loans/check?amount=300000&tenure=48`)
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('3,00,000')
  await by.answer(page.getByText('Self-employed', { exact: true }))
  await by.type('Income a month', '45000')
  await by.type('EMIs you pay now', '0')
  await by.type('Date of birth', '17051990')
  await by.type('PIN code', '226001')
  await expect(page.getByText('✓ Uttar Pradesh, by its first digits')).toBeVisible()
  await untilStill(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('17/05/1990')
  await expect(page.getByRole('radio', { name: 'Self-employed' })).toBeChecked()
  await expectSoundPage(page)

  await untilStill(page)
  await page.getByRole('button', { name: /^Show my \d+ lenders?$/ }).click()
  await page.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(mobile)
  await page.getByRole('checkbox', { name: /^I am 18 or older/ }).check()
  await page.getByText('Read full consent').click()
  await expect(page.getByText('My rights')).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('button', { name: 'Send passcode' }).click()
  await page.route('**/api/user/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await typePasscode(
    page.getByRole('textbox', { name: 'Six-digit passcode' }),
    await readPasscode(page.request, mobile),
  )
  await expect(page.getByText('Your answers are still here. They could not be saved yet.')).toBeVisible()
  await expectSoundPage(page)
  await page.unroute('**/api/user/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/user\/offers/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('₹3,00,000')

  // Signed in already: from the questions straight to the offers.
  await openLive(page, `${originOf('default')}/personal-loans/check?amount=150000&tenure=24`)
  await page.getByText('Salary', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Income a month' }).fill('50000')
  await page.getByRole('textbox', { name: 'EMIs you pay now' }).fill('0')
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('17/05/1990')
  await page.getByRole('textbox', { name: 'PIN code' }).fill('226001')
  await untilStill(page)
  await page.getByRole('button', { name: /^Show my \d+ lenders?$/ }).click()
  await expect(page).toHaveURL(/\/user\/offers/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('₹1,50,000')
})

test('what is wrong is said beside it with how to mend it, and the first of it has the focus', async ({
  page,
}) => {
  await openLive(page, `${originOf('default')}/personal-loans/check`)
  await page.getByRole('button', { name: /^Show my/ }).click()
  await expect(page.getByRole('radio', { name: 'Salary' })).toBeFocused()
  await page.getByRole('textbox', { name: 'PIN code' }).fill('22600')
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('17/05/2020')
  await page.getByRole('textbox', { name: 'Income a month' }).fill('20000')
  // By a small income the household's is asked after.
  await expect(page.getByRole('combobox', { name: 'Your whole household, a year' })).toBeVisible()
  await expect(page.getByText('Please enter a valid 6 digit pincode')).toBeVisible()
  await expect(page.getByText('Six digits, like 226001')).toBeVisible()
  await expect(page.getByText("Your age doesn't match the required age criteria")).toBeVisible()
  await expectSoundPage(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectNoSidewaysScroll(page)
})
