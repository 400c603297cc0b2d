import { expect, type Page } from '@playwright/test'
import { declaredPages } from '../server/src/connectors/declared-pages.ts'
import type { DeclaredFact, PageDeclaration } from '../server/src/connectors/page-declaration.ts'
import { originOf } from './journey/addresses.ts'
import { expectSoundPage } from './journey/check-page.ts'
import { newCustomer, type Customer } from './journey/customer.ts'
import { applyByCalls } from './journey/lender-pages.ts'
import { test } from './journey/marketplace-test.ts'
import type { Language } from './journey/phrases.ts'
import { arriveWithDetails, type PreparedSession } from './journey/prepared-customer.ts'

const personal = declaredPages.filter(({ page }) => !page.startsWith('gold-'))

/** "kaarwan-small-finance-bank" as its company is called in the demo. */
const companyOf = ({ slug }: PageDeclaration): string =>
  `${slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')} Limited`

const words = {
  en: {
    send: (lender: string) => `Send to ${lender}`,
    leave: (lender: string) => `Go on at ${lender}`,
    finish: /^Finish/,
    sendPasscode: 'Have the passcode sent',
    passcode: (lender: string) => `Six-digit passcode of ${lender}`,
    approved: (lender: string) => `${lender} has said yes`,
    declined: (lender: string) => `${lender} has said no this time`,
    pending: (lender: string) => `${lender} has all it asked for`,
    error: (lender: string) => `${lender} is not answering right now.`,
    reason: (lender: string) => `Your credit score is below what ${lender} asks for.`,
    offers: 'See the offers that match',
    tries: (left: number) => (left === 1 ? '1 try left' : `${left} tries left`),
    noMore: 'No more passcodes can be sent for now.',
  },
  hi: {
    send: (lender: string) => `${lender} को भेजें`,
    leave: (lender: string) => `${lender} की साइट पर आगे बढ़ें`,
    finish: /^Finish/,
    sendPasscode: 'पासकोड मँगाएँ',
    passcode: (lender: string) => `${lender} का छह अंकों का पासकोड`,
    approved: (lender: string) => `${lender} ने हाँ कर दी है`,
    declined: (lender: string) => `${lender} ने इस बार मना कर दिया`,
    pending: (lender: string) => `${lender} को जो चाहिए था, मिल गया`,
    error: (lender: string) => `${lender} अभी जवाब नहीं दे रहा।`,
    reason: (lender: string) => `आपका क्रेडिट स्कोर ${lender} की माँग से कम है।`,
    offers: 'मेल खाने वाले ऑफ़र देखें',
    tries: (left: number) => (left === 1 ? '1 मौका बाकी' : `${left} मौके बाकी`),
    noMore: 'अभी और पासकोड नहीं भेजे जा सकते।',
  },
} as const

const dayIn = (days: number): string => {
  const [year, month, day] = new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return `${day}/${month}/${year}`
}

/** A fit answer by the kind of the question; what may stay empty stays so. */
const answer = async (page: Page, fact: DeclaredFact, language: Language): Promise<void> => {
  if (fact.is_needed === 0) return
  const label = fact.label[language]
  if (fact.kind === 'agree') return page.getByRole('checkbox', { name: label }).check()
  if (fact.kind === 'choice') {
    const [first] = fact.options
    const group = page.getByRole('group', { name: label })
    return group.getByRole('radio', { name: first?.label[language] ?? '', exact: true }).check()
  }
  const typed = {
    text: 'Sunita Rao',
    mobile: '98765 43210',
    email: 'asha@example.com',
    whole: '2',
    money: '15,000',
    day: fact.kind === 'day' ? dayIn(fact.to_days) : '',
  }[fact.kind]
  return page.getByRole('textbox', { name: label, exact: true }).fill(typed)
}

interface Walk {
  page: Page
  customer: Customer
  language: Language
  declared: PageDeclaration
}

const openPage = async ({ page, declared }: Pick<Walk, 'page' | 'declared'>): Promise<void> => {
  await page.goto(`/user/${declared.page}`)
  await expect(page.getByRole('heading', { level: 1, name: companyOf(declared) })).toBeVisible()
}

/** Does the steps of a lender's page, each by its pattern. */
const doSteps = async (walk: Walk): Promise<void> => {
  const { page, customer, language, declared } = walk
  const say = words[language]
  const lender = companyOf(declared)
  await openPage(walk)
  for (const step of declared.steps) {
    await expect(page.getByRole('heading', { level: 2, name: step.heading[language] })).toBeVisible({
      timeout: 60_000,
    })
    await expectSoundPage(page)
    if (step.pattern === 'fields') {
      for (const fact of step.fields) await answer(page, fact, language)
      await page.getByRole('button', { name: say.send(lender) }).click()
    } else if (step.pattern === 'redirect') {
      await page.getByRole('button', { name: say.leave(lender) }).click()
      await page.getByRole('button', { name: say.finish }).click()
      await expect(page).toHaveURL(`${originOf('default')}/user/${declared.page}`)
    } else {
      await expect(page).toHaveURL(`${originOf('default')}/user/${declared.page}/passcode`)
      await page.getByRole('button', { name: say.sendPasscode }).click()
      const field = page.getByRole('textbox', { name: say.passcode(lender) })
      await field.fill('111111')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.fill(customer.mobile.slice(-6))
    }
  }
  await expect(page.getByRole('heading', { level: 2, name: say.pending(lender) })).toBeVisible()
}

const arrive = async (
  page: Page,
  amount: number,
  language: Language,
): Promise<{ customer: Customer; session: Required<PreparedSession> }> => {
  const customer = newCustomer(amount)
  const session = await arriveWithDetails(page, customer, { language })
  await applyByCalls(page.request, session, personal.map(companyOf), {
    origin: originOf('default'),
    tenure: 18,
  })
  return { customer, session }
}

for (const { end, amount, language, width } of [
  { end: 'approved', amount: 200_000, language: 'en', width: '@phone' },
  { end: 'declined', amount: 200_111, language: 'hi', width: '@phone' },
  { end: 'pending', amount: 200_444, language: 'hi', width: '@desktop' },
] as const) {
  test(`every page of a lender to its end, ${end}, ${language}`, { tag: width }, async ({ page }) => {
    test.setTimeout(420_000)
    const say = words[language]
    const { customer } = await arrive(page, amount, language)
    for (const declared of personal) {
      await test.step(declared.page, () => doSteps({ page, customer, language, declared }))
    }
    for (const declared of personal) {
      const lender = companyOf(declared)
      await openPage({ page, declared })
      await expect(page.getByRole('heading', { level: 2, name: say[end](lender) })).toBeVisible({
        timeout: 90_000,
      })
      if (end === 'declined') {
        await expect(page.getByText(say.reason(lender))).toBeVisible()
        await expect(page.getByRole('link', { name: say.offers })).toHaveAttribute('href', '/user/offers')
        const below = declared.page === 'konkan-credit' ? '/declined' : ''
        await expect(page).toHaveURL(`${originOf('default')}/user/${declared.page}${below}`)
      }
      await expectSoundPage(page)
    }
  })
}

test(
  'every page of a lender that answers with an error says so and loses nothing',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(420_000)
    const say = words.en
    await arrive(page, 200_777, 'en')
    for (const declared of personal) {
      const lender = companyOf(declared)
      const [step] = declared.steps
      await openPage({ page, declared })
      await expect(page.getByRole('heading', { level: 2, name: step.heading.en })).toBeVisible({
        timeout: 60_000,
      })
      const isFields = step.pattern === 'fields'
      if (isFields) for (const fact of step.fields) await answer(page, fact, 'en')
      await page.getByRole('button', { name: isFields ? say.send(lender) : say.leave(lender) }).click()
      await expect(page.getByRole('alert').filter({ hasText: say.error(lender) })).toBeVisible()
      await expectSoundPage(page)
      const typed = isFields ? step.fields.find(({ kind }) => kind === 'text' || kind === 'whole') : undefined
      if (typed === undefined) continue
      await page.reload()
      const field = page.getByRole('textbox', { name: typed.label.en, exact: true })
      await expect(field).toHaveValue(typed.kind === 'text' ? 'Sunita Rao' : '2')
    }
  },
)

for (const language of ['en', 'hi'] as const) {
  test(
    `wrong passcodes until none is left: told, the same after a reload and in another tab (${language})`,
    { tag: '@phone' },
    async ({ page, context }) => {
      const say = words[language]
      const customer = newCustomer(200_444)
      const session = await arriveWithDetails(page, customer, { language })
      const declared = personal.find(({ slug }) => slug === 'titli-money')
      if (declared === undefined) throw new Error('no lender has a passcode page')
      const lender = companyOf(declared)
      await applyByCalls(page.request, session, [lender], { origin: originOf('default'), tenure: 18 })
      await openPage({ page, declared })
      const [facts] = declared.steps
      await expect(page.getByRole('heading', { level: 2, name: facts.heading[language] })).toBeVisible({
        timeout: 60_000,
      })
      if (facts.pattern === 'fields') for (const fact of facts.fields) await answer(page, fact, language)
      await page.getByRole('button', { name: say.send(lender) }).click()
      await page.getByRole('button', { name: say.sendPasscode }).click()
      const field = page.getByRole('textbox', { name: say.passcode(lender) })
      const other = await context.newPage()
      await openPage({ page: other, declared })
      const otherField = other.getByRole('textbox', { name: say.passcode(lender) })
      await expect(otherField).toBeVisible()
      for (const left of [4, 3, 2, 1]) {
        await field.fill('111111')
        await expect(page.getByText(say.tries(left))).toBeVisible()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toBeFocused()
      }
      await expectSoundPage(page)
      await field.fill('111111')
      await expect(field).toHaveCount(0)
      const over = page.getByRole('status').filter({ hasText: say.noMore })
      await expect(over.getByRole('link', { name: say.offers })).toHaveAttribute('href', '/user/offers')
      await expectSoundPage(page)
      // The right one comes too late there as well.
      await otherField.fill(customer.mobile.slice(-6))
      await expect(other.getByText(say.noMore)).toBeVisible()
      await expect(otherField).toHaveCount(0)
      await other.close()
      await page.reload()
      await expect(over).toBeVisible()
      await over.getByRole('link', { name: say.offers }).click()
      await expect(page).toHaveURL(`${originOf('default')}/user/offers`)
      await page.goBack()
      await expect(over).toBeVisible()
    },
  )
}

test(
  'a page of a lender without an application there, a sub-page out of turn, and a forged way back',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    const customer = newCustomer(200_444)
    const session = await arriveWithDetails(page, customer)
    const unknown = 'There is no application to this lender. Nothing was sent.'
    await page.goto('/user/konkan-credit/declined')
    await expect(page.getByText(unknown)).toBeVisible()
    await applyByCalls(page.request, session, ['Konkan Credit Limited', 'Samudra Bank Limited'], {
      origin: originOf('default'),
      tenure: 18,
    })
    await page.goto('/user/konkan-credit/declined')
    await expect(page).toHaveURL(/\/user\/konkan-credit$/)
    await page.goto('/user/kadamba-bank')
    await expect(page.getByText(unknown)).toBeVisible()
    await page.goto('/user/gold-doorstep')
    await expect(page).toHaveURL(/\/user\/offers$/)
    const forged = `state=x&outcome=done&at=1763600000&signature=${'0'.repeat(64)}`
    await page.goto(`/user/samudra-bank?${forged}`)
    await expect(page.getByText('This way back is not valid any more.')).toBeVisible()
    await expect(page).toHaveURL(/\/user\/samudra-bank$/)
    await expect(page.getByRole('button', { name: 'Go on at Samudra Bank Limited' })).toBeVisible({
      timeout: 60_000,
    })
  },
)
