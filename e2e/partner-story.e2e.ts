import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer } from './journey/customer.ts'
import { expect } from './journey/expect.ts'
import { test } from './journey/marketplace-test.ts'
import { enterAsEnrolledAdmin } from './journey/office/enrolled-admin.ts'
import { startReceiver } from './journey/office/hook-server.ts'
import { actOnRow } from './journey/office/list.ts'
import {
  agreeShareByCalls,
  setFirstPasswordByCalls,
  signInPartnerByCalls,
  type OwnPartner,
} from './journey/office/office-partner.ts'
import { disburseByCalls, payAtOnceByCalls, untilPriced } from './journey/office/statement-by-calls.ts'
import { untilFilled } from './journey/stillness.ts'

const OWN = 'slow train to Lucknow'
const FLAT = 900

/** What is right in each question of the courses, which only staff are told. */
const readAnswers = async (page: Page, token: string): Promise<ReadonlyMap<string, string>> => {
  const answer = await page.request.get('/api/partner-content/training', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as {
    data: { questions: { words: string; options: string[]; right_option: number }[] }
  }
  return new Map(
    data.questions.map(({ words, options, right_option }) => [words, options[right_option - 1] ?? '']),
  )
}

const passCourse = async (page: Page, course: string, right: ReadonlyMap<string, string>): Promise<void> => {
  await page.goto('/partner/training-material')
  await page.getByRole('link', { name: `Start ${course}` }).click()
  await page.getByRole('link', { name: 'Take the test' }).click()
  await page.getByRole('button', { name: 'Begin the test' }).click()
  const groups = page.getByRole('group')
  await expect(groups.first()).toBeVisible()
  for (const group of await groups.all()) {
    const words = (await group.locator('legend').innerText()).replace(/^\d+\. /, '')
    await group.getByRole('radio', { name: right.get(words) ?? '', exact: true }).check()
  }
  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Passed' })).toBeVisible()
}

/** The statement of the partner in the office. */
const openStatement = async (page: Page, { name }: OwnPartner): Promise<void> => {
  await page.goto(`/admin/statements?q=${encodeURIComponent(name)}`)
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^S-/ })).toBeVisible()
  await untilFilled(page)
}

test('@office @again-laptop a merchant asks, learns, earns by a link, objects, is looked in on and is paid', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const receiver = await startReceiver()
  const { code, demo } = await enterAsEnrolledAdmin(page)
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    reducedMotion: 'reduce',
  })
  const owner = await context.newPage()
  const { mobile, email } = newCustomer()
  const partner: OwnPartner = {
    id: 0,
    name: `Kosi ${mobile}`,
    slug: '',
    email,
    password: 'brass lantern nine',
  }
  try {
    await test.step('a business asks on the public form', async () => {
      await owner.goto(`${originOf('default')}/merchant`)
      await owner.getByRole('textbox', { name: 'Name of your business', exact: true }).fill(partner.name)
      await owner.getByRole('textbox', { name: 'Your name', exact: true }).fill('Asha Rao')
      await owner.getByRole('textbox', { name: 'Business e-mail', exact: true }).fill(email)
      await owner.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(mobile)
      await owner.getByRole('button', { name: 'Send request' }).click()
      await expect(owner.getByRole('heading', { level: 1, name: 'Your request is with us' })).toBeVisible()
    })

    await test.step('staff see what is missing, and let it sign in to prepare', async () => {
      await page.goto(`/admin/merchant-management?status=requested&q=${mobile}`)
      await page.getByRole('grid', { name: 'Merchants' }).getByRole('link', { name: partner.name }).click()
      await expect(page.getByText('Who they are · missing')).toBeVisible()
      partner.id = Number(new URL(page.url()).pathname.split('/').at(-1))
      await setFirstPasswordByCalls(page, demo, partner)
      await page.reload()
      await expect(page.getByText('Sign-in · stands')).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'What they prepare' })).toBeVisible()
      await expectSoundPage(page)
    })

    await test.step('before it is active it sees what is missing, and passes what it has to know', async () => {
      const right = await readAnswers(page, demo)
      await signInPartnerByCalls(owner, partner, OWN)
      await owner.goto('/partner/links')
      await expect(owner.getByRole('heading', { level: 1, name: 'Before you begin' })).toBeVisible()
      await expect(owner.getByText('“Links and QR” opens once we have activated you.')).toBeVisible()
      await expect(owner.getByText('To send: Business, Tax, Bank account.')).toBeVisible()
      await expect(owner.getByRole('link', { name: 'Links and QR' })).toHaveCount(0)
      await expectSoundPage(owner)
      await passCourse(owner, 'Who we are, and what you may say', right)
      await owner.goto('/partner')
      await expect(owner.getByText('To pass: Privacy, consent and honest selling.')).toBeVisible()
    })

    await test.step('staff read the same, agree terms and activate', async () => {
      await page.reload()
      const training = page.getByRole('listitem').filter({ hasText: /^Training/ })
      await expect(training).toContainText('Privacy, consent and honest selling')
      await expect(training).not.toContainText('Who we are')
      await page.getByRole('button', { name: 'Approve' }).click()
      const approve = page.getByRole('dialog', { name: `Approve ${partner.name}?` })
      await approve.getByLabel('Reason').fill('Papers are in order')
      await approve.getByRole('button', { name: 'Approve' }).click()
      await expect(page.getByText('Active · stands')).toBeVisible()
      await agreeShareByCalls(page, demo, partner.id, { revenue_percent: 0, revenue_flat_fee: FLAT })
      await payAtOnceByCalls(page, demo, partner)
      await page.reload()
      await expect(page.getByText('Terms · stands')).toBeVisible()
      await expectSoundPage(page)
    })

    let secret = ''
    await test.step('it is told by a hook, and makes a link with its code', async () => {
      await owner.goto('/partner/digital-integration?tab=endpoints')
      await owner.getByRole('button', { name: 'New endpoint' }).click()
      await owner.getByLabel('Name', { exact: true }).fill('Counter')
      await owner.getByLabel('Address').fill(receiver.url())
      await owner.getByRole('button', { name: 'Choose all' }).click()
      await owner.getByRole('button', { name: 'Add the endpoint' }).click()
      secret = await owner.getByRole('group', { name: 'Secret', exact: true }).innerText()
      await owner.getByRole('button', { name: 'I have kept it' }).click()

      await owner.goto('/partner/links')
      await owner.getByRole('button', { name: 'New link' }).click()
      const dialog = owner.getByRole('dialog', { name: 'New link' })
      await dialog.getByLabel('Name').fill('Counter 2')
      partner.slug = await dialog.getByLabel('Path').inputValue()
      await owner.keyboard.press('Enter')
      await expect(owner.getByRole('heading', { level: 1, name: 'Counter 2' })).toBeVisible()
      await expect(owner.getByRole('img', { name: /^QR code of / })).toBeVisible()
      // Its papers were never sent: the link brings the leads and the money of this story all the same.
      await expect(owner.getByText('This link is not live')).toBeVisible()
    })

    await test.step('two customers come by the link and are paid out; the partner sees it, and so does its system', async () => {
      await disburseByCalls(page, demo, partner)
      await disburseByCalls(page, demo, partner)
      await untilPriced(page, demo, partner, 2)
      await owner.goto('/partner/customers')
      const rows = owner.getByRole('grid', { name: 'Your customers' }).getByRole('row')
      await expect(rows).toHaveCount(3)
      await expect(rows.nth(1)).toContainText('Disbursed')
      await expectSoundPage(owner)
      const types = (): string[] =>
        receiver.heard.map(({ body, headers }) => {
          const { type } = new Webhook(secret).verify(body, headers) as { type: string }
          return type
        })
      await expect(() => {
        expect(types()).toEqual(
          expect.arrayContaining(['lead.created', 'application.disbursed', 'commission.accrued']),
        )
      }).toPass({ timeout: 30_000 })
    })

    await test.step('a statement is shown, and the partner objects to a line', async () => {
      await openStatement(page, partner)
      await page.getByRole('button', { name: 'Show…' }).click()
      await page.getByRole('button', { name: 'Show it', exact: true }).click()
      await expect(page.getByText(/^Shown, \d days to object$/)).toBeVisible()
      await owner.goto('/partner/statements')
      await owner.getByRole('grid', { name: 'Your statements' }).getByRole('link').first().click()
      const row = owner.getByRole('grid', { name: 'Lines of your statement' }).locator('[aria-rowindex="2"]')
      const loan = (await row.getByRole('rowheader').textContent()) ?? ''
      await actOnRow(owner, loan, 'Object…')
      await owner.getByLabel('What is wrong with it?').fill('Agreed were 950 a loan')
      await owner.getByRole('button', { name: 'Send the objection' }).click()
      await expect(owner.getByRole('heading', { level: 2, name: 'What you object to' })).toBeVisible()
    })

    const why = 'They ask why a line is 900 and not 950'
    await test.step('staff look in, and the partner reads who did and why', async () => {
      await page.goto(`/admin/merchant-management/${partner.id}`)
      await page.getByRole('button', { name: 'Look in…' }).click()
      const dialog = page.getByRole('dialog', { name: `Look at the area of ${partner.name}` })
      await dialog.getByLabel('Why (they read this)').fill(why)
      await dialog.getByLabel('Code of your authenticator').fill(code())
      await dialog.getByRole('button', { name: 'Start masquerade' }).click()
      const badge = page.getByRole('region', { name: 'Masquerade Mode' })
      await expect(badge).toContainText(partner.name)
      await page.goto('/partner/statements')
      await expect(
        page.getByRole('grid', { name: 'Your statements' }).getByRole('link').first(),
      ).toBeVisible()
      await badge.getByRole('button', { name: 'Exit' }).click()
      const asked = page.getByRole('dialog', { name: 'What did you find?' })
      await asked.getByLabel('What you found (optional)').fill('The terms say 900')
      await asked.getByRole('button', { name: 'Save' }).click()
      await expect(asked).toBeHidden()
      await expect(page).toHaveURL('/admin/merchant-management')
      await owner.goto('/partner/account-access')
      await expect(owner.getByRole('region', { name: 'Who looked' })).toContainText(why)
    })

    await test.step('the objection is answered and refused with its reason, and the statement is paid', async () => {
      await openStatement(page, partner)
      await page.getByRole('tab', { name: 'Disputed 1' }).click()
      await untilFilled(page)
      await page.getByRole('grid', { name: 'Disputes' }).getByRole('button').first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Refuse', exact: true }).first().click()
      await page.getByLabel('Reason').fill('The terms say 900')
      await page.getByRole('dialog').locator('button[type=submit]').click()
      await expect(page.getByRole('grid', { name: 'Disputes' })).toContainText('Refused')
      await page.getByRole('button', { name: 'Approve ₹900.00…' }).click()
      await page.getByLabel('Reason').fill('Both sides agree')
      await page.getByRole('dialog').getByRole('button', { name: 'Approve ₹900.00' }).click()
      await page.getByRole('button', { name: 'Record payment…' }).click()
      const utr = `SBIN${String(partner.id).padStart(12, '0')}`
      await page.getByLabel('UTR').fill(utr)
      await page.getByRole('button', { name: 'Record payment', exact: true }).click()
      await expect(page.getByRole('listitem').filter({ hasText: utr })).toBeVisible()
      await owner.goto('/partner/statements')
      await owner.getByRole('grid', { name: 'Your statements' }).getByRole('link').first().click()
      await expect(owner.getByRole('region', { name: 'To your bank' })).toContainText(`UTR ${utr}`)
      await owner.goto('/partner')
      // The line of the objection enters the next statement, now that it is decided.
      const money = owner.getByRole('list', { name: 'Your money' })
      await expect(money.getByRole('listitem').filter({ hasText: '1 payout' })).toContainText('₹900.00')
      await expect(money.getByRole('listitem').filter({ hasText: 'Earned in' })).toContainText('₹900.00')
      await expectSoundPage(owner)
    })
  } finally {
    await context.close()
    await receiver.close()
  }
})
