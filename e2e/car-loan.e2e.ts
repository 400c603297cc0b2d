import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { personalAnswers, fillOffers, textField } from './journey/details.ts'
import { partsOf } from './journey/loan-details.ts'
import { applyToFirst, arriveAtLoan } from './journey/loan-journey.ts'
import { test } from './journey/marketplace-test.ts'
import { expectOffers } from './journey/offers.ts'
import { arriveSignedIn } from './journey/prepared/prepared-customer.ts'
import { loanPhrases } from './journey/phrases/loan-phrases.ts'
import { newCustomer } from './journey/customer.ts'
import { phrases } from './journey/phrases/phrases.ts'

const origin = originOf('default')
const car = { model: 'Maruti WagonR VXi', price: 650_000, downPayment: 100_000 }

test('a car loan, in Hindi', { tag: '@again-desktop' }, async ({ page }) => {
  const form = await arriveAtLoan(page, 'hi', 'Car')
  const { say, loan } = form
  const answers = partsOf.vehicle(form, car)
  await fillOffers(page, say, answers, () => expectSoundPage(page))
  await expectOffers(page, say)
  await expect(page.getByText(loan.vehicle.measured('₹6,50,000'))).toBeVisible()
  await expect(page.getByRole('article').first().getByText(loan.downPayment)).toBeVisible()
  await applyToFirst(form, answers, /कार लोन/)
})

test(
  'the loan is what the down payment leaves of the price, as it is typed',
  { tag: '@phone' },
  async ({ page }) => {
    const { loan } = await arriveAtLoan(page, 'en', 'Car')
    await page.goto(`${origin}/user/user-detail?part=vehicle`)
    await textField(page, loan.vehicle.price).fill('6,50,000')
    const downPayment = textField(page, loan.vehicle.downPayment)
    await downPayment.fill('6,25,000')
    await expect(page.getByText(loan.vehicle.borrow('₹25,000'))).toBeVisible()
    await downPayment.blur()
    await expect(page.getByText(loan.vehicle.tooLittle)).toBeVisible()
    await downPayment.fill('1,00,000')
    await expect(page.getByText(loan.vehicle.borrow('₹5,50,000'))).toBeVisible()
    await expect(page.getByText(loan.vehicle.tooLittle)).toBeHidden()
  },
)

test('two loans of one customer keep an application each', { tag: '@again-desktop' }, async ({ page }) => {
  const say = phrases.en
  const customer = newCustomer(200_000)
  await arriveSignedIn(page, customer)
  await page.goto(`${origin}/user`)
  await fillOffers(page, say, personalAnswers(page, say, { customer }))
  await expectOffers(page, say)
  const personal = await page.evaluate(() => localStorage.getItem('appId'))

  await page.evaluate(() => localStorage.removeItem('productType'))
  await page.goto(`${origin}/products`)
  await page.getByRole('button', { name: new RegExp(`^${loanPhrases.en.chosen.Car}`) }).click()
  await expect(page).toHaveURL(`${origin}/user/user-detail`)
  expect(await page.evaluate(() => localStorage.getItem('appId'))).toBeNull()
  const loan = loanPhrases.en
  await textField(page, loan.vehicle.price).fill(String(car.price))
  await textField(page, loan.vehicle.downPayment).fill(String(car.downPayment))
  await page.getByRole('button', { name: say.details.seeOffers }).click()
  await expectOffers(page, say)
  const forCar = await page.evaluate(() => localStorage.getItem('appId'))
  expect(forCar).not.toBe(personal)
  const amount = page.getByRole('textbox', { name: say.offers.amount, exact: true })
  await expect(amount).toHaveValue('5,50,000')

  await page.getByRole('button', { name: 'Change my details', exact: true }).click()
  await page.getByRole('link', { name: `Change: ${loan.vehicle.heading}`, exact: true }).click()
  await textField(page, loan.vehicle.downPayment).fill('1,50,000')
  await page.getByRole('button', { name: 'Save and go back', exact: true }).click()
  await page.getByRole('button', { name: say.details.seeOffers }).click()
  await expectOffers(page, say)
  await expect(amount).toHaveValue('5,00,000')

  await page.reload()
  await expectOffers(page, say)
  expect(await page.evaluate(() => localStorage.getItem('appId'))).toBe(forCar)
  await page.evaluate(() => localStorage.removeItem('productType'))
  await page.goto(`${origin}/products`)
  await page.getByRole('button', { name: say.products.personal }).click()
  await expectOffers(page, say)
  expect(await page.evaluate(() => localStorage.getItem('appId'))).toBe(personal)
})
