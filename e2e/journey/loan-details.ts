import type { Page } from '@playwright/test'
import type { Customer } from './customer.ts'
import {
  choiceField,
  fillAbout,
  fillAddress,
  fillContact,
  fillEmployer,
  fillHome,
  fillIncome,
  fillPerson,
  textField,
  type LoanAnswers,
} from './details.ts'
import type { LoanPhrases } from './phrases/loan-phrases.ts'
import type { Phrases } from './phrases/phrases.ts'

/** Who fills in which words where. */
export interface LoanForm {
  page: Page
  say: Phrases
  loan: LoanPhrases
  customer: Customer
}

const choose = async (page: Page, name: string, choice: string): Promise<void> => {
  await choiceField(page, name).selectOption(choice)
}

const pick = (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).check()

const amount = ({ page, say, customer }: LoanForm): Promise<void> =>
  textField(page, say.details.amount).fill(String(customer.amount))

/** What every lender needs, whatever the loan. */
const person = ({ page, say, customer }: LoanForm) => [
  () => fillAbout(page, say),
  () => fillContact(page, say, customer, 'mobile'),
]

/** The answers of each loan. */
export const partsOf = {
  /** A company of Lucknow, with a GSTIN that its check digit fits. */
  business: (form: LoanForm): LoanAnswers => {
    const { page, say, loan } = form
    const { business: words } = loan
    return {
      offers: async () => {
        await amount(form)
        await choose(page, say.details.work, words.work)
        await choose(page, words.registration, words.registrationChoice)
        await choose(page, words.years, words.yearsChoice)
        await choose(page, words.turnover, words.turnoverChoice)
        await fillPerson(page, say)
      },
      needs: [
        ...person(form),
        () => fillHome(page, say),
        async () => {
          await textField(page, words.name).fill('Gomti Textiles')
          await choose(page, words.kind, words.kindChoice)
          await textField(page, words.pan).fill('aaacg1234k')
          await textField(page, words.gstin).fill('09aaacg1234k1zr')
          await choose(page, words.nature, words.natureChoice)
          await choose(page, words.profit, words.profitChoice)
        },
      ],
    }
  },
  gold: (form: LoanForm, weight: string): LoanAnswers => {
    const { page, say, loan: words } = form
    return {
      offers: async () => {
        await pick(page, words.gold.carat)
        await textField(page, words.gold.weight).fill(weight)
        await textField(page, say.details.birthDate).fill('17/05/1990')
        await textField(page, say.details.pin).fill('226001')
      },
      needs: [...person(form), () => fillAddress(page, say)],
    }
  },
  housing: (form: LoanForm): LoanAnswers => {
    const { page, say, customer, loan: words } = form
    return {
      offers: async () => {
        await textField(page, words.home.value).fill('25,00,000')
        await amount(form)
        await fillIncome(page, say, customer)
        await textField(page, say.details.birthDate).fill('17/05/1990')
        await textField(page, words.home.pin).fill('226016')
        await pick(page, say.details.scoreUnknown)
      },
      needs: [
        ...person(form),
        async () => {
          await fillHome(page, say)
          await textField(page, say.details.pin).fill('226001')
        },
        async () => {
          await fillEmployer(page, say)
          await choose(page, say.details.household, say.details.householdChoice)
        },
        () => choose(page, words.home.kind, words.home.kindChoice),
      ],
    }
  },
  student: (form: LoanForm): LoanAnswers => {
    const { page, say, loan: words } = form
    return {
      offers: async () => {
        await amount(form)
        await textField(page, words.course.income).fill('60000')
        await fillPerson(page, say)
      },
      needs: [
        ...person(form),
        () => fillAddress(page, say),
        async () => {
          await textField(page, words.course.name).fill('B.Tech')
          await textField(page, words.course.institute).fill('Awadh Institute of Technology')
          await choose(page, words.course.level, words.course.levelChoice)
          await pick(page, words.course.india)
          await textField(page, words.course.cost).fill('12,00,000')
        },
      ],
    }
  },
  vehicle: (form: LoanForm, { model, price, downPayment }: Vehicle): LoanAnswers => {
    const { page, say, customer, loan: words } = form
    return {
      offers: async () => {
        await textField(page, words.vehicle.price).fill(String(price))
        await textField(page, words.vehicle.downPayment).fill(String(downPayment))
        await fillIncome(page, say, customer)
        await fillPerson(page, say)
      },
      needs: [
        ...person(form),
        () => fillHome(page, say),
        () => fillEmployer(page, say),
        async () => {
          await pick(page, words.vehicle.isNew)
          await textField(page, words.vehicle.model).fill(model)
        },
      ],
    }
  },
}

export interface Vehicle {
  model: string
  price: number
  downPayment: number
}
