import { isDerived, type QuestionName } from '@marketplace/contract/customers/customer-fields'
import { groupsOf, questionsIn, type QuestionGroup } from '@marketplace/contract/customers/product-questions'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { details } from '../../i18n/en/details.ts'
import { detailsBusiness } from '../../i18n/en/details-business.ts'
import { detailsCourse } from '../../i18n/en/details-course.ts'
import { detailsGold } from '../../i18n/en/details-gold.ts'
import { detailsProperty } from '../../i18n/en/details-property.ts'
import { detailsVehicle } from '../../i18n/en/details-vehicle.ts'

const words = {
  ...details,
  ...detailsBusiness,
  ...detailsCourse,
  ...detailsGold,
  ...detailsProperty,
  ...detailsVehicle,
}

/** What we ask a customer of a loan, screen by screen, in the words that they read. */
export const askedOf = (
  product: LoanProduct,
): { group: QuestionGroup; title: string; questions: readonly string[] }[] =>
  groupsOf(product).map((group) => ({
    group,
    title: words[`details.${group}`],
    questions: questionsIn(group, product)
      .filter((question) => !isDerived(question))
      .map((question) => words[`details.${question}`]),
  }))

/** What has to be at hand to answer a question. */
const papers: Partial<Readonly<Record<QuestionName, string>>> = {
  tin: 'PAN card',
  monthly_income: 'Salary slips, or the income tax return of who earns otherwise',
  account_number: 'Passbook or cancelled cheque of the bank account',
  business_pan: 'PAN card of the business',
  gstin: 'GST registration certificate',
  business_current_turnover: 'Sales of the last year, from GST or income tax returns',
  gold_weight_grams: 'The gold itself: the lender weighs it',
  property_value: 'Agreement for sale or title papers of the property',
  course_cost: 'Letter of admission with the fees of the course',
  co_applicant_income: 'Income papers of who signs with the student',
  vehicle_price: 'Quotation of the dealer',
}

/** Papers and things that the questions of a loan ask for, each once; what else a lender wants, it asks for itself. */
export const atHandFor = (product: LoanProduct): string[] => [
  ...new Set(
    groupsOf(product)
      .flatMap((group) => questionsIn(group, product))
      .flatMap((question) => papers[question] ?? []),
  ),
]

/** How a loan goes, from the link to the money. */
export const stepsOf = (product: LoanProduct): string[] => {
  const { security, goes_on, paid_out } = productJourneys[product]
  return [
    'Opens your link, proves the number or e-mail with a passcode and agrees to the terms. From then you brought them, for 30 days.',
    'Chooses the product. From then it is your lead, until the day beside it.',
    'Answers what the offers go by, on one screen: the loan, the income, the birth date, the PIN code and the credit score.',
    goes_on === 'server'
      ? 'Is led to the lenders that lend on what was told.'
      : 'Sees the offers of all lenders in our published order, with cost and key facts.',
    'Opens the key facts, tells the lender what it still needs, agrees that this lender is sent the details, and applies; to several lenders if they like.',
    ...(security === null
      ? []
      : [
          {
            gold: 'Brings the gold to the lender, who weighs it and pays at once.',
            property: 'The lender looks at the property and its papers.',
            vehicle: 'The lender pays the dealer, and the vehicle stands as security.',
          }[security.kind],
        ]),
    {
      at_once: 'The lender checks, sanctions and pays out.',
      building: 'The lender sanctions, and pays out as the building grows.',
      course: 'The lender sanctions, and pays out as the fees of the course fall due.',
    }[paid_out],
  ]
}
