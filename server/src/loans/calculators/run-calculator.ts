import { productJourneys } from '@marketplace/contract/reference/product-journeys'
import { calculatorInputs, type CalculatorName } from '@marketplace/contract/loans/calculator-inputs'
import type {
  CalculatorAnswers,
  CalculatorExamples,
  CalculatorPage,
  LendersAt,
} from '@marketplace/contract/loans/calculators'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { goldRateOn } from '../../reference/gold-rates/gold-rate-on.ts'
import { listGoldRates } from '../../reference/gold-rates/published.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { productsOfBrand } from '../../reference/products/products-of-brand.ts'
import { Problem } from '../../platform/http/problem.ts'
import { translate } from '../../platform/http/translate.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { figuresOn } from '../../reference/regulated-figures/figures-on.ts'
import { listRegulatedFigures } from '../../reference/regulated-figures/published.ts'
import type { Services } from '../../market/services.ts'
import { workOutEligibility, workOutEmi, workOutForeclosure, type CalculatorFacts } from './calculate.ts'
import { lendersAt } from './lenders-at.ts'
import { readInputs, type InputValues, type ReadInputs } from './read-inputs.ts'
import { workOutGoldValue } from './work-out-gold-value.ts'

interface Asking {
  services: Pick<Services, 'db' | 'now' | 'lenders'>
  brand: KnownBrand
}
type Given = Readonly<Record<string, string | undefined>>
type Inputs<Name extends CalculatorName> = (typeof calculatorInputs)[Name]

const workOut: {
  [Name in CalculatorName]: (
    values: InputValues<Inputs<Name>>,
    facts: CalculatorFacts,
  ) => CalculatorAnswers[Name]
} = {
  emi: workOutEmi,
  eligibility: workOutEligibility,
  foreclosure: workOutForeclosure,
  'gold-value': workOutGoldValue,
}

/** @throws Error naming a figure that is not in force today. */
const readFacts = async ({ db, now }: Asking['services']): Promise<CalculatorFacts> => {
  const day = dayInIndia(now())
  const [rows, rates] = await Promise.all([listRegulatedFigures(db), listGoldRates(db)])
  return { day, figures: figuresOn(rows, day), gold_rate: goldRateOn(rates, day) }
}

type Worked = {
  [Name in CalculatorName]: { name: Name; values: InputValues<Inputs<Name>>; answer: CalculatorAnswers[Name] }
}[CalculatorName]

/** Over as long gold is lent where nothing is said of the time: what is asked first. */
const goldMonths = productJourneys['Gold Loans'].first_ask.tenure_months

/** Who lends what came out, where it is a loan. */
const lendersOf = (
  { services, brand }: Asking,
  { name, values, answer }: Worked,
  today: string,
): { lenders?: LendersAt } => {
  if (name === 'foreclosure') return {}
  const products = productsOfBrand(brand)
  const where = { directory: services.lenders(), brand_id: brand.brand.brand_id, products, today }
  const found =
    name === 'gold-value'
      ? lendersAt(
          { amount: Math.floor(answer.amount), tenure_months: goldMonths, emi: null },
          { ...where, products: products.filter(({ product_type }) => product_type === 'Gold Loans') },
        )
      : lendersAt(
          {
            amount: name === 'emi' ? values.amount : answer.amount,
            tenure_months: values.months,
            emi: answer.emi,
          },
          where,
        )
  return found === undefined ? {} : { lenders: found }
}

const answerOf = async <Name extends CalculatorName>(
  asking: Asking,
  name: Name,
  { values, faults }: ReadInputs<Inputs<Name>>,
): Promise<CalculatorAnswers[Name]> => {
  if (values === null) throw new Problem('invalid_request', faults)
  const facts = await readFacts(asking.services)
  const answer = workOut[name](values, facts)
  return { ...answer, ...lendersOf(asking, { name, values, answer } as Worked, facts.day) }
}

/** What a calculator answers to what was typed. @throws Problem invalid_request with the fields that are wrong. */
export const runCalculator = <Name extends CalculatorName>(
  asking: Asking,
  name: Name,
  given: Given,
): Promise<CalculatorAnswers[Name]> =>
  answerOf(asking, name, readInputs<Inputs<Name>>(calculatorInputs[name], given))

/** The same for a page: what is wrong stands beside its field, and nothing typed is lost. */
export const showCalculator = async (
  asking: Asking,
  name: CalculatorName,
  given: Given,
  language: LanguageId,
): Promise<CalculatorPage> => {
  const read = readInputs<Inputs<CalculatorName>>(calculatorInputs[name], given)
  const { typed } = read
  try {
    return { name, typed, faults: {}, answer: await answerOf(asking, name, read) }
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid_request') throw error
    const faults = error.details.map(({ field, key, values }) => [field, translate(language, key, values)])
    return { name, typed, faults: Object.fromEntries(faults) as Record<string, string>, answer: null }
  }
}

/** What a calculator answers to what stands there first. */
const exampleOf = <Name extends CalculatorName>(
  name: Name,
  facts: CalculatorFacts,
): CalculatorAnswers[Name] => {
  const { values } = readInputs<Inputs<Name>>(calculatorInputs[name], {})
  if (values === null) throw new Error(`the calculator ${name} begins with what it refuses`)
  return workOut[name](values, facts)
}

/** The figure that each begins with. */
export const showExamples = async (services: Asking['services']): Promise<CalculatorExamples> => {
  const facts = await readFacts(services)
  return {
    emi: exampleOf('emi', facts).emi,
    eligibility: exampleOf('eligibility', facts).amount,
    foreclosure: exampleOf('foreclosure', facts).total,
    'gold-value': exampleOf('gold-value', facts).amount,
  }
}
