import { expect } from './journey/expect.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer } from './journey/customer.ts'
import { fillNeeds, fillOffers, personalAnswers } from './journey/details.ts'
import { test } from './journey/marketplace-test.ts'
import {
  agreeAndSend,
  apiLender,
  expectOffers,
  offerOf,
  openApply,
  redirectLender,
} from './journey/offers.ts'
import { phrases, type Language } from './journey/phrases/phrases.ts'
import { enterPasscode, openStart, startWith } from './journey/sign-in.ts'

interface Run {
  project: 'phone' | 'again-phone' | 'again-desktop'
  language: Language
  brand: { slug: string; name: string }
  signIn: 'mobile' | 'email'
  lender: typeof apiLender
  /** The last three digits decide what an API lender makes of it. */
  amount: number
  end: 'finishAtLender' | 'disbursed' | 'rejected'
}

const plain = { slug: 'default', name: 'Sahimol' }
const pale = { slug: 'nimbupay', name: 'Nimbupay' }
/** Pale too, with a partner's logo, a title of its own and terms. */
const coBranded = { slug: 'chandnimart', name: 'Chandnimart' }

const viaApi = { lender: apiLender, amount: 200_000, end: 'disbursed' } as const
const refused = { lender: apiLender, amount: 200_111, end: 'rejected' } as const
const redirected = { lender: redirectLender, amount: 200_000, end: 'finishAtLender' } as const

const runs: readonly Run[] = [
  { project: 'phone', language: 'en', brand: plain, signIn: 'mobile', ...viaApi },
  { project: 'again-phone', language: 'hi', brand: pale, signIn: 'email', ...refused },
  { project: 'again-desktop', language: 'hi', brand: coBranded, signIn: 'mobile', ...redirected },
]

const titleOf = ({ project, language, brand, lender, end }: Run): string =>
  `from the first page to ${lender.name}, ${end}: ${project}, ${language}, ${brand.name}`

for (const run of runs) {
  const { project, language, brand, signIn, lender, amount, end } = run
  test(titleOf(run), { tag: `@${project}` }, async ({ page }) => {
    // A score of pages, each looked at whole.
    test.slow()
    const say = phrases[language]
    const customer = newCustomer(amount)
    const contact = customer[signIn]

    await openStart(page, originOf(brand.slug), language)
    await expect(
      page.getByRole('banner').getByRole('link', { name: say.layout.home(brand.name) }),
    ).toBeVisible()
    await expectSoundPage(page)
    await startWith(page, say, contact)
    await expectSoundPage(page)
    await enterPasscode(page, say, contact)
    await expectSoundPage(page)

    await page.getByRole('button', { name: say.products.personal }).click()
    const answers = personalAnswers(page, say, { customer, signedInBy: signIn })
    await fillOffers(page, say, answers, () => expectSoundPage(page))

    await expectOffers(page, say)
    await expectSoundPage(page)
    await page.getByRole('link', { name: say.offers.keyFactsOf(lender.name) }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.keyFacts.heading })).toBeVisible()
    for (const annex of say.keyFacts.annexes)
      await expect(page.getByRole('table', { name: annex })).toBeVisible()
    await expectSoundPage(page)
    // What was closed stays closed with the page loaded anew.
    await page.getByRole('link', { name: say.offers.applyTo(lender.name) }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.reload()
    await expectOffers(page, say)
    await expect(page.getByRole('dialog')).toBeHidden()

    const dialog = await openApply(page, say, lender.name)
    if (lender === apiLender) await fillNeeds(page, say, answers, () => expectSoundPage(page))
    await expect(dialog.getByRole('button', { name: say.offers.send })).toBeEnabled({ timeout: 30_000 })
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: say.offers.send }).click()
    await expect(dialog.getByText(say.offers.agreeMissing)).toBeVisible()
    await agreeAndSend(page, say, lender.name)
    await expectSoundPage(page)
    if (end === 'finishAtLender') {
      const onward = page.getByRole('link', { name: say.application.goTo(lender.name) })
      await expect(onward).toHaveAttribute(
        'href',
        /^https:\/\/meghdoot-bank\.example\.com\/apply\?ref=[0-9a-f-]{36}$/,
      )
    }

    await page.getByRole('link', { name: say.application.toStatus }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.application.heading })).toBeVisible()
    const card = page.getByRole('region', { name: lender.name })
    await expect(card.getByText(say.application[end], { exact: true }).first()).toBeVisible({
      timeout: 60_000,
    })
    if (end === 'rejected') await expect(card.getByText(say.application.lowScore(lender.name))).toBeVisible()
    await card.locator('summary').first().click()
    await card.getByText(say.application.allSteps).click()
    await expect(card.getByRole('listitem').last()).toContainText(say.application[end])
    await expectSoundPage(page)

    await page.goto(`${originOf(brand.slug)}/user/offers`)
    await expectOffers(page, say)
    await expect(offerOf(page, lender.name).getByRole('link', { name: say.offers.view })).toBeVisible()
  })
}
