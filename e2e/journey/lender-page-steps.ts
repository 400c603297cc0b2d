import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { PageDeclaration } from '../../server/src/market/connectors/page-declaration.ts'
import { originOf } from './addresses.ts'
import { expectSoundPage } from './check-page.ts'
import type { Customer } from './customer.ts'
import { answerFact, companyOf } from './lender-pages.ts'
import type { Language } from './phrases/phrases.ts'

/** What a lender’s page says, in either language. */
export const lenderPageWords = {
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

export interface Walk {
  page: Page
  customer: Customer
  language: Language
  declared: PageDeclaration
}

export const openLenderPage = async ({ page, declared }: Pick<Walk, 'page' | 'declared'>): Promise<void> => {
  await page.goto(`/user/${declared.page}`)
  await expect(page.getByRole('heading', { level: 1, name: companyOf(declared) })).toBeVisible()
}

/** Does the steps of a lender's page, each by its pattern. */
export const doLenderSteps = async (walk: Walk): Promise<void> => {
  const { page, customer, language, declared } = walk
  const say = lenderPageWords[language]
  const lender = companyOf(declared)
  await openLenderPage(walk)
  for (const step of declared.steps) {
    await expect(page.getByRole('heading', { level: 2, name: step.heading[language] })).toBeVisible({
      timeout: 60_000,
    })
    await expectSoundPage(page)
    if (step.pattern === 'fields') {
      for (const fact of step.fields) await answerFact(page, fact, language)
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
