import { expect } from './journey/expect.ts'
import { newCustomer } from './journey/customer.ts'
import { fillNeeds, fillOffers, personalAnswers } from './journey/details.ts'
import { test } from './journey/marketplace-test.ts'
import { agreeAndSend, apiLender, expectOffers, openApply } from './journey/offers.ts'
import { phrases } from './journey/phrases/phrases.ts'
import { arriveSignedIn, bearer } from './journey/prepared/prepared-customer.ts'

const say = phrases.en
/** How many answers may stand between a fresh product and its offers. */
const MOST_ANSWERS = 9

test(
  'few answers lead to the offers, the rest is asked once in the lender’s name',
  { tag: '@phone' },
  async ({ page }) => {
    const customer = newCustomer()
    const session = await arriveSignedIn(page, customer)
    const answers = personalAnswers(page, say, { customer })
    await page.goto('/user/user-detail')
    await expect(page.getByRole('heading', { level: 1, name: say.details.quick })).toBeVisible()
    const asked = await page
      .locator('main form [name]')
      .evaluateAll((fields) => [...new Set(fields.map((field) => field.getAttribute('name')))])
    expect(asked.length).toBeLessThanOrEqual(MOST_ANSWERS)
    // Who they are is nobody's business yet.
    for (const name of ['pan_name', 'tin', 'email', 'address1', 'employer_name'])
      expect(asked).not.toContain(name)
    await fillOffers(page, say, answers)
    await expectOffers(page, say)

    const sheet = await openApply(page, say, apiLender.name)
    await expect(sheet.getByText(`${apiLender.name} needs these 9 answers`)).toBeVisible()
    await expect(sheet.getByRole('checkbox', { name: say.offers.agree(apiLender.name) })).toHaveCount(0)
    await answers.needs[0]?.()
    await sheet.getByRole('button', { name: say.offers.needsNext }).click()
    await sheet.getByRole('button', { name: 'Close', exact: true }).click()
    // What was told to nobody yet is not asked again.
    await openApply(page, say, apiLender.name)
    await expect(sheet.getByText(`${apiLender.name} needs these 6 answers`)).toBeVisible()
    await fillNeeds(page, say, { ...answers, needs: answers.needs.slice(1) })
    await sheet.getByText('Read the exact words').click()
    await expect(sheet.getByText(`may give ${apiLender.name} these details`)).toBeVisible()
    await sheet.getByRole('button', { name: say.offers.send }).click({ timeout: 30_000 })
    await expect(sheet.getByRole('checkbox', { name: say.offers.agree(apiLender.name) })).toBeFocused()
    await expect(sheet.getByText(say.offers.agreeMissing)).toBeVisible()
    await agreeAndSend(page, say, apiLender.name)
    const answer = await page.request.get(`/api/user/${session.prospectAppId}`, { headers: bearer(session) })
    expect(await answer.json()).toMatchObject({
      data: {
        pan_name: 'A*** V****',
        first_name: 'Asha',
        address1: '538K-14, Station Road',
        pl_completed: 1,
      },
    })
  },
)

test('who is logged in need not answer before the number again', { tag: '@phone' }, async ({ page }) => {
  await arriveSignedIn(page, newCustomer())
  await page.goto('/personal-loans/check')
  await page.getByRole('button', { name: 'Go on with my answers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.details.quick })).toBeVisible()
})
