import type { Page } from '@playwright/test'
import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer } from './journey/customer.ts'
import { press, tabTo } from './journey/keyboard.ts'
import { test } from './journey/marketplace-test.ts'
import { expectOffers } from './journey/offers.ts'
import { phrases, type Language } from './journey/phrases/phrases.ts'
import { arriveWithDetails } from './journey/prepared/prepared-customer.ts'
import { openLive } from './journey/stillness.ts'

const words = {
  en: {
    overview: 'Calculators',
    emi: 'EMI calculator',
    eligibility: 'How much can I borrow?',
    foreclosure: 'Closing a loan early',
    gold: 'What is my gold worth?',
    amount: 'Loan amount',
    rate: 'Interest rate a year',
    months: 'Tenure in months',
    income: 'Your income a month, after tax',
    household: 'Income of your household a year',
    householdTooLow: 'Your household earns at least what you earn yourself in a year. Check both amounts',
    shareOfIncome: 'Share of income for all EMIs',
    floating: 'Floating',
    free: 'The lender may charge nothing',
    part: 'Pay only a part now',
    afterPart: 'How it goes on',
    weight: 'Weight without stones',
    goldRate: 'Rupees a gram of 24 carat',
    carat24: '24 carat',
    workOut: 'Calculate',
    schedule: 'Every instalment',
    years: 'Figures by year',
    outOfRange: 'Enter ₹1,000 to ₹10,00,00,000',
    notNumber: 'Enter a number',
    check: /^Check the marked fields: the figures below/,
    indicative: /^An indication as of \d{2}\/\d{2}\/\d{4}, not an offer\./,
    slider: 'Tenure in months: slider',
  },
  hi: {
    overview: 'कैलकुलेटर',
    emi: 'EMI कैलकुलेटर',
    eligibility: 'मुझे कितना लोन मिल सकता है?',
    foreclosure: 'लोन समय से पहले बंद करना',
    gold: 'मेरे सोने की कीमत कितनी है?',
    amount: 'लोन की रकम',
    rate: 'साल की ब्याज दर',
    months: 'कितने महीने',
    income: 'टैक्स के बाद महीने की आय',
    household: 'पूरे परिवार की साल भर की आय',
    householdTooLow: 'परिवार की साल भर की आय आपकी अपनी साल भर की आय से कम नहीं हो सकती। दोनों रकमें जाँचें',
    shareOfIncome: 'आय का कितना हिस्सा EMI में',
    floating: 'फ़्लोटिंग',
    free: 'लेंडर कोई शुल्क नहीं ले सकता',
    part: 'अभी सिर्फ़ एक हिस्सा चुकाएँ',
    afterPart: 'आगे कैसे चलेगा',
    weight: 'वज़न, नग के बिना',
    goldRate: '24 कैरेट के एक ग्राम का भाव',
    carat24: '24 कैरेट',
    workOut: 'हिसाब देखें',
    schedule: 'हर किस्त',
    years: 'साल के हिसाब से आँकड़े',
    outOfRange: '₹1,000 से ₹10,00,00,000 के बीच डालें',
    notNumber: 'कोई संख्या डालें',
    check: /^निशान वाली जगहें जाँचें: नीचे के आँकड़े/,
    indicative: /^\d{2}\/\d{2}\/\d{4} का अनुमान है, ऑफ़र नहीं।/,
    slider: 'कितने महीने: स्लाइडर',
  },
} as const

const speak = async (page: Page, language: Language): Promise<void> => {
  await page.context().addCookies([{ name: 'lang', value: language, url: originOf('default') }])
}
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** The figure that everybody came for. */
const figure = (page: Page) => page.getByRole('main').getByRole('status').last()

for (const [language, project] of [
  ['en', 'phone'],
  ['hi', 'again-desktop'],
] as const) {
  test(`every calculator: ${project}, ${language}`, { tag: `@${project}` }, async ({ page }) => {
    const say = words[language]
    await speak(page, language)
    await openLive(page, `${originOf('default')}/`)
    await page.getByRole('contentinfo').getByRole('link', { name: say.overview }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.overview })).toBeVisible()
    await expectSoundPage(page)

    await page.getByRole('link', { name: say.emi }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.emi })).toBeVisible()
    await expect(figure(page)).toContainText('₹17,089')
    await field(page, say.amount).fill('1,00,000')
    await field(page, say.rate).fill('12')
    await field(page, say.months).fill('12')
    await expect(figure(page)).toContainText('₹8,885')
    await expect(page).toHaveURL(/amount=100000&rate=12&months=12$/)
    await page.getByText(say.schedule, { exact: true }).click()
    await expect(page.getByRole('region', { name: say.schedule }).getByRole('row')).toHaveCount(13)
    await page.getByText(say.years, { exact: true }).click()
    await expect(page.getByText(say.indicative)).toBeVisible()
    await expectSoundPage(page)

    await field(page, say.amount).fill('5')
    await expect(page.getByText(say.outOfRange)).toBeVisible()
    await expect(page.getByText(say.check)).toBeVisible()
    await expect(field(page, say.amount)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, say.amount)).toHaveValue('5')
    await expect(figure(page)).toContainText('₹8,885')
    await expectSoundPage(page)

    await page.getByRole('main').getByRole('link', { name: say.eligibility }).click()
    await expect(figure(page)).toContainText('₹5,85,178')
    await field(page, say.household).fill('300000')
    await field(page, say.income).fill('60000')
    await expect(page.getByText(say.householdTooLow).first()).toBeVisible()
    await expect(field(page, say.household)).toHaveValue('3,00,000')
    await field(page, say.income).fill('25000')
    await field(page, say.shareOfIncome).fill('60')
    await expect(page.getByText('₹12,500', { exact: false }).first()).toBeVisible()
    await expectSoundPage(page)

    await page.getByRole('main').getByRole('link', { name: say.foreclosure }).click()
    await expect(figure(page)).toContainText('₹3,72,718.47')
    await page.getByRole('radio', { name: say.floating }).check()
    await expect(figure(page)).toContainText('₹3,55,919.09')
    await expect(page.getByText(say.free)).toBeVisible()
    await field(page, say.part).fill('100000')
    await expect(page.getByRole('region', { name: say.afterPart })).toContainText('17')
    await expectSoundPage(page)

    await page.getByRole('main').getByRole('link', { name: say.gold }).click()
    await field(page, say.goldRate).fill('10000')
    await field(page, say.weight).fill('30')
    await page.getByRole('radio', { name: say.carat24 }).check()
    await expect(figure(page)).toContainText('₹2,50,000')
    await expectSoundPage(page)
  })
}

test('an offer and the refusals lead to calculators with the customer’s own figures', async ({ page }) => {
  const customer = newCustomer()
  await arriveWithDetails(page, customer)
  await page.goto(`${originOf('default')}/user/offers`)
  await expectOffers(page, phrases.en)
  await page.getByRole('link', { name: words.en.eligibility }).click()
  await expect(page).toHaveURL(/\/calculators\/eligibility\?monthly_income=\d+&emi=\d+(?:&|$)/)
  const asked = new URL(page.url()).searchParams.get('monthly_income')
  await expect(field(page, words.en.income)).toHaveValue(Number(asked).toLocaleString('en-IN'))
  await page.goBack()
  await expectOffers(page, phrases.en)
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Key facts/ })
    .click()
  await page.getByRole('link', { name: words.en.emi }).click()
  await expect(page).toHaveURL(/\/calculators\/emi\?amount=\d+&rate=[\d.]+&months=\d+$/)
  await expect(figure(page)).toContainText('₹')
})

test('the way back to a calculator shows what was typed there last', async ({ page }) => {
  const say = words.en
  await openLive(page, `${originOf('default')}/calculators/emi`)
  await field(page, say.amount).fill('9,00,000')
  await expect(page).toHaveURL(/amount=900000&/)
  const month = await figure(page).textContent()
  await page.getByRole('main').getByRole('link', { name: say.eligibility }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.eligibility })).toBeVisible()
  await page.goBack()
  await expect(field(page, say.amount)).toHaveValue('9,00,000')
  await expect(figure(page)).toHaveText(month ?? '')
})

test('a shared link shows its result without script, and so does the form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const say = words.en
  await page.goto(`${originOf('default')}/calculators/emi?amount=20000&rate=15&months=24`)
  await expect(figure(page)).toContainText('₹970')
  await expect(
    page.getByRole('link', { name: /^(?:\d+ lenders? at this or less|See .* more)$/ }),
  ).toHaveAttribute('href', '/personal-loans?amount=20000&tenure=24')
  await expect(field(page, say.amount)).toHaveValue('20,000')
  await field(page, say.rate).fill('fifteen')
  await page.getByRole('button', { name: say.workOut }).click()
  await expect(page.getByText(say.notNumber)).toBeVisible()
  await expect(field(page, say.rate)).toHaveValue('fifteen')
  await field(page, say.rate).fill('15')
  await field(page, say.amount).fill('1,00,000')
  await page.getByRole('button', { name: say.workOut }).click()
  await expect(figure(page)).toContainText('₹4,849')
  await context.close()
})

test(
  'by keyboard alone, and what was worked out stays where the line is lost',
  { tag: '@desktop' },
  async ({ page }) => {
    const say = words.en
    await openLive(page, `${originOf('default')}/calculators/emi`)
    const slider = page.getByRole('slider', { name: say.slider })
    await tabTo(page, slider)
    await page.keyboard.press('Home')
    await expect(field(page, say.months)).toHaveValue('1')
    await expect(figure(page)).toContainText('₹5,05,833')
    await page.context().setOffline(true)
    await field(page, say.months).fill('36')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(figure(page)).toContainText('₹5,05,833')
    await page.context().setOffline(false)
    await press(page, page.getByRole('button', { name: say.workOut }))
    await expect(figure(page)).toContainText('₹17,089')
  },
)
