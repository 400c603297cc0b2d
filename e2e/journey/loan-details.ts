import type { Page } from '@playwright/test'
import type { Customer } from './customer.ts'
import {
  choiceField,
  fillAbout,
  fillAddress,
  fillBank,
  fillContact,
  fillHome,
  fillIncome,
  fillWork,
  textField,
  type DetailPart,
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

const headed = (say: Phrases, index: number, fill: () => Promise<void>): DetailPart => ({
  heading: say.details.sections[index] ?? '',
  fill,
})

const about = ({ page, say }: LoanForm) => headed(say, 0, () => fillAbout(page, say))
const contact = ({ page, say, customer }: LoanForm) =>
  headed(say, 1, () => fillContact(page, say, customer, 'mobile'))
const address = ({ page, say }: LoanForm) => headed(say, 2, () => fillAddress(page, say))
const home = ({ page, say }: LoanForm) => headed(say, 2, () => fillHome(page, say))
const income = ({ page, say, customer }: LoanForm) => headed(say, 3, () => fillIncome(page, say, customer))
const work = ({ page, say, customer }: LoanForm) => headed(say, 3, () => fillWork(page, say, customer))
const loan = ({ page, say, customer }: LoanForm) =>
  headed(say, 4, () => textField(page, say.details.amount).fill(String(customer.amount)))
const bank = ({ page, say }: LoanForm) => headed(say, 5, () => fillBank(page, say))

/** A company of Lucknow, with a GSTIN that its check digit fits. */
const business = ({ page, say, loan: { business: words } }: LoanForm): DetailPart => ({
  heading: words.heading,
  fill: async () => {
    await choose(page, say.details.work, words.work)
    await textField(page, words.name).fill('Gomti Textiles')
    await choose(page, words.kind, words.kindChoice)
    await textField(page, words.pan).fill('aaacg1234k')
    await choose(page, words.registration, words.registrationChoice)
    await textField(page, words.gstin).fill('09aaacg1234k1zr')
    await choose(page, words.nature, words.natureChoice)
    await choose(page, words.years, words.yearsChoice)
    await choose(page, words.turnover, words.turnoverChoice)
    await choose(page, words.profit, words.profitChoice)
  },
})

/** The groups of each loan, in the order of its page. */
export const partsOf = {
  business: (form: LoanForm) => [
    about(form),
    contact(form),
    home(form),
    business(form),
    loan(form),
    bank(form),
  ],
  gold: (form: LoanForm, weight: string): DetailPart[] => {
    const { page, loan: words } = form
    const fill = async () => {
      await pick(page, words.gold.carat)
      await textField(page, words.gold.weight).fill(weight)
    }
    return [about(form), contact(form), address(form), { heading: words.gold.heading, fill }]
  },
  housing: (form: LoanForm): DetailPart[] => {
    const { page, loan: words } = form
    const fill = async () => {
      await choose(page, words.home.kind, words.home.kindChoice)
      await textField(page, words.home.value).fill('25,00,000')
      await textField(page, words.home.pin).fill('226016')
    }
    const property = { heading: words.home.heading, fill }
    return [about(form), contact(form), home(form), work(form), property, loan(form)]
  },
  student: (form: LoanForm): DetailPart[] => {
    const { page, loan: words } = form
    const course = async () => {
      await textField(page, words.course.name).fill('B.Tech')
      await textField(page, words.course.institute).fill('Awadh Institute of Technology')
      await choose(page, words.course.level, words.course.levelChoice)
      await pick(page, words.course.india)
      await textField(page, words.course.cost).fill('12,00,000')
    }
    const coApplicant = () => textField(page, words.course.income).fill('60000')
    return [
      about(form),
      contact(form),
      address(form),
      { heading: words.course.heading, fill: course },
      { heading: words.course.coApplicant, fill: coApplicant },
      loan(form),
    ]
  },
  vehicle: (form: LoanForm, { model, price, downPayment }: Vehicle): DetailPart[] => {
    const { page, loan: words } = form
    const fill = async () => {
      await pick(page, words.vehicle.isNew)
      await textField(page, words.vehicle.model).fill(model)
      await textField(page, words.vehicle.price).fill(String(price))
      await textField(page, words.vehicle.downPayment).fill(String(downPayment))
    }
    const vehicle = { heading: words.vehicle.heading, fill }
    return [about(form), contact(form), home(form), income(form), vehicle, bank(form)]
  },
}

export interface Vehicle {
  model: string
  price: number
  downPayment: number
}
